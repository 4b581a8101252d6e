import { assert, constantFrom, array, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '#shelf/worlds'
import { ShelfFault } from '../../base/shelf-text.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { readCue } from './cue.ts'

const read = (text: string) => readCue({ file: 'worlds/whale/tellings.txt', line: 7, text })

const TELLINGS = WORLDS.flatMap(({ id }) =>
  Object.values(bodyOf(id).tellings).flatMap((told) => Object.values(told).flat()),
)
const CUES = TELLINGS.map(({ cue }) => cue)

describe('a cue', () => {
  it('says who does what to what, and how they feel', () => {
    expect(read('hero(sad) sit')).toMatchObject({
      acts: [{ who: 'hero', action: 'sit', emotion: 'sad' }],
      shown: [],
      frame: {},
    })
    expect(read('hero(brave) pull rope').deed).toEqual({ by: 'hero', does: 'pulls', what: 'rope' })
    expect(read('hero carry balloon').acts).toEqual([{ who: 'hero', action: 'carry', holds: 'balloon' }])
    expect(read('hero(brave) fly wearing cape')).toMatchObject({
      acts: [{ who: 'hero', action: 'fly', emotion: 'brave' }],
      deed: { by: 'hero', does: 'wears', what: 'cape' },
    })
    expect(read('hero look; friend give hose to hero').deed).toEqual({
      by: 'friend',
      does: 'gives',
      what: 'hose',
      to: 'hero',
    })
    expect(read('hero pour teapot over hat').deed).toEqual({ by: 'hero', does: 'pours', what: 'teapot', over: 'hat' })
    expect(read('hero hug to friend').deed).toEqual({ by: 'hero', does: 'hugs', to: 'friend' })
    expect(read('hero(brave) do-hobby').acts).toEqual([{ who: 'hero', emotion: 'brave', loved: true }])
    expect(read('hero(calm,asleep) in bed').acts).toEqual([{ who: 'hero', emotion: 'calm', asleep: true }])
  })

  it('says who and what else is there, what lies where, and where it plays if that is not the beat’s', () => {
    expect(read('hero look; gift on table; whale + crowd + goats | beach night')).toMatchObject({
      rests: [{ what: 'gift', how: 'on', at: 'table' }],
      shown: ['whale'],
      extras: ['crowd', 'goats'],
      frame: { place: 'beach', time: 'night' },
    })
  })

  it('says what becomes of a thing, how large it is, how many there are, and what is heard', () => {
    expect(read('hero(surprised) look-down; cake on table -> cake.splat; "Splat!" from cake')).toMatchObject({
      rests: [{ what: 'cake.splat', how: 'on', at: 'table' }],
      sounds: [{ text: 'Splat!', from: 'cake.splat' }],
    })
    expect(read('hero lift comet@button; 3 duck + 6 children')).toMatchObject({
      deed: { what: 'comet@button' },
      shown: ['duck'],
      extras: ['children'],
      counts: { duck: 3, children: 6 },
    })
  })

  it('knows a second hero and a second friend, who does it where no friend is, who turns a back, and two who do one thing', () => {
    expect(
      read('hero(brave) + friend2(wet,back) look; hero2(@teapot) sit; friend?figure give cake to hero').acts,
    ).toEqual([
      { who: 'hero', emotion: 'brave', action: 'look' },
      { who: 'friend2', back: true, state: ['wet'], action: 'look' },
      { who: 'hero2', sized: 'teapot', action: 'sit' },
      { who: 'friend', or: 'figure' },
    ])
    expect(read('hero + figure pull rope').deed).toEqual({ by: 'hero', does: 'pulls', what: 'rope', to: 'figure' })
  })

  it('shows two moments, the second where and when the first is unless it says so, and how a page feels', () => {
    const { then, frame } = read('hero push cart | hill day feel joy / hero fall; "Whoops!" from hero | night')
    expect(frame).toEqual({ place: 'hill', time: 'day', feel: 'joy' })
    expect(then).toMatchObject({ acts: [{ who: 'hero', action: 'fall' }], frame: { place: 'hill', time: 'night' } })
  })

  it.each([
    ['hero psuh rope', '"psuh" is not a known verb'],
    ['hero pull', ''],
    ['hero lift', '"lift" what?'],
    ['hero(grumpy) sit', '"grumpy" is not a known trait'],
    ['hero pull rope; friend push cart', 'a second touch'],
    ['hero sit; hero run', 'hero acts twice'],
    ['hero sit; no whale', '"no whale" is not a known thing or person'],
    ['whale', 'nothing is said of the hero'],
    ['hero sit; gift beside table', '"beside" is not a known link'],
    ['hero sit -> cake.splat', '"cake" becomes something and is not there'],
    ['hero lift cake -> cake', '"-> cake"'],
    ['hero lift cake -> cake.gone', '"cake.gone" is not a known thing'],
    ['hero lift comet@', '"" is not a known thing'],
    ['hero sit; 9 crowd', '"9 crowd"'],
    ['hero sit; 2 man', '"2 man"'],
    ['hero sit; "Splat!" from cake', '"cake" sounds and is not there'],
    ['hero sit; "8 o’clock" from hero', 'the sound "8 o’clock" from hero'],
    ['hero sit; "Ah" from hero; "Oh" from hero; "Eh" from hero', 'a third sound'],
    ['hero(back) sit', 'hero from behind does "sit"'],
    ['hero sit; hero2 pull rope', '"hero2" is in few stories'],
    ['hero + friend2 pull rope', '"friend2" is in few stories'],
    ['hero give cake to friend2', '"friend2" is in few stories'],
    ['hero sit; "Ow!" from hero2', '"hero2" is in few stories'],
    ['hero sit; friend do-hobby', '"do-hobby" of another'],
    ['hero fly wearing cape hat', '"hat"'],
    ['hero fly wearing', '"" is not a known thing'],
    ['hero do-hobby drum', '"do-hobby drum"'],
    ['hero(back) carry cake', 'hero from behind does "carry"'],
    ['hero(back) lift cake', 'a touch from behind'],
    ['hero sit / hero run / hero walk', 'a third moment'],
    ['hero sit / whale', 'nothing is said of the hero'],
    ['hero sit | feel grumpy', '"grumpy" is not a known feeling'],
    ['friend?nobody sit; hero sit', '"nobody" is not a known doer'],
    ['hero sit | wide | close', 'a second "|"'],
    ['hero sit | Mars', '"Mars" is not a known place'],
    ['hero sit;', 'an empty clause'],
    ['', 'an empty clause'],
  ])('is refused with file, line and what may stand there: %s', (text, wrong) => {
    const said =
      wrong === ''
        ? /^$/
        : new RegExp(
            `^worlds/whale/tellings\\.txt:7: ${wrong.replaceAll(/[|?]/g, String.raw`\$&`)}.*; allowed here: .+`,
          )
    const fault = () => {
      try {
        read(text)
        return ''
      } catch (error) {
        return error instanceof ShelfFault ? error.message : String(error)
      }
    }
    expect(fault()).toMatch(said)
  })

  it('is read or refused, whatever stands in it', () => {
    const word = constantFrom(
      'hero',
      'friend(sad)',
      'figure',
      'pull',
      'rope',
      'on',
      'to',
      ';',
      '|',
      '+',
      '(',
      ')',
      'wide',
      'crowd',
      '->',
      '/',
      'friend?hero',
      'cake.splat',
      'comet@bun',
      '3',
      '"Splat!"',
      'from',
      'feel',
    )
    assert(
      property(array(word), string(), (words, odd) => {
        try {
          read(`${words.join(' ')}${odd}`)
        } catch (error) {
          if (!(error instanceof ShelfFault)) throw error
        }
      }),
    )
  })
})

describe('the cues of the shelf', () => {
  it('are short: half of them have at most 90 characters, 95 of 100 at most 160', () => {
    const lengths = CUES.map((cue) => cue.length).toSorted((one, other) => one - other)
    expect(lengths[Math.floor(lengths.length * 0.5)] ?? 0).toBeLessThanOrEqual(90)
    expect(lengths[Math.floor(lengths.length * 0.95)] ?? 0).toBeLessThanOrEqual(160)
  })

  it('say what is there, and never what is not', () => {
    expect(CUES.filter((cue) => /(?<![\w-])(?:no|not|nobody|without|none|except)(?![\w-])/.test(cue))).toEqual([])
  })
})
