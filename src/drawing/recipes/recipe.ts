// What a style does before any paint: how its people are made, how they look out of their faces, and what it leaves out.
import type { Hex } from '../shapes/color.ts'

export type EyeSystem = 'glass' | 'dots' | 'beans' | 'almonds'

export type PaperEdge = 'torn' | 'cut' | 'swept' | 'framed'

export interface Recipe {
  /** A head beside the rig's own; the body makes up for it, so that everybody stays as high as they are. */
  head: { child: number; grown: number; creature: number }
  /** Arms and legs beside the rig's own, in width. */
  limbs: number
  eyes: EyeSystem
  /** How far the eyes are apart, and how wide glasses are, beside the rig's own. */
  apart: number
  lens: number
  /** How high brows are over the eyes, and how thick. */
  brow: { lift: number; thick: number }
  nose: 'button' | 'line' | 'plane'
  /** The size of a mouth. */
  mouth: number
  /** Pages without a full background: what part of a book they are, on which paper, and how the picture ends there. */
  open?: { share: number; paper: Hex; edge: PaperEdge }
  /** Words lie on paper of the page, which ends the picture so. */
  words?: 'torn' | 'cut'
  /** Scenery is cut from a few inks of the book. */
  cut?: true
}
