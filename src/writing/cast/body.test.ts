import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { BANDS } from '../brief/band.ts'
import { fitting, heroFlags, inManner, markedHoles, unfit } from './body.ts'
import { fillLine, readLine } from '../lines/line.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { plan } from '../plan/plan.ts'
import { sentencesOf } from '../english/sentences.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'

const order = (hero: Record<string, unknown>, over: Record<string, unknown> = {}) =>
  brief({
    recipient_type: 'Kid',
    occasion: 'Birthday',
    interests: 'drums',
    characters: [{ name: 'Mia', type: 'girl', age: 7, ...hero }],
    ...over,
  })

describe('a hero’s body', () => {
  it.each([
    ['red hair, purple wheelchair with flames on it', 'seated'],
    ['wheel chair user, blue coat', 'seated'],
    ['short grey hair, uses a walker with tennis balls', 'steady'],
    ['wooden cane with a rubber tip', 'steady'],
    ['on crutches since May', 'steady'],
    ['blue splint, a leg splint', 'steady'],
    ['a manual chair with green wheels', 'seated'],
    ['walks with two purple sticks', 'steady'],
    ['a blue cast on her left leg', 'steady'],
    ['a candy cane jumper', ''],
    ['no longer needs a wheelchair', ''],
    ['is a dog walker, green wellies', ''],
    ['brown hair', ''],
  ])('is found in "%s"', (physical_description, body) => {
    const flags = heroFlags(order({ physical_description }))
    expect(flags.find((one) => one === 'seated' || one === 'steady') ?? '').toBe(body)
  })
  it.each([
    ['{Hero} ran down the hill.', 'seated', 'Mia rolled down the hill.'],
    ['Off ran {Hero}, and {they} stood at the window.', 'seated', 'Off raced Mia, and she waited at the window.'],
    ['{Hero} knelt down by the goat.', 'seated', 'Mia bent down by the goat.'],
    ['{Hero} ran out of string.', 'seated', 'Mia ran out of string.'],
    ['The goat ran.', 'seated', 'The goat ran.'],
    ['{Hero} sat on {their} own two hands.', 'pawed', 'Mia sat on her own two paws.'],
    ['The goat walked {Hero} home, the long way.', 'seated', 'The goat took Mia home, the long way.'],
    ['{Hero} ran up the lane on tiptoe.', 'steady', 'Mia hurried up the lane very softly.'],
    ['{Hero} saw they had not run away.', 'seated', 'Mia saw they had not raced away.'],
    ['{Hero} had run for it.', 'steady', 'Mia had hurried for it.'],
  ])('says "%s" in its own manner', (line, body, said) => {
    const holes = markedHoles(
      new Map([
        ['Hero', 'Mia'],
        ['they', 'she'],
        ['their', 'her'],
      ]),
      [body],
    )
    const told = fillLine(readLine(line), { holes, flags: new Set([body]) }, dice(1))
    expect(inManner(told, [body])).toBe(said)
  })
  it('leaves out a telling that it cannot do, where there is another', () => {
    const told = ['{Hero} climbed the tall ladder.', '{Hero} called up.'].map(readLine)
    expect(fitting(told, ['seated'])).toEqual([told[1]])
    expect(fitting(told, [])).toBe(told)
    // The same line for another hero, and beside another page.
    expect(fitting(told, ['pawed'])).toEqual(told)
    expect(fitting(told, ['seated'], ['{Hero} ran.', '{Hero} ran.'].map(readLine))).toEqual([told[1]])
    const partners = ['{Hero} rang.', '{Hero} ran up the tall ladder.'].map(readLine)
    expect(fitting([...told, readLine('{Hero} rang.')], ['seated'], partners)).toHaveLength(1)
  })
  it.each(['seated', 'steady', 'grown'] as const)('has a telling of every page of every world: %s', (manner) => {
    const none = WORLDS.filter((world) => manner !== 'grown' || !world.pupils).flatMap((world) =>
      BANDS.flatMap((band) =>
        [...world.lines[band]].flatMap(([beat, told]) =>
          told.every((nodes) => unfit(nodes, manner) !== null) ? [`${world.id} ${band} ${beat}`] : [],
        ),
      ),
    )
    expect(none).toEqual([])
  })
})

/** What each hero is never told to do, where the sentence is about them. */
const NEVER = {
  seated:
    /\b(?:Mia|Zed)(?: and \w+)?,? (?:\w+ly |just |only |then )?(?:ran|climbed|jumped (?:over|down|off|on)|knelt|crawled|stood (?:up|on)|walked|tiptoed|hopped|lay down|sat down)\b|\b(?:ran|climbed|knelt|crawled|walked) (?:Mia|Zed)\b/,
  steady:
    /\b(?:Mia|Zed)(?: and \w+)?,? (?:\w+ly |just |only |then )?(?:ran|jumped (?:over|down|off|on)|knelt|crawled|hopped|tiptoed)\b|\b(?:ran|knelt|crawled) (?:Mia|Zed)\b/,
  grown:
    /\b(?:peg at school|school bag|their teacher|after school|homework)\b|\b(?:Mia|Zed)’s (?:teacher|mother|class|peg)\b/,
}

const HEROES: readonly (readonly [keyof typeof NEVER, Record<string, unknown>, Record<string, unknown>])[] = [
  ['seated', { physical_description: 'a red wheelchair' }, {}],
  ['seated', { name: 'Zed', type: 'boy', age: 4, physical_description: 'a blue wheelchair' }, {}],
  [
    'steady',
    { type: 'woman', age: 71, physical_description: 'a wooden cane' },
    { recipient_type: 'Grandparent', recipient_age: 71 },
  ],
  ['grown', { type: 'woman', age: 71 }, { recipient_type: 'Grandparent', recipient_age: 71 }],
  ['grown', { name: 'Zed', type: 'man', age: 40 }, { recipient_type: 'Classroom', recipient_age: 7 }],
]
const INTERESTS = ['drums', 'football', 'drawing', 'lego', 'gardening', 'space', 'climbing', 'running']

describe('a book', () => {
  it.each(HEROES)('tells a hero who is %s nothing that is not theirs (%o)', (manner, hero, over) => {
    const wrong: string[] = []
    for (let seed = 0; seed < 16; seed++) {
      const interests = INTERESTS[seed % INTERESTS.length]
      const age = [2, 5, 8, 12][seed % 4]
      const ages = manner === 'grown' || manner === 'steady' ? {} : { recipient_age: age }
      const made = plan(order(hero, { ...over, ...ages, interests, rhyme: seed % 8 === 1 }), seed)
      if (manner === 'grown' && made.pack === 'comet') wrong.push(`${seed}: at school`)
      for (const page of tell(made).pages) {
        expect(page).not.toContain('\u2060')
        for (const one of sentencesOf(page)) if (NEVER[manner].test(one)) wrong.push(`${made.pack} ${seed}: ${one}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
