import { expect, it } from 'vitest'
import { CLOTH_COLORS } from '../../stage/cast.ts'
import { FURTHER_HIDES, HIDES } from '../../stage/finer-creature.data.ts'
import { FURTHER_CLOTH_COLORS } from '../../stage/further-colors.data.ts'
import { wornColor } from '../../stage/worn-color.ts'
import { oklch } from '../shapes/color.ts'
import { CLOTH_PAINT, HIDE_PAINT } from './paints.data.ts'
import { dice } from '../../base/dice.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'

const { look } = sampleSpec('dog', 'dog', dice(1))

it('is lost on no coat: a creature wears the first of its colours that stands apart from it', () => {
  const cloths = [...CLOTH_COLORS, ...FURTHER_CLOTH_COLORS]
  for (const hide of [...HIDES, ...FURTHER_HIDES]) {
    const [, , hue] = oklch(HIDE_PAINT[hide])
    const apart = (color: (typeof cloths)[number]) =>
      Math.abs(((oklch(CLOTH_PAINT[color])[2] - hue + 540) % 360) - 180) >= 40
    for (const first of cloths)
      for (const second of cloths) {
        const { accessoryColor: _, made: __, ...rest } = look
        const worn = wornColor({ ...rest, hide, outfit: { top: 'none', bottom: 'none', colors: [first, second] } })
        const instead = hue > 60 && hue < 300 ? 'tomato' : 'teal'
        expect(worn, `${hide} ${first} ${second}`).toBe([first, second].find(apart) ?? instead)
      }
  }
})
