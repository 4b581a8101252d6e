// Words of a book that is leafed through, in the preview and where it is shared.

export const leafWords = {
  kind: 'flipbook',
  book: (title: string) => `The book “${title}”`,
  label: 'Leaves of the book',
  endPaper: 'End paper',
  end: 'The End',
  backAlt: 'The place of the story, with nobody in it.',
  before: 'Previous page',
  after: 'Next page',
  cover: 'The cover',
  back: 'The back of the book',
  front: 'Before the story',
  after24: 'After the story',
  onePage: (page: number, of: number) => `Page ${page} of ${of}`,
  twoPages: (one: number, other: number, of: number) => `Pages ${one} and ${other} of ${of}`,
} as const

/** Of a book that is not finished, or does not come whole. */
export const unfinishedWords = {
  untitled: 'A story without a title yet',
  made: (heroes: string) => `This book was made for ${heroes}. There is only one like it.`,
  noPicture: 'Not painted yet',
  lostPicture: 'This picture could not be loaded',
  picturesLost: 'Some pictures could not be loaded. They are safe.',
} as const

/** A book for reading, or as it comes out of the press. */
export const viewWords = {
  label: 'How the book is shown',
  reading: 'To read',
  printed: 'As it is printed',
  size: 'Pages of 11 by 8.5 inches, as they are printed.',
  turn: 'Turn your phone sideways to see them larger.',
} as const
