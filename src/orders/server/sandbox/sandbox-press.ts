// The test press, where no printer is set: it checks the files, prints nothing, and plays what a printer would say as time goes by.

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { sandboxObjects } from '../../../../database/schema/orders.ts'
import { day, minute, second } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { Press, Printing, PrintStatus } from '../print/press.ts'

/** Since it was asked for. */
const acts: readonly { from: number; status: PrintStatus }[] = [
  { from: 10 * minute, status: 'delivered' },
  { from: 4 * minute, status: 'shipped' },
  { from: minute, status: 'in_production' },
  { from: 0, status: 'sent' },
]
const playing = z.object({ at: z.coerce.date(), problem: z.string().nullable(), canceled: z.boolean() })
type Playing = z.output<typeof playing>

export function sandboxPress({ database, files, now }: Pick<Hands, 'database' | 'files' | 'now'>): Press {
  const { owner } = database

  function played(id: string, { at, problem, canceled }: Playing): Printing {
    const since = now().getTime() - at.getTime()
    const reached = acts.find(({ from }) => since >= from)?.status ?? 'sent'
    const status = problem !== null ? 'rejected' : canceled ? 'canceled' : reached
    const isOut = status === 'shipped' || status === 'delivered'
    return { id, status, cost: 0, problem, carrier: isOut ? 'Test post' : null, tracking_url: null }
  }

  async function read(id: string): Promise<Playing> {
    const [kept] = await owner.select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
    if (!kept) throw new Error('The test press knows of no such print')
    return playing.parse(kept.data)
  }

  return {
    async print({ externalId, interior, cover }) {
      const id = `print_${externalId}`
      const isPdf = async (key: string) =>
        Buffer.from((await files.get(key))?.subarray(0, 5) ?? []).toString() === '%PDF-'
      const problem = (await isPdf(interior)) && (await isPdf(cover)) ? null : 'The files cannot be read.'
      const data = { at: now().toISOString(), problem, canceled: false }
      await owner.insert(sandboxObjects).values({ id, kind: 'print', data }).onConflictDoNothing()
      return played(id, await read(id))
    },
    look: async (id) => played(id, await read(id)),
    async cancel(id) {
      const found = await read(id)
      if (played(id, found).status !== 'sent') return
      const data = { ...found, at: found.at.toISOString(), canceled: true }
      await owner.update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, id))
    },
    lastStatus: 'delivered',
    lookEvery: 20 * second,
    arrivesWithin: day,
  }
}
