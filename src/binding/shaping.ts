// The shaping of letters, as pdfkit does it and its types do not tell.

/** OpenType features that are switched on or off. */
export type Features = Readonly<Record<string, boolean>>
/** For pdfkit, whose types know only features that are switched on. */
export const given = (features: Features | undefined): object => (features ? { features } : {})

interface Shaped {
  glyphs: readonly { path: { toSVG(): string } }[]
  /** In units of the font. */
  positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
}

declare global {
  // What pdfkit has and its types leave out.
  namespace PDFKit {
    interface PDFDocument {
      /** `scale`: of a unit of the font, at a size of 1000. */
      readonly _font: { readonly scale: number; readonly font: { layout(text: string, features?: Features): Shaped } }
    }
  }
}
