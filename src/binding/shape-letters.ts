// The shapes that letters take beside each other: HarfBuzz, as browsers have it; the PDF library's own shaper misplaces the
// vowels and joins of Myanmar, Malayalam, Mongolian, Thai and others.
import { Blob, Buffer, ClusterLevel, Face, Font, shape } from 'harfbuzzjs'

/** One glyph, in units of the font. */
export interface Glyph {
  id: number
  /** The letters that it stands for; a mark of a syllable may stand for none. */
  letters: readonly number[]
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

export type Shape = (text: string) => Glyph[]

/** `font`: TrueType. From left to right, also where letters run from the right. */
export function openShape(font: Uint8Array): Shape {
  const kept = new Font(new Face(new Blob(font.slice().buffer)))
  return (text) => {
    const buffer = new Buffer()
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(kept, buffer)
    const infos = buffer.getGlyphInfos()
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
    const ends = new Map(starts.map((start, at) => [start, starts[at + 1] ?? text.length]))
    const told = new Set<number>()
    return buffer.getGlyphPositions().map((position, at) => {
      const { codepoint: id, cluster } = infos[at] ?? { codepoint: 0, cluster: 0 }
      const letters = told.has(cluster) ? '' : text.slice(cluster, ends.get(cluster))
      told.add(cluster)
      const { xAdvance, yAdvance, xOffset, yOffset } = position
      return { id, letters: [...letters].map((one) => one.codePointAt(0) ?? 0), xAdvance, yAdvance, xOffset, yOffset }
    })
  }
}
