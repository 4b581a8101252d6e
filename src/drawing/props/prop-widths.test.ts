// Who stages a page knows from its card how wide a large thing is; here they are measured.
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import { expect, it } from 'vitest'
import { readProp } from './prop.ts'
import { trueScale } from './true-size.ts'

it('the list of wide things says how wide they are drawn, and leaves none out', () => {
  const drawn = PROPS.flatMap((prop): [string, number][] => {
    const { box, spot } = readProp(prop)
    const [w, h] = [Math.round(box.w * trueScale(prop)), Math.round(box.h * trueScale(prop))]
    return (spot === 'big' || spot === 'ground') && w >= 200 && h <= 560 ? [[prop, w]] : []
  })
  const told = PROPS.flatMap((prop) => (cardOf(prop).wide === undefined ? [] : [[prop, cardOf(prop).wide]]))
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(drawn))
})
