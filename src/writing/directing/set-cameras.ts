// The camera of each page: its view in numbers, and never the same size, side and horizon as the page before.
import type { Dice } from '../../base/dice.ts'
import type { Camera, View } from '../../stage/direction.ts'
import type { Scene } from '../../stage/scene.ts'
import { isRoom, type PageToDirect } from './page-facts.ts'

interface Range {
  tall: readonly number[]
  /** Out of doors, and in a room, where the horizon is the foot of its far wall. */
  horizon: readonly number[]
  inRoom: readonly number[]
}

const RANGES: Readonly<Record<View, Range>> = {
  far: { tall: [0.2, 0.22], horizon: [0.82, 0.6, 0.5, 0.72], inRoom: [0.62, 0.76] },
  wide: { tall: [0.3, 0.36, 0.42], horizon: [0.5, 0.66, 0.34, 0.74], inRoom: [0.56, 0.66, 0.46] },
  whole: { tall: [0.5, 0.58, 0.64], horizon: [0.62, 0.7, 0.54], inRoom: [0.64, 0.72, 0.58] },
  low: { tall: [0.78, 0.72], horizon: [0.84, 0.8], inRoom: [0.82, 0.78] },
  high: { tall: [0.46, 0.4], horizon: [0.16, 0.24], inRoom: [0.29, 0.33] },
  near: { tall: [1], horizon: [0.5, 0.58], inRoom: [0.5, 0.58] },
  hands: { tall: [1], horizon: [0.5, 0.4, 0.6], inRoom: [0.5, 0.6] },
  behind: { tall: [0.5, 0.42], horizon: [0.4, 0.52, 0.3], inRoom: [0.5, 0.6] },
  without: { tall: [0.5, 0.42], horizon: [0.6, 0.44, 0.7], inRoom: [0.6, 0.68] },
}

const SIDES = [-0.7, 0.7, 0.1] as const

/** Nearer than this two are the same to whoever turns the page. */
const ALIKE = { tall: 0.12, horizon: 0.09, across: 0.5 } as const

export function isAlike(one: Camera, other: Camera): boolean {
  return (
    Math.abs(one.tall - other.tall) < ALIKE.tall &&
    Math.abs(one.horizon - other.horizon) < ALIKE.horizon &&
    Math.abs(one.across - other.across) < ALIKE.across
  )
}

const apart = (one: Camera, other: Camera | undefined) =>
  other === undefined
    ? 0
    : Math.min(3, Math.abs(one.tall - other.tall) / ALIKE.tall) +
      Math.min(3, Math.abs(one.horizon - other.horizon) / ALIKE.horizon) +
      Math.min(3, Math.abs(one.across - other.across) / ALIKE.across)

export function setCameras(pages: readonly PageToDirect[], views: readonly View[], die: Dice): Camera[] {
  const set: Camera[] = []
  for (const [at, { scene }] of pages.entries()) {
    const view = views[at] ?? 'whole'
    const { tall, horizon, inRoom } = RANGES[view]
    let best: { camera: Camera; worth: number } | undefined
    for (const high of tall)
      for (const line of isRoom(scene.place) ? inRoom : horizon)
        for (const across of SIDES) {
          const camera: Camera = { view, tall: high, horizon: line, across }
          // As unlike the last page as may be, and unlike the one before it.
          const worth = apart(camera, set[at - 1]) + apart(camera, set[at - 2]) * 0.5 + die.next()
          if (!best || worth > best.worth) best = { camera, worth }
        }
    if (best) set.push(best.camera)
  }
  return set
}

/** The nth of a view by itself, on the side away from the words. */
export function cameraOf(view: View, { place, textSide }: Scene, nth: number): Camera {
  const { tall, horizon, inRoom } = RANGES[view]
  const lines = isRoom(place) ? inRoom : horizon
  const across = textSide === 'left' ? 0.5 : textSide === 'right' ? -0.5 : (SIDES[nth % SIDES.length] ?? 0)
  return { view, tall: tall[nth % tall.length] ?? 0.5, horizon: lines[nth % lines.length] ?? 0.6, across }
}
