// All words of the review screen and of the story being written.

import { booksWords } from '../books/words.ts'

export const storiesWords = {
  title: 'Review your story',
  loading: 'Opening your story',
  lead: 'Read it aloud once. Change what you like; every text you had before is kept.',
  finished: 'This book is finished. What you change here is in every copy that is made from now on.',
  generate: 'Generate Story with AI',
  told: 'Story generated with AI successfully! You can now generate images for each page.',

  writing: {
    title: 'Generating your story... (This may take a minute or two.)',
    first: 'The first words are on their way.',
    done: (pages: number, of: number) => `${pages} of ${of} pages are written`,
    label: 'Pages written',
    region: 'What is written so far',
    told: 'Your story is written',
    read: 'Read it in peace: the pictures come as they are painted. You can change every word later.',
    leave: 'You can leave this page. The story goes on, and waits for you with your book.',
    toBooks: 'Go to My Books',
  },

  page: {
    heading: (number: number) => `Page ${number}`,
    pictureComing: 'Its picture is being painted',
    edit: 'Edit',
    regenerate: 'Regenerate page',
    picture: 'Change picture',
    undo: 'Undo',
    earlier: 'Earlier texts',
    /** For those who do not see which page a button stands on; begins with the words on the button. */
    of: (words: string, number: number) => `${words}: page ${number}`,
    /** Of a member's own words. */
    unshown: (words: readonly string[]) => `Not in its picture: ${words.join(', ')}.`,
    updated: 'Text updated successfully!',
    retold: (number: number) => `Page ${number} is regenerated.`,
    undone: (number: number) => `Page ${number} has the words it had before.`,
  },

  edit: {
    label: (number: number) => `Text of page ${number}`,
    where: 'the page text',
    count: (words: number) => (words === 1 ? '1 word' : `${words} words`),
    onPaper: 'More words than lie well on this picture: they will stand on paper that it fades into.',
    overAll: (most: number) => `Too long: so many words lie over the whole picture. About ${most} words fit.`,
    tooLong: (points: number, most: number) =>
      `Too long: only letters of ${points} points fit, too small to read well. About ${most} words fit.`,
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },

  conflict: {
    title: (number: number) => `Page ${number} was changed somewhere else`,
    words: 'In another tab or on another device. Which of the two do you want to keep?',
    mine: 'Mine, from this page',
    theirs: 'The other one',
    keep: 'Keep this text',
    back: 'Go on editing mine',
  },

  retell: {
    title: (number: number) => `Regenerate page ${number}`,
    words:
      'The storyteller finds other words for what happens on this page. What the other pages depend on stays. The present words are kept.',
    wish: 'Your wish',
    hint: 'You may leave it empty. For example: make it funnier, or let the dog come in earlier. If it cannot be followed, you are told.',
    oursWords: 'Other words for what happens here. The present ones are kept.',
    ours: 'May stay empty. What works on this page is below; a wish that cannot be followed changes nothing, and you are told.',
    chips: 'Wishes that work on this page',
    looking: 'Looking at what works on this page…',
    noChips: 'No short wish works on this page. You can ask for other words, or change them yourself.',
    go: 'Regenerate page',
    pending: 'Regenerating…',
    cancel: 'Cancel',
  },

  earlier: {
    title: (number: number) => `Earlier texts of page ${number}`,
    loading: 'Looking for them…',
    none: 'There are no other texts of this page.',
    came: {
      written: 'As it was first told',
      edited: 'As you changed it',
      retold: 'As it was regenerated',
      undone: 'As it was brought back',
    },
    fromBefore: 'From a story before this one',
    use: 'Use this text',
    close: 'Close',
  },

  anew: {
    button: 'Regenerate a New Story',
    title: 'Write a whole new story?',
    words: 'All 24 pages are written anew from the same answers, with another plot.',
    keeps: 'The present pages are kept: each has them under “Earlier texts”.',
    /** Of a member's own words. */
    fromYours: 'Your story is laid out anew as it stands in the book editor. Empty it there to have one of ours.',
    pictures: 'Pictures that were made for them are put away with them.',
    go: 'Write a new story',
    stay: 'Keep this one',
  },

  titles: {
    heading: 'The title page',
    label: 'Title of the book',
    none: 'Your title',
    group: 'Suggested titles',
    lead: 'Choose one of these, or write your own:',
    more: 'Generate Title Options',
    pending: 'Looking for titles…',
    change: 'Change the title',
    save: 'Save title',
    saving: 'Saving…',
    saved: 'Title saved.',
    required: booksWords.titleRequired,
    failed: 'Failed to save title',
    noMore: 'Failed to generate titles',
    step: 'What is it called?',
    stepLead: 'It stands on the cover, on the title page and in My Books.',
  },

  dedication: {
    heading: 'Dedication',
    suggested: 'The storyteller suggests:',
    use: 'Use this dedication',
    others: 'Or one of these',
    using: 'Saving…',
    saved: 'Dedication saved.',
    change: 'Change the dedication',
    nothing: 'No dedication',
    failed: 'Failed to save dedication',
    step: 'Who is it for?',
    stepLead: 'A few words from you, on the page before the story. It may stay empty.',
    label: 'Your dedication',
  },

  pages: 'The pages',
  back: 'On the back cover',

  names: {
    title: 'Names',
    lead: 'Each name as you spelled it, and where it stands. Look once: print is forever.',
    on: (times: number, pages: number) =>
      `${times === 1 ? 'once' : `${times} times`}, on ${pages === 1 ? '1 page' : `${pages} pages`}`,
    never: 'does not occur in the text',
    page: (name: string, number: number) => `${name}, page ${number}`,
    every: 'Read every place',
    at: (number: number) => `Page ${number}`,
    other: (spelling: string) => `Also spelled ${spelling}:`,
    wrong: 'A name is misspelled? Change it in the book editor, then regenerate the story.',
    change: 'Return to Book Editor',
  },

  notices: 'About this story',
  noticesMore: 'More about it',
  noticesMend:
    'You can put it into the pages in your own words, or change your answers in the book editor and regenerate the story.',

  onward: {
    next: 'NEXT',
    illustrated: 'See it illustrated first',
    preview: 'See the finished book',
    unseen: 'or order it unseen:',
    comes: {
      title: 'Free: title, dedication, style and pictures come next.',
      style: 'Free: art style and 24 pictures come next.',
    },
    toBooks: 'Back to My Books',
    toEditor: 'Return to Book Editor',
    visitor: 'It is kept for a day. With a free account it stays, and you choose how it is painted.',
    save: 'Save this book',
  },

  empty: {
    title: 'No story pages found',
    words: 'This book is waiting for its first sentence.',
  },

  leave: {
    title: 'Leave without saving?',
    words: 'There is something you typed here that is not saved yet.',
    discard: 'Leave without saving',
    stay: 'Keep editing',
  },

  failed: {
    fetchPages: 'Failed to fetch pages',
    regeneratePage: 'Failed to regenerate page',
    regenerateStory: 'Failed to regenerate story',
    generateStory: 'Failed to generate story. Please try again.',
    /** The same without advice, as the server says it. */
    generate: 'Failed to generate story',
    saveEdit: 'Failed to save edit',
    updateText: (message: string) => `Failed to update text: ${message}`,
    updatePage: 'Failed to update page text',
    notYours: 'Unable to update this page. Please refresh the page and try again.',
    noPage: 'This page could not be found. Please refresh the page and try again.',
    pageNotFound: 'Page not found.',
  },
} as const
