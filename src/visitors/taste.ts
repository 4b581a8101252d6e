// The live taste: a visitor's own hero on the cover and the first page of a sample book.

import type { CharacterSpec } from '../stage/cast.ts'
import { ama } from './samples/ama.data.ts'
import { tasteClothes, tasteExtras, tasteHairColors, type TasteLook } from './taste-look.ts'

export const tasteSize = { width: 880, height: 680 } as const

const { seed } = ama.art

function beginning() {
  const [first, second] = ama.pages
  const [hero, friend] = ama.art.cast
  if (!first || !second || !hero || !friend) throw new Error('The sample book has no beginning')
  return { first, second, hero, friend }
}
const { first, second, hero, friend } = beginning()

const theirs = (text: string, name: string) => text.replaceAll('Ama', name)

function castWith({ kind, skin, hair }: TasteLook): CharacterSpec[] {
  // What else the hero of the sample wears is hers.
  const { also: _also, ...own } = hero.look
  const look: CharacterSpec['look'] = {
    ...own,
    skin,
    hair: { style: hair, color: tasteHairColors[skin], ...(kind === 'boy' && hair === 'curly' && { cropped: true }) },
    outfit: { ...own.outfit, top: tasteClothes.top, colors: [tasteClothes.color, own.outfit.colors[1]] },
    accessory: tasteExtras[kind],
  }
  return [{ ...hero, type: kind, pronoun: kind === 'girl' ? 'she' : 'he', look }, friend]
}

export function tasteSheets(chosen: TasteLook) {
  const cast = castWith(chosen)
  return {
    cover: { cover: { cast, scene: second.scene, seed } },
    page: { page: { cast, scene: first.scene, seed, n: 1 } },
  }
}

export const tasteWords = (name: string) => ({ title: theirs(ama.title, name), text: theirs(first.text, name) })
