// Who stages a page knows how wide the large things are; here they are measured.
import { expect, it } from 'vitest'
import { WIDTHS } from '../../stage/prop-widths.data.ts'
import { PROPS } from '../../stage/props.data.ts'
import { readProp } from './prop.ts'
import { trueScale } from './true-size.ts'

it('the list of wide things says how wide they are drawn, and leaves none out', () => {
  const drawn = PROPS.flatMap((prop): [string, number][] => {
    const { box, spot } = readProp(prop)
    const [w, h] = [Math.round(box.w * trueScale(prop)), Math.round(box.h * trueScale(prop))]
    return (spot === 'big' || spot === 'ground') && w >= 200 && h <= 560 ? [[prop, w]] : []
  })
  expect(WIDTHS).toEqual(Object.fromEntries(drawn))
})
