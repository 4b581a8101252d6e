// All words of the book editor.

import { booksWords } from '../books/words.ts'
import { askedWords as asked } from './asked-words.ts'

export const studioWords = {
  newTitle: 'A new book',
  editTitle: 'Edit book information',
  lead: 'A few lines about somebody you love. Only the title and a main character are needed; all else makes the story more theirs.',
  finished: 'This book is finished. What you change here is in every copy that is made from now on.',
  hasStory: 'Its story is written. Names and ideas that you change here are told once you have it written anew.',
  toStory: 'Review your story',
  loading: 'Opening your book',

  save: 'Save',
  saveBook: 'Save Book',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Book saved successfully!',

  information: 'Book Information',
  parts: {
    titlePage: 'The title page',
    who: 'Who is it for?',
    story: 'What happens in it?',
    look: 'What does it look like?',
  },

  fields: {
    title: 'Title',
    dedication: 'Dedication',
    recipient_type: asked.recipient,
    recipient_other: asked.recipientOther,
    recipient_age: 'Recipient age',
    occasion: asked.occasion,
    occasion_other: asked.occasionOther,
    genre: asked.genre,
    personal_elements: asked.interests,
    story_setting: 'Story setting',
    story_theme: 'Story theme',
    moral_lesson: 'Moral lesson',
    own_words: 'Your own story',
    avoid: asked.avoid,
    rhyme: asked.rhyme,
    art_style_id: 'Art style',
    characters: 'Characters',
  },
  hints: {
    title: 'As it will stand on the cover.',
    dedication: 'One or two lines that are printed before the story begins.',
    recipient_age: (most: number) => `0 to ${most}. The words of the story are chosen for it.`,
    adult_age: '18 to 100, or leave it empty.',
    personal_elements: asked.interestsHint,
    story_setting: 'Where does it play? A lighthouse, grandmother’s garden, the moon…',
    story_theme: 'What is it about? A lost kite, the first day at school…',
    moral_lesson: 'What may stay when the book is closed?',
    own_words: 'If you have one, it is told word for word in place of ours. Leave it empty for one of ours.',
    avoid: asked.avoidHint,
    rhyme: asked.rhymeFor,
    again: 'Choose it once more to take it back.',
  },

  characters: 'Characters',
  charactersLead: 'One to three. The first one carries the story.',
  main: 'Main Character',
  other: (number: number) => `Character ${number}`,
  add: asked.addCharacter,
  remove: {
    button: 'Remove',
    of: (name: string) => `Remove ${name}`,
    question: (name: string) => `Remove ${name} from the book?`,
    confirm: 'Yes, remove',
    keep: 'Keep',
    done: (name: string) => `${name} is out of the book.`,
  },
  characterFields: {
    name: asked.name,
    type: asked.type,
    age: asked.age,
    gender: asked.pronouns,
    personality: 'Personality',
    physical_description: asked.appearance,
    hobbies: 'Hobbies',
    relationship_to_main: asked.relation,
    name_sounds: 'Sounds like',
  },
  characterHints: {
    personality: 'Brave, shy, always hungry…',
    hobbies: 'What they do all day long.',
    relationship_to_main: asked.relationHint,
    name_sounds: 'How the name is said aloud: “SHIV-awn” for Siobhán.',
  },
  genders: { she: 'She', he: 'He', they: 'They', it: 'It' },
  characterAgeHint: '0 to 100, or leave it empty.',
  noName: 'No name yet',

  titleRequired: booksWords.titleRequired,
  failed: {
    load: 'Failed to load book data. Please try again.',
    create: 'Failed to create book. Please try again.',
    update: 'Failed to update book. Please try again.',
    updateCharacter: 'Failed to update character. Please try again.',
    createCharacter: 'Failed to create character. Please try again.',
    saving: 'An error occurred while saving. Please try again.',
  },

  autosave: {
    all: 'Everything is saved',
    now: 'Auto-saved just now',
    ago: (minutes: number) => `Auto-saved ${minutes} min ago`,
    onDevice: 'Only on this device until you press Save',
    offline: 'Offline: kept on this device',
    incomplete: 'Kept on this device: something is missing',
    failed: 'Not saved yet: kept on this device',
    conflict: 'Changed in another tab',
    compare: 'Compare',
    typing: 'Not saved yet',
    unsaved: 'Not saved yet',
  },

  draft: {
    title: 'Continue where you left off?',
    words: (minutes: number) =>
      minutes < 1
        ? 'A moment ago you were writing here, and it was not saved yet.'
        : `${minutes === 1 ? 'A minute' : `${minutes} minutes`} ago you were writing here, and it was not saved yet.`,
    restore: 'Continue',
    discard: 'Start without it',
  },

  leave: {
    title: 'Leave without saving?',
    words: 'There is something you typed here that is not saved yet.',
    save: 'Save and leave',
    discard: 'Leave without saving',
    stay: 'Keep editing',
  },

  conflict: {
    title: 'This book was changed somewhere else',
    words: 'In another tab or on another device. Which of the two do you want to keep?',
    mine: 'Mine, from this page',
    theirs: 'The other one',
    empty: '(empty)',
    keep: 'Keep these and save',
    later: 'Decide later',
    ofCharacter: (name: string, field: string) => `${name}: ${field}`,
  },

  foreseen: {
    told: 'What we will tell',
    untold: 'What we cannot tell yet',
    other: 'The story that you have chosen is another one: it does not tell this idea.',
  },

  soFar: {
    label: 'Your book so far',
    noTitle: 'Your title',
    book: 'This is a book for',
    who: 'whom?',
    aged: 'aged',
    itIs: 'It is',
    whatStory: 'what kind of story?',
    about: 'about',
    hero: 'who?',
    and: 'and',
    somebody: 'somebody',
    of: 'of',
  },
} as const
