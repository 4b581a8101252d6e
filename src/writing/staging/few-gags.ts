// Keeps a book's small jokes few: only where place and mood suit them, never the same twice, never close together.
import type { Gag, Place, Scene } from '../../stage/scene.ts'

const ROOMS: readonly Place[] = [
  'bedroom',
  'kitchen',
  'living-room',
  'attic',
  'cellar',
  'bakery',
  'workshop',
  'school',
  'library',
  'museum',
  'theatre',
  'stairs',
  'train',
]
const GREEN: readonly Place[] = ['garden', 'park', 'pond', 'river', 'forest', 'meadow', 'farm', 'hill', 'jungle']
const TOWN: readonly Place[] = ['street', 'square', 'market', 'bridge', 'harbour', 'station']

/** Where each joke could happen; those that no place is named for stay out of told books. */
const HOMES: Readonly<Partial<Record<Gag, readonly Place[]>>> = {
  'mouse-watching': [...ROOMS, 'farm'],
  'bird-on-head': [...GREEN, ...TOWN, 'beach'],
  'snail-passing': GREEN,
  'duck-following': ['pond', 'river', 'park', 'farm', 'street', 'square', 'harbour'],
  'hat-blown-off': [...TOWN, ...GREEN, 'beach', 'rooftop'],
  'odd-socks': ['bedroom'],
  'frog-in-cup': ['pond', 'river', 'garden'],
  'small-copy-of-hero': ['bedroom', 'living-room', 'attic', 'theatre'],
}

/** In a book that weighs something nobody is made a fool of. */
const GENTLE: ReadonlySet<Gag> = new Set(['mouse-watching', 'snail-passing', 'duck-following'])

const MOST = 3
const APART = 6
const SORRY = -0.2

function suits({ gag, place, time, mood, shot, props }: Scene): boolean {
  if (!gag || mood < SORRY || shot === 'close') return false
  if (gag === 'bird-on-head' && time === 'night') return false
  return props.length < 3 && HOMES[gag]?.includes(place) === true
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
