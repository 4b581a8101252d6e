// What friends are like: each habit is a want, a running joke and the one act that only this friend could do; with all its tellings.
import { bodyOf, head } from '#shelf/habits'
import { linesOf } from '../lines/lines.ts'
import type { Clan, HabitHead } from './compile-habits.ts'

const HEADS: ReadonlyMap<string, HabitHead> = new Map(head.map((one) => [one.id, one]))

export const habitCalled = (id: string): HabitHead | undefined => HEADS.get(id)

export const habitsOf = (clan: Clan): string[] => head.flatMap((one) => (one.clan === clan ? [one.id] : []))

/** By "dog.fetch.intro.b4_6"; older readers share the short runners, "old". */
export const HABITS = linesOf(() =>
  Object.fromEntries(
    Object.entries(bodyOf('told')).flatMap(([id, told]) =>
      Object.entries(told).map(([key, tellings]) => [`${id}.${key}`, tellings] as const),
    ),
  ),
)
