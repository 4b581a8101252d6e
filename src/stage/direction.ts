// How a page is shown: what the director of a whole book decided for it. Pages without one are shown as their shot says.

/** Shots by name, for whoever reads the plan of a book. */
export const VIEWS = ['far', 'wide', 'whole', 'low', 'high', 'near', 'hands', 'behind', 'without'] as const
export type View = (typeof VIEWS)[number]

/** How a picture without a full background ends: at its style's edge, in a round, or with nothing behind whom it tells of. */
export const ENDS = ['edge', 'round', 'bare'] as const
export type PictureEnd = (typeof ENDS)[number]

/** From where a page is seen, in parts of its height. */
export interface Camera {
  view: View
  /** How high the hero is when upright, at most. */
  tall: number
  /** Where the horizon is, from the top. */
  horizon: number
  /** Where on the stage the heroes are: -1 its left end, 1 its right. */
  across: number
}

export interface Direction {
  /** None where the author of the page says how it is seen, or a wish has changed what is seen. */
  camera?: Camera
  /** Which part of the book's pages give up their full background before this one, 0 to 1, and how the picture ends then. */
  open?: { after: number; end: PictureEnd }
}

/** The page ends below hands and what they hold. */
export const isFromNear = ({ shot, direction }: { shot: string; direction?: Direction }): boolean =>
  shot === 'close' || direction?.camera?.view === 'near' || direction?.camera?.view === 'hands'
