// What a book and its characters are: their closed lists and limits, shared by every side.

export const bookStatuses = ['draft', 'text_generated', 'completed'] as const
export type BookStatus = (typeof bookStatuses)[number]

/** The steps of making one book, in their order. */
export const bookSteps = ['story', 'title', 'dedication', 'style', 'pictures', 'preview', 'order'] as const
export type BookStep = (typeof bookSteps)[number]

export const limits = {
  books: 500,
  pages: 24,
  characters: 3,
  recipientAge: 18,
  adultAge: 100,
  characterAge: 100,
  title: 120,
  dedication: 600,
  choice: 120,
  shape: 2000,
  ownWords: 10_000,
  interests: 600,
  name: 40,
  description: 600,
} as const

/** Of books that are begun in the wizard and not made yet. */
export const begunLimits = { books: 20, state: 40_000, days: 30 } as const

/** Recipients who are grown up: their age is empty or 18 to 100. */
const adultRecipients = new Set(['myself', 'parent', 'grandparent', 'partner'])

export function isAdultRecipient(recipientType: string): boolean {
  return adultRecipients.has(recipientType.toLowerCase())
}

/** The title as lists show it: a draft may have none yet. */
export function shownTitle(book: { title: string; characters?: { name: string }[] }): string {
  if (book.title !== '') return book.title
  const hero = book.characters?.[0]?.name
  return hero ? `${hero}’s Story` : 'Untitled story'
}

/** What a member fills in about a book, and about a character. */
export const bookNames = [
  'title',
  'dedication',
  'recipient_type',
  'recipient_age',
  'occasion',
  'genre',
  'personal_elements',
  'story_setting',
  'story_theme',
  'moral_lesson',
  'own_words',
  'avoid',
  'rhyme',
  'art_style_id',
] as const
export const characterNames = [
  'name',
  'type',
  'age',
  'gender',
  'personality',
  'physical_description',
  'hobbies',
  'relationship_to_main',
  'name_sounds',
] as const
