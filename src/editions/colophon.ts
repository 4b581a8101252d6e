// The last page of the book says honestly what was written and drawn by what.

import { brand } from '../base/brand.ts'

export interface Makers {
  /** 'embedded', or provider and model. */
  writer: string
  /** The member's own words. */
  isOwn?: boolean
  /** How many pages have words that a person wrote. */
  pagesByHand: number
  /** The engine of each page's picture. */
  painters: readonly string[]
}

const pages = (count: number) => (count === 1 ? 'one page' : `${count} pages`)

export function colophonOf({ writer, isOwn, pagesByHand, painters }: Makers): string[] {
  const words = isOwn
    ? 'The story was written by a person, and is printed word for word.'
    : wordsBy(writer, pagesByHand)
  return [words, picturesBy(painters), 'Set in Andika, Fraunces and Patrick Hand.']
}

function wordsBy(writer: string, byHand: number): string {
  const told =
    writer === 'embedded'
      ? `The story was told by the storyteller of ${brand}, a program that works with plots, sentences and rules made by people.`
      : `The story was planned by ${brand} and written by a language model (${writer}), whose pages were checked by rules made by people.`
  return byHand === 0 ? told : `${told} A person then wrote the words of ${pages(byHand)} anew.`
}

function picturesBy(painters: readonly string[]): string {
  const ours = `the illustrator of ${brand}, a program that draws each picture line by line from the scene and copies nobody’s pictures`
  const others = [...new Set(painters.filter((one) => one !== 'embedded'))]
  if (others.length === 0) return `The pictures were drawn by ${ours}.`
  const own = painters.filter((one) => one === 'embedded').length
  const models = others.length === 1 ? 'an image model' : 'image models'
  const painted = `${models} (${others.join(', ')})`
  const rest = `the cover${own === 0 ? '' : ` and the pictures of ${pages(own)}`}`
  return `The pictures were painted by ${painted}; ${rest} were drawn by ${ours}.`
}
