// What the build compiles from people/ (scripts/build/compile-shelf.ts).
declare module '#shelf/people' {
  export const head: readonly import('./person-card.ts').PersonCard[]
}
