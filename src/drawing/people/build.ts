// How a body is made: lengths and widths in figure units, where every head is 160 high.
export interface Build {
  head: number
  /** How long the face is, 0 round child, 1 grown-up. */
  grown: number
  /** 1 for a baby: rounder, lower face. */
  young: number
  neck: number
  /** How much higher than usual the head is over a back on four legs. */
  rise?: number
  torso: number
  shoulder: number
  hip: number
  arm: number
  leg: number
  armR: number
  legR: number
  belly: number
  foot: number
  /** 1 for who is soon to have a baby, less for a belly. */
  bump?: number
  /** 1 where the back is bent with age. */
  stoop?: number
  /** The whole figure beside a child of the same book. */
  size: number
}

/** A kind of animal that has a body of its own. */
export interface Kind {
  /** How high it is beside a child of six. */
  tall: number
  build: Partial<Build>
  /** It does not lie down: it sleeps as it sits, as birds do. */
  roosts?: true
}
