// A cover shows the hero whole, keeps the upper third for the title, and comes out the same each time.
import { describe, expect, it } from 'vitest'
import { CHARACTER_TYPES } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { COVER_TITLE } from '../../stage/page-layout.ts'
import { PLACES } from '../../stage/places/places.ts'
import { composeCover, type Cover } from './cover.ts'
import { partBox } from '../shapes/graph.ts'
import { sampleScene, sampleSpec } from './sample-pages.ts'

const covers = PLACES.map((place, seed): Cover => {
  const die = dice(`cover/${seed}`)
  const cast = die
    .shuffle(CHARACTER_TYPES)
    .slice(0, 1 + (seed % 4))
    .map((type, i) => sampleSpec(type, i === 0 ? 'hero' : `pal${i}`, die.fork(`${i}`)))
  return { cast, scene: { ...sampleScene(cast, die), place }, seed }
})
const pictures = covers.map((cover) => ({ cover, picture: composeCover(cover) }))

describe('a cover', () => {
  it('shows the hero and friends with their faces inside the trim and out of the title', () => {
    for (const { cover, picture } of pictures) {
      expect(picture.faces.map((face) => face.id)).toContain('hero')
      expect(picture.faces).toHaveLength(cover.cast.length)
      for (const { box } of picture.faces) {
        expect(box.x).toBeGreaterThan(12)
        expect(box.x + box.w).toBeLessThan(1088)
        expect(box.y).toBeGreaterThan(COVER_TITLE.y + COVER_TITLE.h)
        expect(box.y + box.h).toBeLessThan(838)
      }
    }
  })

  it('shows nobody whom the book is not about', () => {
    const [plain] = covers
    if (!plain) throw new Error('No cover')
    const crowded = composeCover({ ...plain, scene: { ...plain.scene, extras: ['woman', 'children'] } })
    expect(JSON.stringify(crowded.layers)).toBe(JSON.stringify(composeCover(plain).layers))
  })

  it('gives the title its zone, free of hangings', () => {
    for (const { picture } of pictures) {
      expect(picture.zone).toEqual(COVER_TITLE)
      for (const layer of picture.layers.filter((one) => one.name === 'hangings'))
        for (const part of layer.parts) {
          const b = partBox(part)
          expect(
            b.x + b.w <= COVER_TITLE.x ||
              b.x >= COVER_TITLE.x + COVER_TITLE.w ||
              b.y >= COVER_TITLE.y + COVER_TITLE.h ||
              b.y + b.h <= COVER_TITLE.y,
          ).toBe(true)
        }
    }
  })

  it('makes the hero large', () => {
    for (const { picture } of pictures.filter(({ cover }) => cover.cast.length === 1))
      expect(picture.faces[0]?.box.w).toBeGreaterThan(120)
  })

  it('comes out the same every time, in real numbers', () => {
    for (const { cover, picture } of pictures.slice(0, 6)) expect(composeCover(cover)).toEqual(picture)
    for (const { picture } of pictures)
      for (const layer of picture.layers)
        for (const part of layer.parts) for (const loop of part.path) expect(loop.every(Number.isFinite)).toBe(true)
  })
})
