import { describe, expect, it } from 'vitest'
import { BANDS } from '../brief/band.ts'
import { HABITS } from '../fragments/habits.ts'
import { head as habits } from '#shelf/habits'
import { HOBBIES } from '../loves/hobby.ts'
import { hobbyFor } from '../loves/loves.ts'
import { namesIn, textIn, type Node } from '../lines/line.ts'
import { grams } from '../score/measure.ts'
import { WAYS, beatKeys } from './world.ts'
import { WORLDS } from './all-worlds.ts'
import { wordsOf } from '../english/sentences.ts'
import { BEATS, BECAUSE, LAP_ORDER, SKELETONS } from '../plan/skeletons.data.ts'

/** Beats that friends, hobby and choice bring with them; a world need not tell these itself. */
const SHARED = new Set(['hobby', 'flaw', 'choice'])

/** The opening beats may come in any order. */
const FIRST = new Set(['hobby', 'home', 'want'])

describe.each(WORLDS.map((world) => [world.id, world] as const))('the world of %s', (_, world) => {
  it('has a stage for every beat', () => {
    expect([...world.stage.keys()].toSorted()).toEqual([...BEATS].toSorted())
  })
  it('tells every beat to every reader it is for, by each of its ways', () => {
    const missing = BANDS.filter((band) => world.lines[band].size > 0).flatMap((band) =>
      world.ways.flatMap((way) =>
        BEATS.filter((beat) => !SHARED.has(beat) && !beatKeys(way, beat).some((key) => world.lines[band].has(key))).map(
          (beat) => `${band} ${beat} ${way}`,
        ),
      ),
    )
    expect(missing).toEqual([])
  })
  it('is told on a lap by one pattern: the thing in the child’s arms does what it does, the refrain, and pages that want to be turned', () => {
    const odd = (beats: readonly string[], isRight: (nodes: Node[]) => boolean) =>
      beats.flatMap((beat) => {
        const told = world.lines.b0_3.get(beat) ?? []
        return told.length === 3 && told.every(isRight) ? [] : [beat]
      })
    const asks = (name: string) => (nodes: Node[]) => namesIn(nodes).includes(name)
    expect(odd(['home', 'clue', 'means'], asks('kit'))).toEqual([])
    expect(odd(['clue', 'means'], (nodes) => asks('went')(nodes) || asks('Went')(nodes))).toEqual([])
    expect(odd(['turn', 'fail1', 'fail2', 'fail3'], asks('refrain'))).toEqual([])
    expect(odd(['resolution'], asks('turned'))).toEqual([])
    const pulls = (nodes: Node[]) => /[?…][”’]?$/.test(textIn(nodes).trim())
    expect(odd(['want', 'trouble', 'try1', 'try2', 'try3', 'insight', 'snag'], pulls)).toEqual([])
  })
  it('asks only for words that a book knows', () => {
    const known =
      /^(?:[aA] )?(?:Hero|Pal2?|Spotter)(?:’s)?$|^[tT]he(?:y|m|irs?|mself)$|^was$|^(?:home|quest|key|hid|mistake|scary|wait|crowd|small|says|event|party|why|toast|ends|run[123]|kit|kitWas|[wW]ent|doing|method|refrain|turned|Rule,?|Key|Crowd|Small|Says|Home|Event)$/
    for (const band of BANDS)
      for (const told of world.lines[band].values())
        for (const nodes of told) for (const name of namesIn(nodes)) expect(name).toMatch(known)
  })
  it('offers five titles and a way out for at least three kinds of hero', () => {
    expect(world.titles).toHaveLength(5)
    expect(world.ways.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a book for a lap', () => {
  const page = (beat: string) => LAP_ORDER.split(' ').indexOf(beat) + 1
  it('comes to its refrain on page 4 and to its first try on page 7, and all three over a turned page', () => {
    expect(['turn', 'try1', 'try2', 'try3'].map(page)).toEqual([4, 7, 9, 11])
  })
  it('turns to the child’s own thing when nothing else has helped, and that finds the way out', () => {
    expect(['fail3', 'hobby', 'clue', 'means'].map(page)).toEqual([12, 13, 16, 18])
  })
})

describe('the shelf', () => {
  it('lets whoever spots the clue say so only if no dog, cat or rabbit has to', () => {
    const lines = WORLDS.flatMap((world) => BANDS.flatMap((band) => [...world.lines[band].values()].flat()))
    const spotted = lines.flatMap((nodes) =>
      nodes.flatMap((node, at) =>
        node.kind === 'hole' && node.name === 'Spotter' ? [[nodes[at - 1], nodes[at + 1]]] : [],
      ),
    )
    expect(spotted.length).toBeGreaterThan(100)
    const spoken = spotted.flatMap(([before, after]) => {
      const text = `${before?.kind === 'text' ? before.text : ''}@${after?.kind === 'text' ? after.text : ''}`
      return /[”"] (?:said|asked|called|whispered) @|[”"] @ (?:said|asked|called|whispered)/.test(text) ? [text] : []
    })
    expect(spoken).toEqual([])
  })
  it('has a world for every way of solving things, at every age', () => {
    for (const band of BANDS)
      for (const way of WAYS)
        expect(
          WORLDS.some((world) => world.lines[band].size > 0 && world.ways.includes(way)) ? '' : `${band} ${way}`,
        ).toBe('')
  })
  it('stands on twelve skeletons, in which nothing comes before its cause', () => {
    expect(Object.keys(SKELETONS)).toHaveLength(12)
    for (const order of [...Object.values(SKELETONS), LAP_ORDER]) {
      const names = order.split(' ')
      expect(names.toSorted()).toEqual([...BEATS].toSorted())
      const early = BEATS.flatMap((beat) =>
        BECAUSE[beat]
          .filter((cause) => !FIRST.has(cause) && names.indexOf(cause) >= names.indexOf(beat))
          .map((cause) => `${beat} before ${cause}`),
      )
      expect(early).toEqual([])
    }
  })
  it('knows forty hobbies and takes any other interest kindly', () => {
    expect(HOBBIES.length).toBeGreaterThanOrEqual(40)
    expect(hobbyFor('playing the piano').id).toBe('piano')
    expect(hobbyFor('T-Rex and other dinosaurs').id).toBe('dinosaurs')
    expect(hobbyFor('cheese rolling')).toMatchObject({ way: 'look', kit: 'notebook' })
  })
  it('tells every habit three times or more to every reader, always by name, and pays for each way of bringing a friend in', () => {
    const told = (key: string) => {
      const tellings = HABITS.get(key) ?? []
      const unnamed = tellings.filter((nodes) => !namesIn(nodes).some((name) => name === 'Pal' || name === 'Pal’s'))
      expect(unnamed, key).toEqual([])
      return tellings.length
    }
    for (const { id: key } of habits) {
      for (const band of BANDS) expect(told(`${key}.intro.${band}`)).toBeGreaterThanOrEqual(3)
      for (const band of ['b4_6', 'b7_9', 'b10'])
        expect(told(`${key}.rescue.${band}`), `${key} ${band}`).toBe(told(`${key}.intro.${band}`))
      for (const part of ['run1', 'run2', 'end'])
        for (const band of ['b0_3', 'b4_6', 'old']) expect(told(`${key}.${part}.${band}`)).toBe(3)
    }
  })
  it('never says the same of a friend twice in one book', () => {
    for (const { id: key } of habits)
      for (const band of ['b0_3', 'b4_6', 'old'])
        for (const turn of [0, 1, 2]) {
          const said = ['run1', 'run2', 'end'].map((part) => textIn(HABITS.get(`${key}.${part}.${band}`)?.[turn] ?? []))
          const threes = said.flatMap((text) => [...new Set(grams(wordsOf(text.toLowerCase()), 3))])
          expect(new Set(threes).size, said.join(' / ')).toBe(threes.length)
        }
  })
})
