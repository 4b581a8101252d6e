// For tests: a page to be painted, a purse to pay from, and pictures as a provider might send them.

import { nothingPrivate } from '../../../stories/server/tellers/private-words.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { CharacterSpec, CharacterType } from '../../../stage/cast.ts'
import { dice } from '../../../base/dice.ts'
import { sampleScene, sampleSpec } from '../../../drawing/sheets/sample-pages.ts'
import { canonicalOf } from '../../../writing/looks/look.ts'
import { drawPicture } from '../draw-picture.ts'
import type { PaintOrder, Purse } from '../painter.ts'

export interface TestPurse extends Purse {
  spent(): number
}

export function openTestPurse(budget: number): TestPurse {
  let spent = 0
  return {
    spent: () => spent,
    async hold(amount) {
      if (spent + amount > budget) return false
      spent += amount
      return true
    },
    async settle(held, cost) {
      spent += cost - held
    },
  }
}

function named(name: string, type: CharacterType, id: string, age: number | null): CharacterSpec {
  const spec = { ...sampleSpec(type, id, dice(`order/${name}`)), name, age, relation: 'lives at 9 Canary Row' }
  return { ...spec, canonical: canonicalOf(name, type, age, spec.look) }
}

/** A girl, a ginger cat called Ginger and a grandfather in a storm at night, in the dark and scared. */
export function testOrder(more: Partial<PaintOrder> & { names?: readonly [string, string, string] } = {}): PaintOrder {
  const [girl, cat, man] = more.names ?? ['Zephyrine', 'Ginger', 'Grandpa Joe']
  const plain = named(cat, 'cat', 'pal1', null)
  const look = { ...plain.look, hide: 'ginger' as const }
  const cast = [
    named(girl, 'girl', 'hero', 6),
    { ...plain, look, canonical: canonicalOf(cat, 'cat', null, look) },
    named(man, 'man', 'pal2', 70),
  ]
  const scene = sampleScene(cast, dice('a page'))
  const { names: _names, ...rest } = more
  return {
    page: {
      scene: {
        ...scene,
        place: 'forest',
        time: 'night',
        weather: 'storm',
        shot: 'wide',
        who: scene.who.map((one) => ({ ...one, emotion: 'scared' as const, action: 'stand' as const })),
        state: ['wet'],
        textSide: 'left',
      },
      cast,
      seed: 11,
    },
    style: 'vector',
    bookId: randomUUID(),
    styleWords: 'loose watercolor picture book style',
    setting: `the shed of ${girl}`,
    privateWords: () => Promise.resolve(nothingPrivate),
    size: 'screen',
    purse: openTestPurse(4_000_000),
    turn: 'in line',
    signal: new AbortController().signal,
    ...rest,
  }
}

/** A whole picture of another book, a little larger than a page. */
export async function paintedWell(): Promise<Uint8Array> {
  const { page } = testOrder()
  const other = { ...page, scene: { ...page.scene, place: 'beach', time: 'day', weather: 'clear' } as const }
  return (await drawPicture({ page: other, style: 'vector', width: 1664 })).jpeg
}

export const plainPicture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
