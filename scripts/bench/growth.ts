// A shop that grows: at each size what gives out first, what helps, and what gives out next, until nothing does.

import { habits, meanBook } from './book-costs.ts'
import { coresFor } from './scaling-model.ts'
import type { Figures } from './scaling-figures.ts'

export interface Size {
  members: number
  /** In the busiest minutes. */
  booksPerMinute: number
  /** For so long books have been kept. */
  years: number
}

/** The busiest minutes of the year beside a usual one, and the busiest of a day. */
export const busiest = { ofTheYear: 5, ofTheDay: 3 } as const

/** No part is meant to be busier than this. */
export const mostBusy = 0.7

/** PostgreSQL and the machines as one buys them: assumptions, each larger one only when the smaller one gives out. */
const databases = [
  { name: 'the database on the same machine', cores: 2, connections: 100, gigabytes: 500 },
  { name: 'managed PostgreSQL, 8 cores', cores: 8, connections: 500, gigabytes: 4000 },
  { name: 'managed PostgreSQL, 32 cores', cores: 32, connections: 2000, gigabytes: 16_000 },
  { name: 'managed PostgreSQL, 96 cores', cores: 96, connections: 5000, gigabytes: 64_000 },
] as const
const coresOfAWorker = 8
const connectionsOfAProcess = 16
const diskGigabytes = 1000
const gigabyte = 1024 ** 3

export interface Built {
  workerCores: number
  serverCores: number
  hasObjectStorage: boolean
  database: number
  hasPooler: boolean
  replicas: number
  /** Databases that members are spread over. */
  partitions: number
}

export const atFirst: Built = {
  workerCores: 2,
  serverCores: 2,
  hasObjectStorage: false,
  database: 0,
  hasPooler: false,
  replicas: 0,
  partitions: 1,
}

interface Load {
  name: string
  /** Of what there is; above `mostBusy` it gives out. */
  busy: number
  remedy: string
  mend(): Built
}

function loadsOf(figures: Figures, { members, booksPerMinute, years }: Size, built: Built): Load[] {
  const book = meanBook(figures)
  const booksPerSecond = booksPerMinute / 60
  const booksKept = years * (booksPerMinute / busiest.ofTheYear) * 60 * 24 * 365
  const calls = ((members * habits.callsADay) / (24 * 3600)) * busiest.ofTheDay
  const database = databases[built.database] ?? databases[0]
  const isLargest = built.database === databases.length - 1
  const larger = (): Pick<Load, 'remedy' | 'mend'> => ({
    remedy: databases[built.database + 1]?.name ?? '',
    mend: () => ({ ...built, database: built.database + 1 }),
  })
  const apart = (): Pick<Load, 'remedy' | 'mend'> => ({
    remedy: `${built.partitions * 2} databases, members spread over them`,
    mend: () => ({ ...built, partitions: built.partitions * 2 }),
  })

  const painting = booksPerSecond * book.worker
  const answering = booksPerSecond * book.server + calls * figures.myBooks.server
  const writing = booksPerSecond * book.database
  const reading = calls * figures.myBooks.database
  const processes = Math.ceil(built.workerCores / coresOfAWorker) + Math.ceil(built.serverCores / 2)
  const files = (booksKept * book.bytes) / gigabyte
  const rows = (booksKept * book.databaseBytes) / gigabyte
  const writers = (writing + reading / (1 + built.replicas)) / (database.cores * built.partitions)

  return [
    {
      name: 'worker cores',
      busy: painting / built.workerCores,
      remedy: `${coresFor(painting, mostBusy)} cores of workers`,
      mend: () => ({ ...built, workerCores: coresFor(painting, mostBusy) }),
    },
    {
      name: 'server cores',
      busy: answering / built.serverCores,
      remedy: `${coresFor(answering, mostBusy)} cores of servers`,
      mend: () => ({ ...built, serverCores: coresFor(answering, mostBusy) }),
    },
    {
      name: 'disk for files',
      busy: built.hasObjectStorage ? 0 : files / diskGigabytes,
      remedy: 'object storage',
      mend: () => ({ ...built, hasObjectStorage: true }),
    },
    {
      name: 'database connections',
      busy: built.hasPooler ? 0 : (processes * connectionsOfAProcess) / (database.connections * built.partitions),
      ...(isLargest || built.database > 1
        ? { remedy: 'a pooler before the database', mend: () => ({ ...built, hasPooler: true }) }
        : larger()),
    },
    {
      name: 'database cores',
      busy: writers,
      ...(!isLargest
        ? larger()
        : reading > writing && built.replicas < 4
          ? { remedy: `${built.replicas + 1} read replicas`, mend: () => ({ ...built, replicas: built.replicas + 1 }) }
          : apart()),
    },
    {
      name: 'database size',
      busy: rows / (database.gigabytes * built.partitions),
      ...(isLargest ? apart() : larger()),
    },
  ]
}

export interface Relief {
  size: Size
  /** What gave out first of all, and how much too small it was: 2 is twice. */
  bottleneck: string
  busy: number
  remedy: string
}

/** Each remedy in the order in which it was needed, and what stands in the end. */
export function grow(figures: Figures, sizes: readonly Size[]): { reliefs: Relief[]; built: Built } {
  const reliefs: Relief[] = []
  let built = atFirst
  for (const size of sizes) {
    for (;;) {
      const loads = loadsOf(figures, size, built)
      const [worst] = loads.toSorted((a, b) => b.busy - a.busy)
      if (!worst || worst.busy <= mostBusy) break
      reliefs.push({ size, bottleneck: worst.name, busy: worst.busy, remedy: worst.remedy })
      built = worst.mend()
    }
  }
  return { reliefs, built }
}

export const sizes: readonly Size[] = [
  { members: 1000, booksPerMinute: 0.1, years: 1 },
  { members: 10_000, booksPerMinute: 1, years: 1 },
  { members: 100_000, booksPerMinute: 10, years: 1 },
  { members: 1_000_000, booksPerMinute: 100, years: 1 },
  { members: 10_000_000, booksPerMinute: 1000, years: 1 },
  { members: 10_000_000, booksPerMinute: 1000, years: 5 },
]
