import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, nat, property, record, string } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bodyOf, head } from '#shelf/worlds'
import { ShelfFault } from '../../base/shelf-text.ts'
import { brief } from '../score/test-random-books.ts'
import { readWorlds } from './compile-worlds.ts'

const folder = join(import.meta.dirname, 'fixtures/pear')
const pear = new Map(
  readdirSync(folder).map((name) => [`worlds/pear/${name}`, readFileSync(join(folder, name), 'utf8')]),
)

/** The same world, with something else in one line of it. */
function withLine(file: string, from: string, to: string): Map<string, string> {
  const path = `worlds/pear/${file}.txt`
  const text = pear.get(path) ?? ''
  expect(text).toContain(from)
  return new Map([...pear, [path, text.replace(from, to)]])
}

function faultOf(files: ReadonlyMap<string, string>): string {
  try {
    readWorlds(files)
  } catch (error) {
    if (error instanceof ShelfFault) return error.message
    throw error
  }
  return ''
}

describe('a world that is a folder of text', () => {
  it('is read whole: whom it suits, who lives there, where beats play, every telling with its id', () => {
    const [world] = readWorlds(pear)
    expect(world?.head).toMatchObject({ id: 'pear', readers: ['4-6'], ways: ['look', 'sound'], plays: { garden: '' } })
    expect(world?.head.figure).toMatchObject({ name: 'Mrs. Plum', type: 'woman', age: 61 })
    expect(world?.body.stage).toHaveLength(24)
    expect(world?.body.tellings['4-6']['fail1']).toEqual([
      {
        id: 'pear.h',
        prose: 'Bump! Down sat {Hero}, under a great many leaves. {refrain}',
        cue: 'hero(surprised) sit; tree + pear + leaf',
      },
    ])
  })

  it('keeps what a telling states, needs and introduces', () => {
    const cue = '= hero(surprised) sit; tree + pear + leaf'
    const files = withLine('tellings', cue, `states Mia sat down\nstates the leaves came down\nneeds a tree\n${cue}`)
    expect(readWorlds(files)[0]?.body.tellings['4-6']['fail1']?.[0]?.facts).toEqual({
      states: ['Mia sat down', 'the leaves came down'],
      needs: ['a tree'],
    })
  })

  it('has its cue beneath every telling: one without is refused', () => {
    const files = withLine('tellings', '\n= hero(happy) wave; tree + pear\n', '\n')
    expect(faultOf(files)).toMatch(
      /^worlds\/pear\/tellings\.txt:\d+: a telling without a cue; allowed here: "= hero \.\.\." beneath its words$/,
    )
  })

  it('shares the cue of another telling by name, but for its own place, time or weather', () => {
    const shared = withLine('tellings', '= hero(surprised) sit; tree + pear + leaf', '= & pear.g | night')
    const cueOf = (files: ReadonlyMap<string, string>, beat: string) =>
      readWorlds(files)[0]?.body.tellings['4-6'][beat]?.[0]?.cue
    expect(cueOf(shared, 'try1')).toMatch(/^hero\(brave\) push tree/)
    expect(cueOf(shared, 'fail1')).toBe(`${cueOf(shared, 'try1') ?? ''} | night`)
  })

  it.each([
    ['world', 'peril 0', 'peril 9', /^worlds\/pear\/world\.txt:7: "9" is no peril; allowed here: 0, 1, 2, 3$/],
    [
      'world',
      'genres comedy',
      'genres comedie',
      /world\.txt:5: "comedie" is not a known genre; allowed here: adventure, /,
    ],
    ['world', 'plays garden', 'plays Mars', /world\.txt:10: "Mars" is not a known setting; allowed here: /],
    [
      'world',
      'key-thing fishing-net',
      '',
      /world\.txt:\d+: nobody can draw "the long green net"; allowed here: .*"key-thing"/,
    ],
    ['world', 'key-thing fishing-net', 'key-thing netting', /world\.txt:\d+: "netting" is not a known thing/],
    ['world', 'home Pear Lane', 'hoem Pear Lane', /world\.txt:\d+: "hoem" is no key; allowed here: .*home/],
    ['world', 'home Pear Lane\n', '', /world\.txt:\d+: "home" is missing; allowed here: a line "home \.\.\."/],
    ['world', 'title Come Down, Pear\n', '', /world\.txt:\d+: 4 titles; allowed here: five lines/],
    [
      'world',
      'readers 4-6',
      'readers 4-6 7-9',
      /tellings\.txt:1: nothing tells home to 7-9 by look; allowed here: "@home 7-9/,
    ],
    ['world', 'blurb There', 'blurb {There', /world\.txt:17: nothing fills \{There is .*; allowed here: \{Hero\} /],
    ['tellings', 'Bump!', '<loud:Bump|Plop>!', /tellings\.txt:\d+: no book is <loud:; allowed here: <pal: /],
    [
      'tellings',
      '= hero(brave) push tree',
      '= hero(brave) psuh tree',
      /tellings\.txt:\d+: "psuh" is not a known verb; allowed here: .*push/,
    ],
    [
      'tellings',
      '= hero(brave) push tree',
      '= hero(brave) push tree\nAnd more.',
      /tellings\.txt:\d+: words after a cue; allowed here: the next "@beat/,
    ],
    ...['& pear.zz', '& pear.h', '& pear.g | Mars', '&', '& pear.g | night | day'].map(
      (cue) =>
        [
          'tellings',
          '= hero(surprised) sit; tree + pear + leaf',
          `= ${cue}`,
          cue.includes('Mars')
            ? /tellings\.txt:\d+: "Mars" is not a known place, time, weather or shot; allowed here: /
            : /tellings\.txt:\d+: "&.*; allowed here: "& id"/,
        ] as const,
    ),
    ...(
      [
        ['states', /"states"; allowed here: "states" and words/],
        ['states he sat\nstates he sat', /"states he sat"; allowed here: "states" and words that are new/],
        ['needs a tree\nAnd more.', /words after a fact; allowed here: another fact, its cue/],
      ] as const
    ).map(([facts, said]) => ['tellings', '= hero(surprised) sit', `${facts}\n= hero(surprised) sit`, said] as const),
    ['tellings', 'tree + pear + leaf', 'bow-whale', /"bow-whale" is a thing of another world; allowed here: things/],
    ['tellings', 'great many', '[great|large', /tellings\.txt:\d+: A choice is never closed.*; allowed here: \{hole\}/],
    [
      'people',
      'drawn woman',
      'drawn wizard',
      /people\.txt:2: "wizard" is not a known type of character; allowed here: .*woman/,
    ],
    ['people', 'snail: boy', 'snail', /people\.txt:8: .*; allowed here: "name: extra"/],
    ['stage', 'home: garden', 'home: gardne', /stage\.txt:1: "gardne" is not a known place; allowed here: .*garden/],
    [
      'stage',
      '| ladder\n',
      '| bow-whale\n',
      /stage\.txt:11: "bow-whale" is a thing of another world; allowed here: things\/common/,
    ],
    ['stage', '| ladder\n', '| laddder\n', /stage\.txt:11: "laddder" is not a known thing; allowed here: .*ladder/],
    [
      'stage',
      'stage low: garden night clear close | sit sad\n',
      '',
      /stage\.txt:\d+: "low" has no stage; allowed here: /,
    ],
    ['tellings', '@fail1 4-6', '@fial1 4-6', /tellings\.txt:\d+: "fial1" is not a known beat; allowed here: home, /],
    [
      'tellings',
      '@fail1 4-6',
      '@fail1 4-5',
      /tellings\.txt:\d+: "4-5" is not a known reader; allowed here: 0-3, 4-6, /,
    ],
    ['tellings', '#pear.h', '#pear.g', /tellings\.txt:\d+: "#pear\.g" is taken; allowed here: an id of its own/],
    ['tellings', '#pear.h', '#whale.h', /tellings\.txt:\d+: "#whale\.h"; allowed here: "#pear\."/],
    ['tellings', '@home 4-6 #pear.a\n', '', /tellings\.txt:\d+: words of no telling; allowed here: "@beat/],
    [
      'tellings',
      '@home 4-6 #pear.a\n',
      '@home 4-6 #pear.z\n@home 4-6 #pear.a\n',
      /tellings\.txt:3: a telling without words/,
    ],
  ] as const)('is refused with file, line and what may stand there: %s, %s', (file, from, to, said) => {
    expect(faultOf(withLine(file, from, to))).toMatch(said)
  })

  it('is refused where a file is missing, or one lies there that nobody reads', () => {
    const without = new Map([...pear].filter(([path]) => !path.endsWith('people.txt')))
    expect(faultOf(without)).toBe(
      'worlds/pear/people.txt:1: no such file; allowed here: world.txt, people.txt, stage.txt, tellings.txt',
    )
    expect(faultOf(new Map([...pear, ['worlds/pear/cues.txt', '']]))).toMatch(
      /^worlds\/pear\/cues\.txt:1: a file that nobody reads/,
    )
  })

  it('ends in such a refusal, however it is mangled, or keeps every telling', () => {
    const paths = [...pear.keys()]
    const tellings = (files: ReadonlyMap<string, string>) =>
      [...(files.get('worlds/pear/tellings.txt') ?? '').matchAll(/^\s*@/gm)].length
    const mangled = record({
      path: constantFrom(...paths),
      at: nat(),
      cut: nat(40),
      put: string({ unit: 'grapheme', maxLength: 20 }),
    }).map(({ path, at, cut, put }) => {
      const text = pear.get(path) ?? ''
      const from = at % text.length
      return new Map([...pear, [path, text.slice(0, from) + put + text.slice(from + cut)]])
    })
    assert(
      property(mangled, (files) => {
        const fault = faultOf(files)
        if (fault !== '') return /^worlds\/pear\/\w+\.txt:\d+: [\s\S]+; allowed here: [\s\S]+$/.test(fault)
        const [world] = readWorlds(files)
        const kept = Object.values(world?.body.tellings ?? {}).flatMap((told) => Object.values(told).flat())
        return kept.length === tellings(files)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a folder more on the shelf', () => {
  afterEach(() => {
    vi.doUnmock('#shelf/worlds')
    vi.resetModules()
  })

  it('is a world that books are told in: nothing else has to change', async () => {
    const [world] = readWorlds(pear)
    if (!world) throw new Error('no world')
    vi.resetModules()
    vi.doMock('#shelf/worlds', () => ({
      head: [...head, world.head],
      bodyOf: (id: string) => (id === 'pear' ? world.body : bodyOf(id)),
    }))
    const [{ plan }, { tell }, { stagedAs }] = await Promise.all([
      import('../plan/plan.ts'),
      import('../telling/tell.ts'),
      import('../staging/stage-book.ts'),
    ])
    const order = brief({
      recipient_type: 'Kid',
      recipient_age: 5,
      interests: 'drums',
      characters: [{ name: 'Mia', type: 'girl', age: 5 }],
    })
    const used = { worlds: head.map(({ id }) => id), skeletons: [], morals: [], lines: [] }
    const made = plan(order, 1, used)
    const { pages } = tell(made, used)
    expect(made.pack).toBe('pear')
    expect(pages).toHaveLength(24)
    expect(pages.join('\n')).toContain('plop, quite by itself, down came the pear')
    expect(made.tellings?.climax).toEqual({ turn: made.turns.climax, id: 'pear.s' })
    const staged = stagedAs(made, pages).beats
    expect(staged.map(({ scene }) => scene.place)).toContain('garden')
    // Its cue alone says what is seen of a telling.
    expect(staged.find(({ fn }) => fn === 'climax')?.scene).toMatchObject({
      who: [
        { id: 'hero', action: 'reach', emotion: 'wonder', holds: 'fishing-net' },
        { id: 'figure', action: 'look-up', emotion: 'joy' },
      ],
      props: ['tree', 'pear'],
      extras: ['boy'],
    })
    const anew = pages.map((page, at) =>
      staged[at]?.fn === 'climax' ? 'Mia held up a lantern and looked for the snail.' : page,
    )
    const scene = stagedAs(made, anew).beats.find(({ fn }) => fn === 'climax')?.scene
    expect(scene?.props, 'a page that somebody wrote anew is staged from its words').toContain('lantern')
  })
})
