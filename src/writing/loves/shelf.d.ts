// What the build compiles from hobbies/ (scripts/build/compile-shelf.ts).
declare module '#shelf/hobbies' {
  export const head: readonly import('./hobby-card.ts').HobbyCard[]
}
