// Fifteen feelings as numbers on a face.
import type { Emotion } from '../../stage/scene.ts'

export interface FacePose {
  /** Inner and outer end of the brow, up is negative; `arch` lifts one brow alone. */
  browIn: number
  browOut: number
  arch: number
  /** 0 open, 1 shut. */
  lid: number
  /** The cheek pushing the lower lid up, 0 to 1. */
  low: number
  /** Size of iris and pupil. */
  iris: number
  /** Half width of the mouth, lift of its corners, how far it opens, how round. */
  mouth: number
  smile: number
  open: number
  round: number
  /** Mouth to one side. */
  skew: number
  tongue: number
  blush: number
  /** Chin up is negative. */
  pitch: number
  wink: number
}

const calm: FacePose = {
  browIn: 0,
  browOut: 0,
  arch: 0,
  lid: 0.12,
  low: 0.1,
  iris: 1,
  mouth: 20,
  smile: 7,
  open: 0,
  round: 0,
  skew: 0,
  tongue: 0,
  blush: 0.5,
  pitch: 0,
  wink: 0,
}

export const FACES: Readonly<Record<Emotion, FacePose>> = {
  happy: { ...calm, mouth: 26, smile: 11, open: 0.62, tongue: 0.6, low: 0.22, blush: 0.65, lid: 0.05, browIn: -2 },
  proud: { ...calm, mouth: 25, smile: 12, lid: 0.3, low: 0.24, browOut: -3, browIn: -4, pitch: -0.5, blush: 0.7 },
  excited: { ...calm, mouth: 29, smile: 12, open: 1, tongue: 1, lid: -0.05, browIn: -9, browOut: -7, blush: 0.75, iris: 1.04 },
  curious: { ...calm, mouth: 16, smile: 5, lid: 0, arch: 8, browIn: -3, iris: 1.05, open: 0.16, round: 0.4 },
  worried: { ...calm, mouth: 20, smile: -8, browIn: -10, browOut: 4, lid: 0.06, iris: 0.93, blush: 0.3, low: 0 },
  scared: { ...calm, mouth: 22, smile: -6, open: 0.6, round: 0.35, browIn: -14, browOut: -2, lid: -0.1, iris: 0.78, blush: 0.15, low: 0 },
  sad: { ...calm, mouth: 20, smile: -11, browIn: -11, browOut: 6, lid: 0.32, low: 0.05, pitch: 0.5, blush: 0.35 },
  brave: { ...calm, mouth: 22, smile: 6, browIn: 1, browOut: -5, lid: 0.12, low: 0.2, pitch: -0.35, skew: 3 },
  hopeful: { ...calm, mouth: 19, smile: 9, browIn: -9, browOut: 0, lid: 0, iris: 1.08, pitch: -0.35, blush: 0.6, open: 0.12 },
  surprised: { ...calm, mouth: 14, smile: 0, open: 0.85, round: 1, browIn: -12, browOut: -11, lid: -0.12, iris: 0.9, low: 0 },
  thoughtful: { ...calm, mouth: 15, smile: 0, skew: 7, lid: 0.24, arch: 7, browIn: -2, pitch: -0.15 },
  wonder: { ...calm, mouth: 15, smile: 6, open: 0.5, round: 0.65, browIn: -10, browOut: -8, lid: -0.08, iris: 1.12, blush: 0.65, pitch: -0.4, low: 0 },
  joy: { ...calm, mouth: 30, smile: 13, open: 1.05, tongue: 1, lid: 1, low: 1, browIn: -8, browOut: -5, blush: 0.85, pitch: -0.2 },
  calm,
  funny: { ...calm, mouth: 24, smile: 11, open: 0.5, tongue: 1.6, wink: 1, arch: 6, browIn: -4, blush: 0.7, skew: 2 },
} // prettier-ignore

/** Other ways to show the same feeling, so that a book has more than one grin: what differs from the first. */
export const OTHER_FACES: Readonly<Record<Emotion, readonly Partial<FacePose>[]>> = {
  happy: [{ open: 0, smile: 12, mouth: 27, low: 0.34 }, { open: 0.36, mouth: 23, smile: 10, browIn: -6, browOut: -3, tongue: 0.3 }, { open: 0.5, mouth: 28, low: 0.44, lid: 0.16, skew: 3 }],
  proud: [{ open: 0.32, smile: 11, mouth: 24, lid: 0.2, low: 0.3 }, { lid: 1, low: 0.2, smile: 10, mouth: 22 }, { skew: 5, arch: 6, smile: 9 }],
  excited: [{ open: 0.8, mouth: 24, browIn: -13, browOut: -9, iris: 1.12, lid: -0.1 }, { open: 0.5, mouth: 30, smile: 13, low: 0.34, lid: 0.06, tongue: 0.5 }],
  curious: [{ open: 0, round: 0, smile: 4, skew: 5, arch: 9 }, { open: 0.3, round: 0.75, mouth: 12, browIn: -8, browOut: -5, arch: 2 }, { lid: 0.24, low: 0.24, arch: 10, open: 0, round: 0, smile: 3 }],
  worried: [{ open: 0.3, round: 0.2, smile: -5, mouth: 17 }, { skew: 6, smile: -4, mouth: 14, lid: 0.14, arch: 3 }, { smile: -5, mouth: 25, browIn: -13, lid: 0 }],
  scared: [{ open: 0.45, round: 0.75, mouth: 13 }, { open: 0.95, round: 0.55, mouth: 18, browIn: -16 }, { open: 0, smile: -7, mouth: 16, lid: -0.12, iris: 0.7 }],
  sad: [{ open: 0.26, round: 0.1, smile: -9, mouth: 15, lid: 0.22 }, { lid: 0.52, smile: -8, mouth: 15, pitch: 0.7 }, { smile: -6, skew: 5, mouth: 16, lid: 0.26 }],
  brave: [{ smile: 1, mouth: 18, browIn: 5, browOut: -7, low: 0.3, skew: 0 }, { open: 0.36, smile: 9, mouth: 23, browIn: 3, browOut: -6 }, { lid: 0.24, smile: 5, skew: -4, browIn: 4 }],
  hopeful: [{ open: 0, smile: 8, mouth: 17, browIn: -12 }, { open: 0.34, mouth: 21, smile: 10, tongue: 0.4, blush: 0.7 }],
  surprised: [{ open: 0.5, mouth: 11, arch: 6 }, { open: 1, mouth: 19, round: 0.6, smile: 2, tongue: 0.4 }, { open: 0.7, mouth: 17, smile: 4, round: 0.75, browIn: -14, browOut: -13, iris: 1.04 }],
  thoughtful: [{ skew: -6, arch: 4, lid: 0.34, mouth: 12 }, { open: 0.14, round: 0.6, mouth: 10, skew: 3 }, { smile: -1, mouth: 17, browIn: 4, lid: 0.28, low: 0.26, skew: 0 }],
  wonder: [{ open: 0.3, mouth: 18, smile: 9, round: 0.2 }, { open: 0.7, mouth: 20, smile: 8, round: 0.4, tongue: 0.4 }, { open: 0, smile: 9, mouth: 18 }],
  joy: [{ lid: 0.02, low: 0.46, iris: 1.05 }, { open: 0.72, mouth: 26, smile: 14 }, { open: 0.9, mouth: 33, skew: 3, browIn: -10 }],
  calm: [{ smile: 5, mouth: 17, lid: 0.2 }, { smile: 8, mouth: 22, low: 0.24 }, { open: 0.14, smile: 7, mouth: 18 }],
  funny: [{ wink: 0, lid: 0.1, tongue: 0.8, open: 0.75, arch: 9, skew: 4 }, { open: 0, skew: 6, tongue: 0, smile: 10 }, { wink: 0, tongue: 1.7, open: 0.45, lid: 0.24, arch: 7 }],
} // prettier-ignore
