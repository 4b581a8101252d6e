// argon2id off the event loop, a few at a time: hashing must leave threads for files and for everybody else.

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { signInBusy } from '../../auth-refusals.ts'

/** OWASP's minimum for argon2id, its default here. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Longer than this nobody is kept waiting on a slow machine, in ms. */
const longestWait = 1500

export interface PasswordHasher {
  /** Turns away before any other work is done: an overload must cost next to nothing. */
  refuseWhenFull(): void
  hash(password: string): Promise<string>
  /** Without a hash, as for an unknown e-mail, it takes just as long and says no. */
  matches(stored: string | undefined, password: string): Promise<boolean>
}

export interface HasherOptions {
  atOnce?: number
  /** How many may wait at most; more are turned away at once. */
  waiting?: number
}

export function passwordHasher({
  // The pool has four threads.
  atOnce = Math.min(3, availableParallelism()),
  waiting = 100,
}: HasherOptions = {}): PasswordHasher {
  let running = 0
  const queue: (() => void)[] = []
  let decoy: Promise<string> | undefined

  /** How long one takes on this machine at present, in ms. */
  let usual = 20

  const refuseWhenFull = () => {
    const wait = (queue.length * usual) / atOnce
    if (queue.length >= waiting || wait > longestWait) throw signInBusy()
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      refuseWhenFull()
      // Whoever ends hands its place over, so `running` stays.
      await new Promise<void>((start) => queue.push(start))
    } else running += 1
    const started = performance.now()
    try {
      return await work()
    } finally {
      usual = usual * 0.9 + (performance.now() - started) * 0.1
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    refuseWhenFull,
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(stored, password) {
      decoy ??= hash('nobody has this password', cost)
      const against = stored ?? (await decoy)
      const same = await inTurn(() => verify(against, password))
      return same && stored !== undefined
    },
  }
}
