// What the build compiles from habits/ (scripts/build/compile-shelf.ts).
declare module '#shelf/habits' {
  export const head: readonly import('./compile-habits.ts').HabitHead[]
  /** The tellings of every habit, by its name and by page and reader. */
  export function bodyOf(
    body: 'told',
  ): Readonly<Record<string, Readonly<Record<string, readonly import('../lines/lines.ts').Written[]>>>>
}
