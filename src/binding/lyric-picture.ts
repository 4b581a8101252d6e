// The record once more, as a picture: the same disc and the same letters in SVG, for whoever makes pixels of it.
import type { Fonts } from './fonts.ts'
import { PAPER } from './ground.ts'
import { groovesOf, INKS, RECORD, recordWords, SHINE, STAR } from './lyric-record.ts'
import type { Manuscript } from './manuscript.ts'
import { starPoints } from './ornaments.ts'
import { openPress } from './press.ts'

/** 864 points on each side: twelve inches. */
export function drawLyricPicture(manuscript: Manuscript, fonts: Fonts): string {
  const { title, language, finishedOn: date, id } = manuscript
  const { size, disc, label } = RECORD
  // Nothing is printed: the press measures and shapes, so that every letter stands as in the PDF.
  const press = openPress(fonts, { title, language, date, id, size: [size, size] })
  const words = recordWords(press, manuscript)
  const grooves = groovesOf(id).map(
    ({ radius, opacity }) => `<circle r="${radius.toFixed(2)}" stroke-opacity="${opacity.toFixed(3)}"/>`,
  )
  const slices = SHINE.slices.map((slice) => `<path d="${slice}"/>`).join('')
  const shines = SHINE.turns.map(
    (turn) => `<g transform="rotate(${turn})" fill="#fff" fill-opacity="${SHINE.opacity}">${slices}</g>`,
  )
  const groove = words.groove.map(
    ({ x, y, turn, line }) =>
      `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${turn.toFixed(3)})">${press.outline(line)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${[-size / 2, -size / 2, size, size].join(' ')}">
<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${PAPER}"/>
<circle r="${disc}" fill="${INKS.disc}"/><g fill="none" stroke="${INKS.groove}" stroke-width="0.4">${grooves.join('')}</g>${shines.join('')}
<circle r="${label}" fill="${INKS.label}"/><circle r="${label - 9}" fill="none" stroke="${INKS.ring}" stroke-width="2"/>
<polygon points="${starPoints(STAR.x, STAR.y, STAR.radius).join(' ')}" fill="${INKS.ring}"/><circle r="10" fill="${INKS.hole}"/>
${[...words.title, ...words.aboutLines].map(press.outline).join('\n')}
${groove.join('\n')}
</svg>`
}
