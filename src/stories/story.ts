// What a story is: one telling of a book in 24 pages, its states, and the limits of what may be written into it.

/** `none` is a book that has no story yet; it is answered, never stored. */
export const storyStatuses = ['none', 'writing', 'written', 'failed'] as const

/** How a page came to its words. */
export const waysOfWriting = ['written', 'edited', 'retold', 'undone'] as const
export type WayOfWriting = (typeof waysOfWriting)[number]

export const storyLimits = {
  altText: 300,
  pages: 24,
  titles: 5,
  pageText: 2000,
  wish: 2000,
  /** The specification's own length of an image prompt in a list; the whole one is stored. */
  shownImagePrompt: 255,
  promptName: 80,
  promptTemplate: 8000,
  largestSeed: 4_294_967_295,
} as const
