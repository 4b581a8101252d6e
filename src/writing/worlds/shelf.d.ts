// What the build compiles from worlds/ (scripts/build/compile-shelf.ts).
declare module '#shelf/worlds' {
  export const head: readonly import('./world.ts').WorldHead[]
  export function bodyOf(id: string): import('./world.ts').WorldBody
}

declare module '#shelf/lives' {
  export const head: readonly import('./world.ts').LifeHead[]
}

declare module '#shelf/language' {
  export const head: import('../plan/stems.ts').Language
}
