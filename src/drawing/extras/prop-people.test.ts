// People among the things are drawn with the cast's own rig, dressed by trade, and are one person on every page.

import { PROPS } from '../../stage/things/cards.ts'
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { pen, type Part } from '../shapes/graph.ts'
import { GARB_LINES } from '../clothes/garb.data.ts'
import { shapesOf } from '../shapes/lines.ts'
import { kindCalled } from '../../stage/people/people.ts'
import { specOf } from './people.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { PROP_PEOPLE } from './people-on-things.data.ts'

const partsOf = (prop: (typeof PROPS)[number]) => {
  const parts: Part[] = []
  drawProp(pen(parts), prop)
  return parts
}

describe('somebody among the things', () => {
  it.each(PROPS.filter((prop) => PROP_PEOPLE[prop]))('%s has a head with hair or hat, and all of it is measured', (prop) => {
    const ids = partsOf(prop).map(({ id }) => id)
    expect(ids.filter((id) => id.includes('head/')).length).toBeGreaterThan(8)
    const { box } = readProp(prop)
    expect(box.w).toBeGreaterThan(60)
    expect(box.h).toBeGreaterThan(60)
  }) // prettier-ignore

  it('looks the same on every page of a book, and is not taken for the hero', () => {
    const baker = kindCalled('baker')
    const one = specOf(baker, dice('book/baker'))
    expect(specOf(baker, dice('book/baker'))).toEqual(one)
    expect(specOf({ ...baker, skin: undefined }, dice('book/baker'), one).look.skin).not.toBe(one.look.skin)
  })

  it('wears nothing whose lines cannot be read', () => {
    for (const lines of Object.values(GARB_LINES))
      for (const source of [('head' in lines && lines.head) || '', ('body' in lines && lines.body) || ''])
        for (const { path } of source ? shapesOf('cloth', source.split(';')) : [])
          expect(path.flat().every(Number.isFinite)).toBe(true)
  })
})

describe('a tree among the things', () => {
  it('has leaves in masses on a trunk with a branch', () => {
    const colors = new Set(partsOf('tree').map(({ color }) => color))
    expect(partsOf('tree').length).toBeGreaterThan(40)
    expect(colors.size).toBeGreaterThan(8)
  })
})
