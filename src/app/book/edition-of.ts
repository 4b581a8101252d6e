// A story from the command line as an edition: what the illustrator and the binders take, with its pictures as the folder names them.

import { isOwn } from '../../writing/own/own-world.ts'
import { coverBeat } from '../../writing/plan/cover-beat.ts'
import { saidName } from '../../stage/said-name.ts'
import type { Style } from '../../drawing/draw.ts'
import { seasonOfWords } from '../../drawing/places/season.ts'
import { colophonOf } from '../../editions/colophon.ts'
import type { EditionContent, EditionPage } from '../../editions/edition.ts'
import { pageName } from '../../editions/server/sheets.ts'
import { altText } from '../../writing/staging/alt-text.ts'
import { lastRefrain } from '../../writing/telling/last-refrain.ts'
import { wordsOf } from '../../writing/english/sentences.ts'
import { blurb } from '../../writing/plan/titles.ts'
import type { Story } from './story-file.ts'

/** An edition whose pictures are not drawn yet. */
export interface Undrawn extends Omit<EditionContent, 'pages'> {
  pages: Omit<EditionPage, 'sha256'>[]
}

export function editionOf({ brief, plan, ...story }: Story, style: Style): Undrawn {
  const { band, beats, cast, seed } = plan
  const telling = coverBeat({ beats })
  if (!telling) throw new Error('A plan without pages')
  const found = seasonOfWords(story.occasion)
  const season = found && { season: found }
  return {
    title: story.title,
    language: 'en',
    dedication: story.dedication,
    band,
    names: brief.characters.map(({ name, type }) => saidName(name, type).full),
    refrain: lastRefrain(plan),
    blurb: blurb(plan),
    colophon: colophonOf({
      writer: 'embedded',
      isOwn: isOwn(plan),
      pagesByHand: story.pagesByHand,
      painters: beats.map(() => 'embedded'),
    }),
    art: { style, cast, seed, ...season, scene: telling.scene },
    pages: beats.map(({ n, scene }, at) => {
      const text = story.texts[at] ?? ''
      const words = { band, count: wordsOf(text).length }
      return {
        number: n,
        text,
        alt: altText(scene, cast),
        picture: `pages/${pageName(n)}.jpg`,
        engine: 'embedded',
        recipe: { style, page: { scene, cast, seed, n, words, ...season } },
      }
    }),
  }
}
