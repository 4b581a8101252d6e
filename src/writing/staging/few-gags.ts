// Keeps a book's small jokes few: only where place and mood suit them, never the same twice, never close together.
import { placeCalled } from '../../stage/places/places.ts'
import type { Gag, Scene } from '../../stage/scene.ts'

/** In a book that weighs something nobody is made a fool of. */
const GENTLE: ReadonlySet<Gag> = new Set(['mouse-watching', 'snail-passing', 'duck-following'])

const MOST = 3
const APART = 6
const SORRY = -0.2

function suits({ gag, place, time, mood, shot, props }: Scene): boolean {
  if (!gag || mood < SORRY || shot === 'close') return false
  if (gag === 'bird-on-head' && time === 'night') return false
  return props.length < 3 && placeCalled(place).gags.includes(gag)
}

/** The scenes of a book in their order, each with or without its joke. */
export function fewGags(scenes: readonly Scene[], isGrave = false): Scene[] {
  const told = new Set<Gag>()
  let last = -APART
  return scenes.map((scene, at) => {
    const { gag, ...plain } = scene
    if (
      !gag ||
      (isGrave && !GENTLE.has(gag)) ||
      told.size === MOST ||
      told.has(gag) ||
      at - last < APART ||
      !suits(scene)
    )
      return plain
    told.add(gag)
    last = at
    return scene
  })
}
