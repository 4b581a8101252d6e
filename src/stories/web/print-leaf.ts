// A leaf round the story as the press prints it, on a screen: letter by letter where the bound book has them.

import { PAGE_SIZE } from '../../stage/page-layout.ts'
import { isRightToLeft } from '../../base/text-direction.ts'
import type { FontRole } from '../../binding/fonts.ts'
import type { PaperLeaf } from '../../binding/leaf-press.ts'
import {
  type DrawnLeaf,
  type DrawnLine,
  type DrawnMist,
  type DrawnPath,
  drawForScreen,
} from '../../binding/screen-press.ts'
import { lettersOf, measureLetters } from './look-at-picture.ts'

const roles: readonly FontRole[] = ['heading', 'hand', 'text']

/** Once the letters of these words have come. */
export async function drawLeaf(leaf: PaperLeaf, words: string): Promise<DrawnLeaf> {
  const measures = new Map(
    await Promise.all(roles.map(async (role) => [role, await measureLetters(role, words)] as const)),
  )
  return drawForScreen(leaf, (role) => measures.get(role) ?? (() => 0))
}

/** Shows it in `host`, which lies over the leaf's picture. */
export function showLeaf(host: HTMLElement, { paths, lines, mists, hasPicture }: DrawnLeaf): void {
  const sheet = svg('svg', { viewBox: `0 0 ${PAGE_SIZE.w} ${PAGE_SIZE.h}` })
  Object.assign(sheet.style, { display: 'block', width: '100%', textRendering: 'geometricPrecision' })
  sheet.append(...paths.map(pathOf), ...lines.map(lineOf))
  host.toggleAttribute('data-words-alone', !hasPicture)
  host.replaceChildren(...mists.map(mistOf), sheet)
}

function svg(kind: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', kind)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`)
  return made
}

const pathOf = ({ d, transform, fill, stroke }: DrawnPath) =>
  svg('path', {
    ...{ d, transform, fill: fill ?? 'none' },
    ...(stroke && { stroke: stroke.color, 'stroke-width': stroke.width, 'stroke-linecap': 'round' }),
  })

function lineOf({ role, text, x, y, size, ink, width, rtl = isRightToLeft(text) }: DrawnLine): SVGElement {
  const { family, weight } = lettersOf(role)
  const made = svg('text', { x: rtl ? x + width : x, y, fill: ink, direction: rtl ? 'rtl' : 'ltr' })
  made.setAttribute('font-size', `${size}`)
  made.setAttribute('font-weight', weight)
  made.style.fontFamily = family
  made.textContent = text
  return made
}

const part = (units: number) => `${(units / 11).toFixed(3)}cqw`

function mistOf({ box: { x, y, w, h }, fade, color, alpha }: DrawnMist): HTMLElement {
  const made = document.createElement('i')
  const veil = `${color}${Math.round(alpha * 255).toString(16).padStart(2, '0')}` // prettier-ignore
  const style = {
    ...{ '--veil': veil, '--veil-x': part(x), '--veil-y': part(y), '--veil-w': part(w), '--veil-h': part(h) },
    ...{ '--fade-left': part(fade.left), '--fade-right': part(fade.right) },
    ...{ '--fade-top': part(fade.top), '--fade-bottom': part(fade.bottom) },
  }
  for (const [name, value] of Object.entries(style)) made.style.setProperty(name, value)
  return made
}
