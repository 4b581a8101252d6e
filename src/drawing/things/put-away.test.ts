// What belongs to a place and is not there tonight, or not beside the thing that the page is about.
import type { Prop } from '../../stage/things/card.ts'
import { describe, expect, it } from 'vitest'
import { isPutAway } from './put-away.ts'

const fair = { indoors: false, night: false, weather: 'clear', shown: new Set<Prop>() } as const

describe('furniture of a place', () => {
  it('goes in at night and from the rain, not in a room', () => {
    expect(isPutAway(fair, 'parasol')).toBe(false)
    expect(isPutAway({ ...fair, night: true }, 'parasol')).toBe(true)
    expect(isPutAway({ ...fair, weather: 'storm' }, 'kite')).toBe(true)
    expect(isPutAway({ ...fair, weather: 'storm', indoors: true }, 'kite')).toBe(false)
    expect(isPutAway({ ...fair, night: true }, 'bench')).toBe(false)
  })

  it('makes way for the thing of the page', () => {
    expect(isPutAway({ ...fair, shown: new Set<Prop>(['bicycle']) }, 'bicycle')).toBe(true)
    expect(isPutAway({ ...fair, shown: new Set<Prop>(['bicycle']) }, 'kite')).toBe(false)
    expect(isPutAway({ ...fair, shown: new Set<Prop>(['star']) }, 'lantern')).toBe(true)
    expect(isPutAway({ ...fair, shown: new Set<Prop>(['clock-boy']) }, 'bench')).toBe(true)
  })
})
