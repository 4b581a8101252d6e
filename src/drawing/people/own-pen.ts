// The hand that draws a body of a species' own: what was said of a part has its colour, and a coat's pattern lies on the hide.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { CreaturePart, Patterned } from '../../stage/finer-creature.data.ts'
import { coatedAt, isMarked, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn } from '../coats/pattern.ts'
import type { Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import type { Matrix } from '../shapes/matrix.ts'
import type { Path } from '../shapes/path.ts'

const PART_OF: Readonly<Record<string, readonly CreaturePart[]>> = {
  antenna: ['antennae'],
  arm: ['arms'],
  beak: ['beak'],
  belly: ['belly', 'chest'],
  claw: ['claws'],
  comb: ['comb'],
  crest: ['hair'],
  disc: ['face'],
  feather: ['wings'],
  foot: ['feet', 'paws'],
  head: ['head'],
  horn: ['horns'],
  leg: ['legs'],
  muzzle: ['muzzle', 'face', 'head'],
  neck: ['head'],
  shell: ['shell', 'wings', 'spikes', 'back'],
  spike: ['spikes', 'back'],
  tail: ['tail'],
  toe: ['feet'],
  tuft: ['hair', 'head'],
  wing: ['wings'],
}
const PATTERNED: ReadonlySet<string> = new Set(['hide', 'head', 'neck', 'wing', 'tail', 'arm'])

/** What may have a pattern of its own. */
const OWN_PATTERN: Readonly<Record<string, Patterned>> = {
  tail: 'tail',
  wing: 'wings',
  feather: 'wings',
  arm: 'arms',
  leg: 'legs',
  belly: 'belly',
  shell: 'shell',
}

export function ownPen(from: Pen, spec: CharacterSpec): Pen {
  return isMarked(spec.look) || spec.look.patterned ? wrapped(from, spec) : from
}

function wrapped(p: Pen, spec: CharacterSpec): Pen {
  const put = (path: Path, color: Hex, id: string, more: More = {}) => {
    const patch = more.decal && id !== 'disc' ? undefined : patchOf(spec.look, ...(PART_OF[id] ?? []))
    p(path, patch ?? color, id, more)
    const own = OWN_PATTERN[id]
    const look = own ? coatedAt(spec.look, own) : spec.look
    const isPatterned = look !== spec.look && (!more.decal || own === 'belly')
    if (isPatterned || (PATTERNED.has(id) && !more.decal))
      patternOn(p, path, markingOf(look, patch ?? color, more.material ?? 'fur', spec.type))
  }
  return Object.assign(put, {
    m: p.m,
    recipe: p.recipe,
    to: (m: Matrix, more?: string) => wrapped(p.to(m, more), spec),
    point: (x: number, y: number) => p.point(x, y),
  })
}
