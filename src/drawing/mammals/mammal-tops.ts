// What grows on a mammal's head: manes, horns, antlers, wool and quills.
import { patchOf } from '../coats/patch-of.ts'
import { mix, shadeOf, tone } from '../shapes/color.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { HeadOf } from './head-of.ts'
import type { Top } from './mammals.data.ts'

const HORN = { material: 'stone', puff: 0.8 } as const

export function drawBehindHead(head: HeadOf): void {
  for (const top of head.mammal.tops ?? []) BEHIND[top]?.(head)
}

export function drawAbove(head: HeadOf): void {
  for (const top of head.mammal.tops ?? []) ABOVE[top]?.(head)
}

/** A ring of points about the head: locks of a mane, or quills. */
function ring(many: number, inner: number, outer: number, tension: number): Path {
  const points: number[] = []
  for (let i = 0; i < many * 2; i++) {
    const a = (i / (many * 2)) * Math.PI * 2 - Math.PI / 2
    const r = i % 2 === 0 ? outer : inner
    points.push(Math.cos(a) * r, 2 + Math.sin(a) * r)
  }
  return blob(points, tension)
}

const maneOf = ({ own, accent, mammal }: HeadOf) => patchOf(own.spec.look, 'mane', 'hair') ?? mammal.hair ?? accent

const BEHIND: Readonly<Partial<Record<Top, (head: HeadOf) => void>>> = {
  lion: (head) => head.p(ring(13, 112, 134, 1), maneOf(head), 'tuft', head.own.more),
  quills: ({ p, hide, own }) => {
    const said = patchOf(own.spec.look, 'spikes')
    p(ring(17, 104, 132, 0.25), said ? shadeOf(said, 0.8) : shadeOf(hide, 1.4), 'quill', own.more)
    p(ring(15, 92, 116, 0.25), said ?? shadeOf(hide, 0.6), 'quill', own.more)
  },
  mane: (head) => {
    const { p, own, yaw } = head
    const s = yaw >= 0 ? -1 : 1
    const locks = [
      s * 18,
      -92,
      s * 52,
      -86,
      s * 82,
      -48,
      s * 78,
      -10,
      s * 92,
      26,
      s * 74,
      54,
      s * 84,
      84,
      s * 50,
      74,
      s * 34,
      20,
      s * 30,
      -50,
    ]
    p(blob(locks), maneOf(head), 'tuft', own.more)
  },
  antlers: ({ p }) => {
    for (const s of [-1, 1]) {
      p(limb([s * 26, -66, 7, s * 44, -108, 6, s * 38, -146, 5, s * 52, -172, 3.4]), '#a77f58', 'horn', HORN)
      p(limb([s * 42, -104, 5, s * 68, -118, 4.4, s * 78, -142, 3]), '#a77f58', 'horn', HORN)
      p(limb([s * 40, -140, 4.4, s * 20, -158, 3]), '#a77f58', 'horn', HORN)
    }
  },
  goat: ({ p }) => {
    for (const s of [-1, 1])
      p(limb([s * 22, -68, 12, s * 32, -108, 10.5, s * 58, -134, 8, s * 88, -138, 3]), '#b8a58c', 'horn', HORN)
  },
  horns: ({ p }) => {
    for (const s of [-1, 1])
      p(limb([s * 38, -66, 11, s * 66, -84, 9.5, s * 76, -108, 7, s * 70, -128, 3]), '#f2e6cf', 'horn', HORN)
  },
  knobs: ({ p, hide, accent }) => {
    for (const s of [-1, 1]) {
      p(limb([s * 22, -70, 8, s * 30, -112, 6.4]), hide, 'horn', HORN)
      p(oval(s * 31, -120, 12, 12), accent, 'horn', { material: 'fur', puff: 0.9 })
    }
  },
}

/** From the crown over the eyes to the nose. */
export function drawStripes({ p, dx, dy, own }: HeadOf): void {
  for (const s of [-1, 1])
    p(limb([s * 30, -74, 11, dx + s * 37, -14 + dy, 24, dx + s * 22, 30 + dy, 9]), '#2f2c33', 'stripe', {
      ...own.more,
      plain: true,
      decal: true,
    })
}

const ABOVE: Readonly<Partial<Record<Top, (head: HeadOf) => void>>> = {
  lion: (head) => {
    if (!head.behind) return
    head.p(ring(11, 84, 100, 1), maneOf(head), 'tuft', head.own.more)
    head.p(ring(8, 40, 56, 1), shadeOf(maneOf(head), 0.4), 'tuft', head.own.more)
  },
  quills: ({ p, hide, own, behind }) => {
    if (!behind) return
    for (const [r, dark] of [
      [92, 1],
      [66, 0.4],
      [38, 1.2],
    ] as const)
      p(ring(13, r - 18, r, 0.25), shadeOf(patchOf(own.spec.look, 'spikes') ?? hide, dark), 'quill', own.more)
  },
  mane: (head) => {
    const { p, dx, own, behind } = head
    if (behind)
      return p(blob([-24, -88, 24, -88, 30, -20, 18, 60, 0, 92, -18, 60, -30, -20]), maneOf(head), 'tuft', own.more)
    const lock = [
      dx - 20,
      -90,
      dx + 18,
      -92,
      dx + 26,
      -70,
      dx + 10,
      -44,
      dx + 8,
      -26,
      dx - 8,
      -46,
      dx - 22,
      -34,
      dx - 26,
      -66,
    ]
    p(blob(lock), maneOf(head), 'tuft', own.more)
  },
  crest: (head) => {
    const { p, own } = head
    for (const [x, y] of [
      [-22, -98],
      [-8, -108],
      [8, -108],
      [22, -98],
    ] as const)
      p(limb([x * 0.6, -70, 9, x * 0.9, y + 16, 8, x, y, 4]), maneOf(head), 'tuft', own.more)
  },
  fluff: (head) => {
    const { p, own, hide } = head
    for (const [x, y] of [
      [-18, -92],
      [0, -102],
      [19, -92],
    ] as const)
      p(limb([x * 0.5, -70, 10, x * 0.8, y + 14, 9, x, y, 4]), tone(hide, 0.03), 'tuft', own.more)
  },
  unicorn: ({ p, dx }) => {
    p(limb([dx, -70, 13, dx + 3, -112, 8, dx + 6, -158, 1.6]), '#f6c94f', 'horn', {
      material: 'metal',
      puff: 0.9,
      lit: true,
    })
    for (const [y, w] of [
      [-86, 10],
      [-104, 8],
      [-122, 6],
    ] as const)
      p(limb([dx + 2 - w, y + 4, 1, dx + 3, y + 1, 1.8, dx + 4 + w, y - 6, 1]), '#c98f1f', 'horn', { decal: true })
  },
  'nose-horn': ({ p, dx, dy, behind }) => {
    if (behind) return
    p(
      blob([
        dx * 1.5 - 18,
        34 + dy,
        dx * 1.5 - 8,
        2 + dy,
        dx * 1.6 + 6,
        -34 + dy,
        dx * 1.5 + 12,
        4 + dy,
        dx * 1.5 + 18,
        34 + dy,
        dx * 1.5,
        40 + dy,
      ]),
      '#efe3d0',
      'horn',
      HORN,
    )
    p(blob([dx - 9, -40 + dy, dx, -62 + dy, dx + 9, -40 + dy, dx, -36 + dy]), '#efe3d0', 'horn', HORN)
  },
  wool: ({ p, own, hide, behind }) => {
    const wool = mix(hide, '#fffdf8', 0.3)
    const curls = behind
      ? ([
          [-44, -40, 40],
          [0, -58, 44],
          [44, -40, 40],
          [-40, 16, 42],
          [40, 16, 42],
          [0, 40, 44],
          [0, -8, 46],
        ] as const)
      : ([
          [-58, -50, 27],
          [-30, -74, 30],
          [4, -84, 32],
          [36, -72, 30],
          [60, -48, 26],
        ] as const)
    for (const [x, y, r] of curls) p(oval(x, y, r, r * 0.94), wool, 'tuft', { ...own.more, puff: 1 })
  },
  goat: ({ p, dx, behind, trim, own }) => {
    if (!behind) p(blob([dx - 16, 84, dx + 16, 84, dx + 10, 112, dx + 2, 130, dx - 8, 112]), trim, 'tuft', own.more)
  },
}
