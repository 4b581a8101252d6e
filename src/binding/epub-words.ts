// Words on the pages of the e-book: alive, and where and as large as paper would have them.

import { PAGE_SIZE } from '../stage/page-layout.ts'
import { directionOf } from '../base/text-direction.ts'
import type { FontRole, Fonts } from './fonts.ts'
import { INK, inkOn } from './ground.ts'
import type { Room } from './leaf.ts'
import type { Manuscript, Plate, StoryPage } from './manuscript.ts'
import { designPage } from './page-design.ts'
import { openPress } from './press.ts'
import { setText, type SetText } from './set-text.ts'
import type { Box } from './stamps.ts'
import { xmlText } from './xml-text.ts'

export interface Words {
  tag: 'h1' | 'p'
  role: FontRole
  text: string
  room: Room
}

/** E-readers set words a little wider or narrower than paper does. */
const LEEWAY = 1.03
/** For words that nobody foresaw: the whole page, small but complete, and a reader can be zoomed. */
const WHOLE: Box = { x: 84, y: 66, w: 932, h: 718 }
const TINIEST = 5.5
const STANZA = 0.55

export function openWords(book: Manuscript, fonts: Fonts) {
  /** All that was set in each voice, to know which letters must travel along. */
  const written: Record<FontRole, string> = { heading: '', text: '', hand: '' }
  const { measure } = openPress(fonts, {
    title: book.title,
    language: book.language,
    date: book.finishedOn,
    id: book.id,
    size: [PAGE_SIZE.w, PAGE_SIZE.h],
  })

  /** In the middle of their room: on paper, on a picture, or on a picture that they are too many for. */
  function words({ tag, role, text, room }: Words, on?: Plate | 'panel'): string {
    if (text.trim() === '') return ''
    written[role] += text
    const { leading = 1.3, least = room.size } = room
    const fit = (box: Box, size: number, smallest: number, isLast: boolean) =>
      setText(text, {
        width: box.w / LEEWAY,
        height: box.h,
        size,
        least: smallest,
        leading,
        measure: measure(role),
        isLast,
      })
    const kept = fit(room, room.size, least, false)
    const set = kept ?? fit(WHOLE, least, TINIEST, true)
    if (!set) throw new Error(`Words do not fit on a page: ${text.length} letters`)
    const box = kept ? room : WHOLE
    const frame: Box = {
      x: box.x + (box.w - set.width) / 2,
      y: box.y + (box.h - set.height) / 2,
      w: set.width,
      h: set.height,
    }
    if (on === 'panel') return panelUnder(frame) + block(tag, role, text, set, frame, 'start', INK)
    const { ink, mist } = on ? inkOn(on.ground) : { ink: INK }
    // As wide as the room: letters that only the e-reader has need theirs too.
    const wide = { ...frame, x: box.x, w: box.w }
    return (mist ? mistOver(frame, mist) : '') + block(tag, role, text, set, wide, 'center', ink)
  }

  function storyWords(page: StoryPage): string {
    if (page.text.trim() === '') return ''
    written.text += page.text
    const { set, frame, align, ink, mist, panel } = designPage(page, book.band, measure('text'))
    const veil = panel ?? mist
    return (veil ? mistOver(frame, veil) : '') + block('p', 'text', page.text, set, frame, align, ink)
  }

  return { words, storyWords, written }
}

const px = (units: number) => `${Math.round(units * 100) / 100}px`
const styleOf = ({ x, y, w, h }: Box) => `left: ${px(x)}; top: ${px(y)}; width: ${px(w)}; height: ${px(h)}`

/** Where readers would break a name: behind its hyphen (Anne-Marie), between its few ideographs. */
const brokenName =
  /\p{L}{1,20}(?:[-\u2010]\p{Lu}\p{L}{0,20}){1,2}|(?<!\p{Script=Han})\p{Script=Han}{2,4}(?!\p{Script=Han})/gu
const lineOf = (line: string) => xmlText(line.trim()).replace(brokenName, '<span class="name">$&</span>')

/** A little wider than its lines, so that no reader needs one more. */
function block(
  tag: 'h1' | 'p',
  role: FontRole,
  text: string,
  set: SetText,
  frame: Box,
  align: 'start' | 'center',
  ink: string,
): string {
  const spare = frame.w * (LEEWAY - 1)
  const box = { ...frame, x: align === 'center' ? frame.x - spare / 2 : frame.x, w: frame.w + spare }
  const stanzas = text.trim().split(/(?:[^\S\n]*\r?\n){2,}/)
  const inside = stanzas.map((stanza, i) => {
    const lines = stanza
      .split(/\r\n?|\n/)
      .map(lineOf)
      .join('<br/>')
    return `<${tag} dir="${directionOf(stanza)}"${i === 0 ? '' : ` style="margin-top: ${px(set.leading * STANZA)}"`}>${lines}</${tag}>`
  })
  return `<div class="words ${role} ${align}" style="${styleOf(box)}; font-size: ${px(set.size)}; line-height: ${px(set.leading)}; color: ${ink}">${inside.join('')}</div>`
}

/** Paper under more words than a picture bears. */
function panelUnder({ x, y, w, h }: Box): string {
  return `<div class="panel" style="${styleOf({ x: x - 40, y: y - 32, w: w + 80, h: h + 64 })}"></div>`
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)).join(', ')

const veilOf = ({ color, alpha }: { color: string; alpha: number }) => `rgba(${channels(color)}, ${alpha.toFixed(2)})`

function mistOver(frame: Box, mist: { color: string; alpha: number }): string {
  const veil = veilOf(mist)
  return `<div class="mist" style="${styleOf(frame)}; background-color: ${veil}; box-shadow: 0 0 36px 24px ${veil}"></div>`
}
