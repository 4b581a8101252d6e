import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLACES } from '../../stage/places/places.ts'
import { readBrief, type Brief } from '../brief/brief.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { plan } from '../plan/plan.ts'
import { readSetting, SETTING_ROWS } from './setting.ts'
import { SHOWN_PAGES } from './setting-worlds.ts'
import { stagedAs } from '../staging/stage-book.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { tell } from '../telling/tell.ts'
import { saysPlace } from './told-setting.ts'
import { SEA_TOWNS, TOWNS } from './towns.data.ts'
import { settingInWish } from './wish-setting.ts'

const AGES = [2, 5, 8, 12]
const GAZETTEER = `${SEA_TOWNS}; ${TOWNS}`.split(';').map((one) => one.trim())

function order(setting: string, over: Readonly<Record<string, unknown>> = {}): Brief {
  const read = readBrief({
    recipient_type: 'Kid',
    recipient_age: 5,
    interests: 'drawing, drums',
    story_setting: setting,
    characters: [
      { name: 'Maya', type: 'girl', age: 5 },
      { name: 'Biscuit', type: 'dog' },
    ],
    ...over,
  })
  if (!read.ok) throw new Error(`${read.field}: ${read.message}`)
  return read.value
}

function bookOf(brief: Brief, seed: number) {
  const planned = plan(brief, seed)
  const { pages } = tell(planned)
  return { plan: stagedAs(planned, pages), pages }
}

/** What is said of it: not what is said of looks and the rest. */
function saidOfSetting(made: StoryPlan): string[] {
  return made.notices.filter((one) => /\bplays? |pictures show a town/.test(one))
}

describe('a setting', () => {
  it.each([
    ['an old lighthouse by the sea', 'lighthouse', null],
    ['a small flat in the city', 'flat', null],
    ['my bedroom', 'bedroom', null],
    ['Grandma’s farm in Kerala', 'farm', null],
    ['a castle called Grimwold', 'castle', null],
    ['Puddle Wharf', 'seaside', null],
    ['under the sea', 'undersea', null],
    ['outer space', 'space', null],
    ['Central Park', 'park', null],
    ['the North Pole', 'north', null],
    ['leeds', undefined, 'Leeds'],
    ['the museum in London', 'museum', 'London'],
    ['a road near Leeds', 'street', null],
    ['Victoria’s garden', 'garden', null],
    ['a petrol station', undefined, null],
    ['a kingdom made of laundry', undefined, null],
    ['Hogwarts', undefined, null],
    ['not the beach', undefined, null],
  ])('is heard in “%s”', (text, place, town) => {
    const heard = readSetting(text)
    expect([heard?.places[0], heard?.town]).toEqual([place, town])
  })

  it.each([
    ['a dragon who is lost in the library', 'the library'],
    ['they find a cave under the sea', 'under the sea'],
    ['Maya builds a robot on the moon.', 'the moon'],
    ['A picnic in the big, dark forest, with bears', 'the big, dark forest'],
    ['She makes a friend at her new school and they share a secret', 'her new school'],
    ['He learns to ride a bike in the park with Grandpa', 'the park'],
    ['Two cats get lost in space', 'space'],
    ['He lost his tooth in a sandwich at school.', 'school'],
    ['In the forest, a bear wakes up', 'the forest'],
    ['a knight who lives in a castle', 'a castle'],
    ['They camp on Grandpa’s farm!', 'Grandpa’s farm'],
    ['They meet on the train. They have ice cream at the beach.', 'the train, the beach'],
    ['lighthouse by the sea', 'lighthouse, the sea'],
    ['The old castle, where dragons sleep', 'old castle'],
    ['An adventure at the lighthouse by the sea', 'the lighthouse, the sea'],
    ['Greta finds a key in Grandpa’s barn by the sea.', 'Grandpa’s barn, the sea'],
    ['Greta finds a key near the lighthouse', 'the lighthouse'],
    ['She loses her teddy at the farm and finds it again', 'the farm'],
    ['They go on a boat to an island and find treasure', 'a boat, an island'],
    ['She goes to the moon in a rocket that she built', 'the moon'],
    ['A day trip to the beach', 'the beach'],
    ['They visit the museum', 'the museum'],
    ['They do not go to the beach', null],
    ['She is rescued by the castle guard', null],
    ['She is scared by the forest', null],
    ['The moon is asleep', null],
    ['School is over', null],
    ['The farm animals have a party', null],
    ['The key to the castle', null],
    ['she sits on the moon chair', null],
    ['in the middle of the night', null],
    ['at last', null],
    ['Her father is away at sea', null],
    ['The wolf howls at the moon', null],
    ['They dance under the moon', null],
    ['She reads a book on the castle', null],
    ['He is scared of being alone in the forest', null],
    ['a monster under the bed', null],
    ['They do not live on a farm', null],
    ['Her dad works at the bakery', null],
    ['he loses his bear on the school bus', null],
    ['they wait at the petrol station', null],
    ['a fish in the library van', null],
    ['in a kingdom made of laundry', null],
    ['They meet at Hogwarts', null],
    ['find the golden key of the kingdom', null],
    ['She believes in the mermaid', null],
    ['on the road', null],
    ['She dances at the prom', null],
    ['At this stage, she cries', null],
    ['a book for the best dad on the planet', null],
    ['He is the fastest runner in the school', null],
    ['She and her best friend get stuck in the lift at the museum', 'the museum'],
  ])('is heard, or is not, in the wish “%s”', (wish, said) => {
    expect(settingInWish(wish)).toBe(said)
  })

  it('inside a wish is told or named like any other, and gives way to one that has its own line', () => {
    const wish = (shape: string, over = {}) => order('', { shape, ...over })
    const lost = { recipient_age: 5, interests: 'reading' }
    const { plan: made, pages } = bookOf(wish('A dragon who is lost in the library', lost), 1)
    expect(made.words['there']).toBe('in the library')
    expect(pages.filter((page) => saysPlace(made, page)).length).toBeGreaterThanOrEqual(3)
    expect(saidOfSetting(plan(wish('They find a cave under the sea'), 1))).toEqual([
      'We have no story for “under the sea” that suits the rest of this order, so it plays by the sea instead.',
    ])
    expect(wish('They get lost in the library. Setting: a farm').setting?.places).toEqual(['farm'])
    expect(order('a farm', { shape: 'They get lost in the library' }).setting?.places).toEqual(['farm'])
    expect(wish('Our dog died and sleeps in the garden').setting).toBeNull()
    expect(wish('a dragon steals all the cakes').setting).toBeNull()
  })

  it('stands in a table whose places, worlds and next best there are', () => {
    for (const row of SETTING_ROWS.values()) {
      for (const place of row.pictures) expect(PLACES).toContain(place)
      expect(['', ...SETTING_ROWS.keys()], row.name).toContain(row.next)
      const isPlayed = WORLDS.some((world) => row.name in world.plays)
      expect(isPlayed, row.name).toBe(row.there !== '' && row.pictures.length > 0)
    }
  })

  it.each(AGES)('of the lighthouse by the sea is seen on four pages and said on three, at %i years', (age) => {
    for (let seed = 0; seed < 4; seed++) {
      const { plan: made, pages } = bookOf(order('an old lighthouse by the sea', { recipient_age: age }), seed)
      expect(made.pack).toBe('lamps')
      expect(made.words['home']).toBe('Two Lamps')
      expect(pages.filter((page) => saysPlace(made, page)).length).toBeGreaterThanOrEqual(3)
      const seen = made.beats.filter(({ scene }) => ['tower-top', 'harbour', 'beach'].includes(scene.place))
      expect(seen.length).toBeGreaterThanOrEqual(SHOWN_PAGES)
      expect(saidOfSetting(made)).toEqual([])
    }
  })

  it('that a world plays in is seen on four pages and said on three, whichever of ours it is', () => {
    let told = 0
    for (const row of SETTING_ROWS.values())
      for (const age of AGES) {
        const interests = age < 8 ? 'drawing, lego' : 'drums, gardening'
        const { plan: made, pages } = bookOf(order(`the ${row.name}`, { recipient_age: age, interests }), age)
        if (made.words['there'] === undefined) continue
        const scenery = (made.words['scenery'] ?? '').split(' ')
        told++
        const seen = made.beats.filter(({ scene }) => scenery.includes(scene.place)).length
        expect(seen, `${row.name} ${made.pack} ${age}`).toBeGreaterThanOrEqual(SHOWN_PAGES)
        const said = pages.filter((page) => saysPlace(made, page)).length
        expect(said, `${row.name} ${made.pack} ${age}`).toBeGreaterThanOrEqual(3)
      }
    expect(told).toBeGreaterThan(150)
  })

  it('is left out and named in a whole sentence where no world plays there', () => {
    expect(saidOfSetting(plan(order('inside a piano'), 1))).toEqual([
      'We have no story for “inside a piano” that suits the rest of this order, so it plays in a place of its own.',
    ])
    expect(saidOfSetting(plan(order('under the sea'), 1))).toEqual([
      'We have no story for “under the sea” that suits the rest of this order, so it plays by the sea instead.',
    ])
    expect(saidOfSetting(plan(order('a castle called Grimwold'), 1))).toHaveLength(1)
    expect(saidOfSetting(plan(order('Leeds'), 1))).toEqual([
      'The words say Leeds, and the pictures show a town that could be anywhere.',
    ])
  })

  it('gives way to a new story when every world that plays there has been told', () => {
    const made = plan(order('a lighthouse', { interests: 'drums' }), 1, { ...EMPTY_LEDGER, worlds: ['lamps'] })
    expect(made.pack).not.toBe('lamps')
    expect(saidOfSetting(made)).toEqual([
      'You have had all our stories for “a lighthouse”, so this one plays in a place of its own.',
    ])
  })

  it('plays in no snow where it is warm', () => {
    for (let seed = 0; seed < 6; seed++)
      expect(['train', 'yeti', 'button']).not.toContain(plan(order('a village in Kerala'), seed).pack)
  })

  it.each(['under the sea', 'a school on a volcano', 'all down the lighthouse by the sea', 'Hogwarts', 'my bedroom'])(
    'is never the name of a town: %s',
    (text) => {
      const own = WORLDS.map((world) => world.nouns.home)
      for (const age of AGES)
        for (const rhyme of [false, true]) {
          const { plan: made, pages } = bookOf(order(text, { recipient_age: age, rhyme }), age)
          expect(own).toContain(made.words['home'])
          expect(pages.join(' ')).not.toMatch(
            /in the (?:under|on)\b|volcano|Hogwarts|[Aa]ll (?:down )?the (?:under|school|lighthouse|bedroom)/,
          )
        }
    },
  )

  it('of no language puts a word of its own on a page', () => {
    const table = [...SETTING_ROWS.values()].map((row) => row.there)
    const odd = oneof(
      string({ maxLength: 60 }),
      string({ unit: 'grapheme', maxLength: 60 }),
      tuple(constantFrom('a farm', 'Leeds', 'under', 'Hogwarts', 'el bosque', '海边', 'на Луне', 'مدرسة', 'in the', 'Whitby'), string({ maxLength: 20 })).map((parts) => parts.join(' ')),
    ) // prettier-ignore
    assert(
      property(odd, constantFrom(...AGES), (text, age) => {
        const setting = readSetting(text)
        if (!setting) return
        const brief = { ...order('', { recipient_age: age }), setting }
        const { plan: made, pages } = bookOf(brief, age)
        expect(pages).toEqual(bookOf({ ...brief, setting: { ...setting, said: 'x' } }, age).pages)
        for (const place of setting.places) expect([...SETTING_ROWS.keys()]).toContain(place)
        expect([null, ...GAZETTEER]).toContain(setting.town)
        expect(['', ...table]).toContain(made.words['there'] ?? '')
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
