// Facts about pictures that server, screens and database share.

/** `idle` is a book that has no job. */
export const jobStatuses = ['idle', 'queued', 'running', 'completed', 'failed', 'canceled'] as const
export type JobStatus = Exclude<(typeof jobStatuses)[number], 'idle'>

/** The styles that the embedded illustrator draws; an operator's own style is drawn as `defaultStyle` and described to providers. */
export const defaultStyle = 'vector'

export const pictureSizes = {
  /** Final pictures on screens and in the PDF for screens. */
  screen: { width: 1650, height: 1275 },
  preview: { width: 512, height: 396 },
  portrait: 640,
  /** 11 x 8.5 inches and an eighth of an inch of bleed on every side. */
  print: { width: 3375, height: 2625 },
} as const

/** Dots an inch of a print, and of a screen's picture on the same page. */
export const printDensity = 300
export const screenDensity = 150

export const pictureLimits = {
  /** A wish of 'Request Changes'. */
  wish: 600,
  cancelReason: 200,
  /** Earlier pictures of a page that can be had again. */
  kept: 6,
  /** A batch is waited for this long before its caller is told to look again. */
  batchWait: 120_000,
} as const

export const photoLimits = {
  megabytes: 10,
  megapixels: 40,
  /** The longer side of what is kept. */
  side: 1024,
  days: 30,
} as const

/** The version of the words beside the box that is ticked before a photo is chosen. */
export const photoConsentVersion = '2026-11-21'
