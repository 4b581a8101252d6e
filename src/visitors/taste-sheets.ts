// What the live taste draws: the first pages of the sample book on the shelf's left, with the visitor's own hero in them.

import type { CharacterSpec } from '../base/cast.ts'
import { ama } from './samples/ama.data.ts'

const { seed } = ama.art
const [first, second] = ama.pages
if (!first || !second) throw new Error('The sample book has no pages')
const { scene } = first
const { scene: coverScene } = second

export const tasteSheets = (cast: CharacterSpec[]) => ({
  cover: { cover: { cast, scene: coverScene, seed } },
  page: { page: { cast, scene, seed, n: 1 } },
})
