// A picture in lines: what the illustrator draws for crayons and scissors, and the binder prints as it is.

/** Closed loops of cubic curves in page units: x, y of the start, then six numbers a curve. */
export type Loops = readonly (readonly number[])[]

/** Painted in turn, each hides what lies behind it. */
export interface LineShape {
  loops: Loops
  fill: 'paper' | 'ink'
  /** Width of its outline; 0 for none. */
  line: number
  /** Seen only inside this shape. */
  clip?: Loops
}

export type LineDrawing = readonly LineShape[]
