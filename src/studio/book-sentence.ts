// The book so far in sentences: what is chosen is marked, what is missing is a blank that leads to its field.

import type { BookForm, CharacterForm } from './book-form.ts'
import { isOther } from './choice-lists.ts'
import { studioWords } from './words.ts'

export type Phrase =
  | { kind: 'words'; text: string }
  | { kind: 'chosen'; text: string }
  /** `path`: the field that fills it. */
  | { kind: 'blank'; text: string; path: string }

const { soFar: words } = studioWords

export const recipientPhrases = new Map(
  Object.entries({
    myself: 'myself',
    daughter: 'my daughter',
    son: 'my son',
    child: 'a child',
    kid: 'my kid',
    sibling: 'my sibling',
    parent: 'my parent',
    grandparent: 'my grandparent',
    partner: 'my partner',
    relative: 'a relative',
    friend: 'a friend',
    classroom: 'a classroom',
    other: 'somebody',
  }),
)

export const occasionPhrases = new Map(
  Object.entries({
    birthday: 'for a birthday',
    christmas: 'for Christmas',
    graduation: 'for a graduation',
    'back to school': 'for going back to school',
    'just because': 'just because',
    'academic milestone': 'for an academic milestone',
    'life milestone': 'for a milestone in life',
    'bedtime reading': 'for bedtime',
    'no special occasion': 'just because',
    other: '',
  }),
)

export const genrePhrases = new Map(
  Object.entries({
    adventure: 'an adventure',
    fantasy: 'a fantasy',
    mystery: 'a mystery',
    'science fiction': 'a science fiction story',
    'sci-fi': 'a science fiction story',
    'fairy tale': 'a fairy tale',
    'animal story': 'an animal story',
    superhero: 'a superhero story',
    educational: 'an educational story',
    comedy: 'a comedy',
    friendship: 'a story of friendship',
    magic: 'a story of magic',
    surprise: 'a surprise',
  }),
)

const typePhrases = new Map([
  ['alien', 'an alien'],
  ['other', ''],
])

export function bookSentence(form: BookForm): Phrase[] {
  const [hero, ...friends] = form.characters
  return [
    said(words.book),
    ...recipient(form),
    ...occasion(form),
    said('.'),
    said(words.itIs),
    form.genre === ''
      ? { kind: 'blank', text: words.whatStory, path: 'genre' }
      : chosen(genrePhrases.get(form.genre.toLowerCase()) ?? form.genre),
    said(words.about),
    ...(hero ? character(hero, 0) : []),
    ...friends.flatMap((friend, index) => [said(words.and), ...character(friend, index + 1)]),
    said('.'),
  ]
}

function recipient(form: BookForm): Phrase[] {
  const { recipient_type: type, recipient_other: other, recipient_age: age } = form
  if (type === '') return [{ kind: 'blank', text: words.who, path: 'recipient_type' }]
  const phrase =
    isOther(type) && other.trim() !== '' ? other.trim() : (recipientPhrases.get(type.toLowerCase()) ?? type)
  return [chosen(age.trim() === '' ? phrase : `${phrase}, ${words.aged} ${age.trim()},`)]
}

function occasion(form: BookForm): Phrase[] {
  if (form.occasion === '') return []
  const other = isOther(form.occasion) ? form.occasion_other.trim() : ''
  const phrase =
    other === '' ? (occasionPhrases.get(form.occasion.toLowerCase()) ?? `for ${form.occasion}`) : `for ${other}`
  return phrase === '' ? [] : [chosen(phrase)]
}

function character({ name, type, age }: CharacterForm, index: number): Phrase[] {
  if (name.trim() === '') return [{ kind: 'blank', text: words.hero, path: `characters.${index}.name` }]
  const what = type === '' ? '' : (typePhrases.get(type) ?? `a ${type}`)
  const old = age.trim() === '' ? '' : `${what === '' ? words.aged : words.of} ${age.trim()}`
  const about = [what, old].filter(Boolean).join(' ')
  return [chosen(about === '' ? name.trim() : `${name.trim()}, ${about}`)]
}

const said = (text: string): Phrase => ({ kind: 'words', text })
const chosen = (text: string): Phrase => ({ kind: 'chosen', text })
