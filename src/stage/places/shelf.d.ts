// What the build compiles from places/ (scripts/build/compile-shelf.ts).
declare module '#shelf/places' {
  export const head: readonly import('./place-card.ts').PlaceCard[]
}
