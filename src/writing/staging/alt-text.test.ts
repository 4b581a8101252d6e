import { describe, expect, it } from 'vitest'
import type { Scene } from '../../stage/scene.ts'
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import { altText, deedWords } from './alt-text.ts'
import { bookOf, brief } from '../score/test-random-books.ts'

const { plan } = bookOf(brief({ characters: [{ name: 'Mia', type: 'girl' }] }), 1)
const [hero] = plan.cast
if (!hero) throw new Error('Nobody is told of')
const cast = [hero, { ...hero, id: 'figure', name: 'Mrs. Hush' }]
const scene: Scene = {
  place: 'bridge',
  time: 'night',
  weather: 'clear',
  who: [
    { id: 'hero', action: 'give', emotion: 'brave', gaze: 'other', holds: 'gift' },
    { id: 'figure', action: 'reach', emotion: 'wonder', gaze: 'other' },
  ],
  props: ['gift', 'cake', 'table', 'bicycle'],
  shot: 'medium',
  mood: 0.8,
  state: [],
  textSide: 'left',
  deed: { by: 'hero', does: 'gives', what: 'gift', to: 'figure' },
  rests: [{ what: 'cake', how: 'on', at: 'table' }],
}

describe('the alt text of a page', () => {
  it('calls a thing by a noun with what belongs to it, never by the note on its card', () => {
    const said = new Map(PROPS.map((prop) => [prop, cardOf(prop).names[0] ?? prop]))
    const words = new Set([...said.values()].filter((name) => !name.includes(' ')))
    const isNote = (name: string) => {
      const parts = name.split(' ')
      const isOfTwoThings = parts.length === 2 && parts.every((word) => words.has(word)) && name !== 'giant button'
      const endsInNoNoun = / (?:up|down|high|late|aloft|asleep|home|six|cry|plays|calls|races|lifts|dim)$/.test(name)
      return isOfTwoThings || endsInNoNoun
    }
    expect([...said.values()].filter(isNote)).toEqual([])
    expect(
      [...said].filter(([, name]) =>
        /^(?:an?|the|no) |^(?:tail|end|floated|slid|held|dip) |^(?:tick|goat) (?!beside|that|on|in|with)|doris|blip/.test(
          name,
        ),
      ),
    ).toEqual([])
    const deed = { by: 'hero', does: 'on', what: 'elm-ladders' } as const
    expect(altText({ ...scene, deed, props: ['elm-ladders'], rests: [] }, cast)).toContain(
      'Mia climbs the ladders in an elm',
    )
    expect(altText({ ...scene, props: ['cot-cry'], rests: [] }, cast)).toContain('with a cot with a crying baby')
  })

  it('says the deed, and where things lie', () => {
    expect(altText(scene, cast)).toBe(
      'Mia gives the present to Mrs. Hush, brave; Mrs. Hush takes it, full of wonder, on the bridge at night, with a cake on a table and a bicycle.',
    )
  })

  it('says how many there are, what is lettered, who turns a back, and what comes a moment later', () => {
    const calm = { id: 'hero', action: 'look', emotion: 'calm', gaze: 'other' } as const
    const {
      deed: _,
      rests: __,
      ...quiet
    } = { ...scene, who: [{ ...calm, back: true as const }], props: ['duck', 'cake.splat'] }
    const now: Scene = {
      ...quiet,
      counts: { duck: 3, children: 6 },
      extras: ['children'],
      sounds: [{ text: 'Splat!', from: 'cake.splat' }],
    }
    const then: Scene = { ...quiet, who: [{ ...calm, sized: 'teapot' }], props: ['comet@button'] }
    expect(altText({ ...now, then }, cast)).toBe(
      'Mia looks, calm, from behind, on the bridge at night, with three ducks and a squashed cake; behind: six children; the squashed cake: “Splat!”. A moment later: Mia looks, calm, as small as a teapot, on the bridge at night, with a button-sized comet.',
    )
  })

  it.each([
    [{ by: 'hero', does: 'hugs', to: 'figure' }, 'Mia hugs Mrs. Hush'],
    [
      { by: 'figure', does: 'pours', what: 'kettle', over: 'teacup' },
      'Mrs. Hush pours from the kettle into the teacup',
    ],
    [{ by: 'hero', does: 'throws', what: 'rope', over: 'fishing-net' }, 'Mia throws the rope over the fishing net'],
    [{ by: 'figure', does: 'on', what: 'bicycle' }, 'Mrs. Hush sits on the bicycle'],
  ] as const)('knows the words of %o', (deed, words) => {
    expect(deedWords({ deed }, cast)).toBe(words)
  })

  it('says where the thing lies that is touched, once', () => {
    const deed = { by: 'hero', does: 'touches', what: 'cake' } as const
    expect(altText({ ...scene, deed }, cast)).toMatch(
      /^Mia touches the cake on the table, brave;.* with a present and /,
    )
  })

  it('says of one bus, octopus or magnifying glass that it is one, whatever its last letter', () => {
    const { deed: _deed, rests: _rests, ...plain } = scene
    const shown = (props: Scene['props']) => altText({ ...plain, props }, cast)
    expect(shown(['bus', 'octopus'])).toContain('with a bus and an octopus.')
    expect(shown(['magnifying-glass', 'compass'])).toContain('with a magnifying glass and a compass.')
    expect(shown(['boots', 'bread'])).toContain('with boots and some bread.')
    expect(shown(['while-plinth']), 'by no name of the shelf').toContain('with a plinth.')
  })

  it('has no deed to say where a page has none', () => {
    const { deed: _, rests: __, ...rest } = scene
    const plain: Scene = rest
    expect(deedWords(plain, cast)).toBeUndefined()
    expect(altText(plain, cast)).toContain('Mia holds out a hand, brave; Mrs. Hush reaches out, full of wonder')
  })
})
