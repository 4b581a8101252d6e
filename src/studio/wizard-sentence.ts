// The book so far, a line a step: what is answered is marked, what is missing is a blank that leads to its question.

import { type Phrase, genrePhrases, occasionPhrases, recipientPhrases } from './book-sentence.ts'
import { beardWords, clothesWords, extraWords, hairWords, isPerson, skinWords } from './look-answers.ts'
import { type CastAnswers, heroOf, isNobody, readAge, type WizardAnswers } from './wizard-answers.ts'
import { foreseenOfAnswers } from './foreseen-wish.ts'
import { spokenRelation } from '../writing/cast/relation.ts'
import { splitInterests } from '../writing/brief/interests.ts'
import { placeOfStep, type Step } from './wizard-steps.ts'
import { wizardWords } from './wizard-words.ts'

const { sentence: words } = wizardWords

export interface SentenceLine {
  /** The steps that write it. */
  steps: readonly Step[]
  parts: Phrase[]
}

/** `isOther`: the story that was chosen is another than the wish. */
export function wizardSentence(answers: WizardAnswers, isOther: boolean): SentenceLine[] {
  const lines: SentenceLine[] = [
    { steps: ['recipient', 'occasion'], parts: giftParts(answers) },
    { steps: ['hero'], parts: heroParts(heroOf(answers)) },
    { steps: ['look'], parts: lookParts(heroOf(answers)) },
    { steps: ['interests'], parts: interestParts(answers) },
    { steps: ['friends'], parts: friendParts(answers) },
    { steps: ['shape'], parts: shapeParts(answers, isOther) },
    { steps: ['genre', 'rhyme'], parts: genreParts(answers) },
  ]
  return lines
    .filter(({ parts }) => parts.length > 0)
    .map((line) => ({ ...line, parts: line.parts.filter((part, index) => !isAsked(part, line.parts[index - 1])) }))
}

/** A blank asks: a full stop after its question mark would be one sign too many. */
const isAsked = (part: Phrase, before: Phrase | undefined) => part === stop && before?.kind === 'blank'

/** Where there is room for one line: the one that is being written, or else the last that was. */
export function lineAt(lines: readonly SentenceLine[], step: Step): SentenceLine | undefined {
  const end = ({ steps }: SentenceLine) => Math.max(...steps.map(placeOfStep))
  const written = lines.filter((line) => end(line) < placeOfStep(step)).toSorted((one, other) => end(one) - end(other))
  return lines.find(({ steps }) => steps.includes(step)) ?? written.at(-1)
}

const said = (text: string): Phrase => ({ kind: 'words', text })
const chosen = (text: string): Phrase => ({ kind: 'chosen', text })
const blank = (text: string, path: string): Phrase => ({ kind: 'blank', text, path })
const stop = said('.')

function giftParts(answers: WizardAnswers): Phrase[] {
  const { recipient, recipient_text: other, occasion, occasion_text: day } = answers
  const whom =
    recipient === 'Other' && other.trim() !== ''
      ? chosen(other.trim())
      : recipient === ''
        ? blank(words.whom, 'recipient')
        : chosen(recipientPhrases.get(recipient.toLowerCase()) ?? recipient)
  const phrase = day.trim() !== '' && (occasion === 'Holiday' || occasion === 'Other') ? `for ${day.trim()}` : undefined
  const known = phrase ?? occasionPhrases.get(occasion.toLowerCase()) ?? 'for a holiday'
  const when = occasion === '' ? [blank(words.whatDay, 'occasion')] : known === '' ? [] : [chosen(known)]
  return [said(words.thisIs), whom, ...when, stop]
}

function heroParts({ name, type, age }: CastAnswers): Phrase[] {
  const kind = aKind(type)
  const what = type === '' ? blank(words.who, 'hero') : chosen(kind ?? words.somebody)
  if (name.trim() === '') return [said(words.once), what, stop]
  const years = readAge(age)
  const old = years === undefined ? blank(words.howOld, 'hero') : chosen(words.years(years))
  const who = kind === null ? [chosen(name.trim())] : [what, said(words.called), chosen(name.trim())]
  return [said(words.once), ...who, said(','), old, stop]
}

/** Nothing for what is of no kind that we have a word for. */
const aKind = (type: string) => (type === 'other' ? null : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`)

function lookParts({ name, type, gender, look }: CastAnswers): Phrase[] {
  const traits = isPerson(type)
    ? [
        skinWords(look),
        hairWords(look),
        look.eyes && `${look.eyes} eyes`,
        look.glasses !== '' && look.glasses !== 'none' ? `${look.glasses} glasses` : '',
        look.freckles === 'freckles' ? look.freckles : '',
        look.beard === 'none' ? '' : beardWords(look),
        clothesWords(look),
        worn(look),
      ]
    : [look.hide && `a ${look.hide} coat`, worn(look)]
  const all = traits.filter(Boolean)
  if (all.length === 0 || name.trim() === '') return []
  return [said(had(type, gender)), ...listed(all), stop]
}

const worn = (look: CastAnswers['look']) => (look.extra === 'none' ? '' : extraWords(look))

function pronounsOf(type: string, gender: string): { subject: string; object: string; whose: string } {
  const known =
    gender || (['girl', 'woman', 'fairy'].includes(type) ? 'she' : ['boy', 'man'].includes(type) ? 'he' : 'they')
  if (known === 'she') return { subject: 'She', object: 'her', whose: 'her' }
  if (known === 'he') return { subject: 'He', object: 'him', whose: 'his' }
  return known === 'it'
    ? { subject: 'It', object: 'it', whose: 'its' }
    : { subject: 'They', object: 'them', whose: 'their' }
}

const had = (type: string, gender: string) => `${pronounsOf(type, gender).subject} had`

function interestParts(answers: WizardAnswers): Phrase[] {
  const { type, gender } = heroOf(answers)
  const loves = splitInterests(shortened(lowered(answers.interests.trim())), () => true)
  if (loves.length === 0) return []
  const inOrder = loves.toSorted((one, other) => Number(isDoing(one)) - Number(isDoing(other)))
  return [said(words.loves(pronounsOf(type, gender).subject)), ...listed(inOrder), stop]
}

/** "Stealing sausages" comes last: what stands after it would be stolen, too. */
const isDoing = (loved: string) => /^\p{L}{2,}ing \p{L}/u.test(loved)

function friendParts(answers: WizardAnswers): Phrase[] {
  const hero = heroOf(answers)
  const friends = answers.cast.slice(1).filter((one) => !isNobody(one))
  const one = (friend: CastAnswers): Phrase[] => {
    const name = friend.name.trim() === '' ? blank(words.somebody, 'friends') : chosen(friend.name.trim())
    if (friend.type === '') return [name, said(','), blank(words.who, 'friends')]
    const { hide } = friend.look
    const kind = kinOf(friend) ?? aKind(hide && friend.type !== 'other' ? `${hide} ${friend.type}` : friend.type)
    return kind === null ? [name] : [name, said(','), chosen(kind)]
  }
  /** "her grandmother", where a story has the word. */
  const kinOf = ({ relation, type }: CastAnswers) => {
    const kin = isPerson(type) || type === 'other' ? spokenRelation(relation) : null
    return kin === null || /^the |['’]s /.test(kin) ? kin : `${pronounsOf(hero.type, hero.gender).whose} ${kin}`
  }
  const beside = said(words.beside(pronounsOf(hero.type, hero.gender).object))
  const [first, second] = friends
  if (!first) return []
  return [beside, ...one(first), ...(second ? [said(words.and), ...one(second)] : []), stop]
}

/** Only what a story can take up of the idea. */
function shapeParts(answers: WizardAnswers, isOther: boolean): Phrase[] {
  if (answers.has_story) return [said(words.itTells), chosen(words.ownStory), stop]
  const { about, heart, place, thing } = foreseenOfAnswers(answers, isOther)
  return [
    ...(about === null ? [] : [said(words.tells), chosen(about)]),
    ...(heart === null ? [] : [said(words.heart), chosen(heart), stop]),
    ...(place === null ? [] : [said(words.where), chosen(place), stop]),
    ...(thing === null ? [] : [said(words.thing), chosen(thing), said(words.inIt), stop]),
  ]
}

function genreParts({ genre, genre_text: other, rhyme, has_story }: WizardAnswers): Phrase[] {
  if (has_story) return []
  const what =
    genre === 'Other' && other.trim() !== ''
      ? chosen(other.trim())
      : genre === ''
        ? blank(words.whatKind, 'genre')
        : chosen(genrePhrases.get(genre.toLowerCase()) ?? 'a story of its own kind')
  return [said(words.itIs), what, ...(rhyme ? [said(`, ${words.told}`), chosen(words.rhyme)] : []), stop]
}

/** 'a', 'b' and 'c'. */
function listed(all: readonly string[]): Phrase[] {
  return all.flatMap((text, index) => {
    if (index === 0) return [chosen(text)]
    return [said(index === all.length - 1 ? words.and : ','), chosen(text)]
  })
}

const most = 110
const shortened = (text: string) => (text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')}…` : text)
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
