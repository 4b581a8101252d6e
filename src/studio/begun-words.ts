// The words about what was begun.

export const begunWords = {
  title: (hero: string) => `${hero}’s book is begun`,
  words: 'Everything that you chose on the cover is in it already. A few questions, and the story is written.',
  label: 'The book that you have begun',
  goOn: 'Go on with it',
  waits: (hero: string) => `${hero} is waiting inside.`,
  opening: 'Opening what you began',
  gone: 'What you began could not be opened',
  toBooks: 'Go to My Books',
  cover: (title: string) => `The cover of ${title}`,
} as const
