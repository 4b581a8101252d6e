// A colour under the light of its layer.
import { hexOf, mix, rgbOf, type Hex } from './color.ts'
import type { Grade } from './graph.ts'

const graded = new Map<string, Hex>()

export function lightOn(color: Hex, grade: Grade): Hex {
  if (grade.amount === 0 && grade.gain[0] === 1 && grade.gain[1] === 1 && grade.gain[2] === 1) return color
  const key = `${color}${grade.gain.join()}${grade.haze}${grade.amount}`
  const found = graded.get(key)
  if (found) return found
  const c = rgbOf(color)
  const lit = hexOf([c[0] * grade.gain[0], c[1] * grade.gain[1], c[2] * grade.gain[2]])
  const made = mix(lit, grade.haze, grade.amount)
  if (graded.size > 20_000) graded.clear()
  graded.set(key, made)
  return made
}
