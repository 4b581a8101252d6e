// Draws the contact sheets of docs/art: node scripts/draw-sheets.ts [FOLDER] [SHEET ...]. Look at them before they are committed.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { CHARACTER_TYPES, type CharacterSpec, type CharacterType } from '../src/stage/cast.ts'
import { BODY_OF } from '../src/stage/drawn-creature.data.ts'
import { SPECIES, type Species } from '../src/stage/finer-creature.data.ts'
import { dice } from '../src/base/dice.ts'
import { PLACES } from '../src/stage/places/places.ts'
import { EMOTIONS, type Scene } from '../src/stage/scene.ts'
import { compose } from '../src/drawing/composing/compose.ts'
import type { Page } from '../src/drawing/composing/picture.ts'
import { draw, STYLES, type Style } from '../src/drawing/draw.ts'
import { sampleSpec } from '../src/drawing/sheets/sample-pages.ts'
import { PAGE } from '../src/drawing/places/scenery.ts'
import { canvasOf, canvasStudio } from '../src/pictures/server/canvas-surface.ts'
import { portraitPage } from '../src/pictures/server/portrait.ts'
import { readLook } from '../src/writing/looks/look.ts'
import { bookOf, brief } from '../src/writing/score/test-random-books.ts'

const largest = 150_000
const paper = '#ffffff'
const font = join(import.meta.dirname, '../node_modules/@fontsource/andika/files/andika-latin-400-normal.woff2')
GlobalFonts.registerFromPath(font, 'Andika')
const styles = STYLES.filter((style) => style !== 'line_art')

function sheet(width: number, height: number): { canvas: Canvas; c: SKRSContext2D } {
  const canvas = createCanvas(width, height)
  const c = canvas.getContext('2d')
  c.fillStyle = paper
  c.fillRect(0, 0, width, height)
  c.fillStyle = '#222222'
  c.textBaseline = 'top'
  return { canvas, c }
}

function painted(page: Page, style: Style, width: number): Canvas {
  return canvasOf(draw(canvasStudio, compose({ ...page, style }), style, width))
}

/** Every type of character with every feeling: one row a type. */
function castSheet(style: Style): Canvas {
  const [cell, name] = [96, 62]
  const { canvas, c } = sheet(name + EMOTIONS.length * cell, 16 + CHARACTER_TYPES.length * cell)
  c.font = '11px Andika'
  for (const [column, emotion] of EMOTIONS.entries()) c.fillText(emotion, name + column * cell + 4, 1)
  for (const [row, type] of CHARACTER_TYPES.entries()) {
    c.fillText(type, 3, 16 + row * cell + cell / 2)
    for (const [column, emotion] of EMOTIONS.entries()) {
      const page = feeling(type, emotion)
      const picture = compose({ ...page, style })
      const surface = draw(canvasStudio, picture, style, 620)
      const k = surface.width / PAGE.w
      const { x, y, w } = picture.faces[0]?.box ?? { x: 0, y: 0, w: 100 }
      const side = w * 1.75 * k
      c.drawImage(canvasOf(surface), (x + w / 2) * k - side / 2, (y + w * 0.36) * k - side / 2, side, side, name + column * cell, 16 + row * cell, cell, cell) // prettier-ignore
    }
  }
  return canvas
}

function feeling(type: CharacterType, emotion: (typeof EMOTIONS)[number]): Page {
  const page = portraitPage(sampleSpec(type, 'hero', dice(`sheet/${type}`)))
  return { ...page, scene: { ...page.scene, who: page.scene.who.map((one) => ({ ...one, emotion })) } }
}

/** Every animal with a body of its own, as its name alone asks for it. */
function animalSheet(style: Style): Canvas {
  const [columns, cell] = [12, 112]
  const animals = SPECIES.filter((species) => BODY_OF[species])
  const { canvas, c } = sheet(columns * cell, Math.ceil(animals.length / columns) * (cell + 16))
  c.font = '11px Andika'
  for (const [i, species] of animals.entries()) {
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * (cell + 16)]
    const drawn = painted(portraitPage(animal(species)), style, 300)
    const side = drawn.height
    c.drawImage(drawn, (drawn.width - side) / 2, 0, side, side, x + 2, y, cell - 4, cell - 4)
    c.fillText(species, x + 4, y + cell - 4)
  }
  return canvas
}

/** As people say it, where they do not say the name. */
const SAID: Readonly<Partial<Record<Species, string>>> = { 'long-neck': 'long neck dinosaur' }

function animal(species: Species): CharacterSpec {
  const die = dice(`sheet/${species}`)
  const spec = sampleSpec('other', 'hero', die)
  const order = { name: spec.name, type: 'other', age: null, pronoun: 'they', personality: '', relation: '' } as const
  const { look } = readLook({ ...order, description: SAID[species] ?? species.replace('-', ' ') }, die)
  return { ...spec, look: { ...look, accessory: 'none' } }
}

/** Every place, with two friends in it, at changing hours. */
function placeSheet(style: Style): Canvas {
  const [columns, width] = [7, 215]
  const height = Math.round((width * 850) / 1100)
  const { canvas, c } = sheet(columns * width, Math.ceil(PLACES.length / columns) * (height + 14))
  c.font = '11px Andika'
  for (const [i, place] of PLACES.entries()) {
    const [x, y] = [(i % columns) * width, Math.floor(i / columns) * (height + 14)]
    const page = visit(place, i)
    c.drawImage(painted(page, style, width - 3), x, y)
    c.fillText(`${place}, ${page.scene.time}, ${page.scene.shot}`, x + 2, y + height - 2)
  }
  return canvas
}

function visit(place: Scene['place'], i: number): Page {
  const die = dice(`sheet/${place}`)
  const cast = [sampleSpec(i % 2 ? 'girl' : 'boy', 'hero', die.fork('hero')), sampleSpec(CHARACTER_TYPES[4 + (i % 9)] ?? 'dog', 'pal', die.fork('pal'))] // prettier-ignore
  const scene: Scene = {
    place,
    time: die.fork('time').pick(['dawn', 'morning', 'day', 'day', 'dusk', 'night']),
    weather: die.fork('weather').pick(['clear', 'clear', 'cloudy', 'rain', 'snow', 'wind']),
    who: [
      { id: 'hero', action: die.fork('a').pick(['walk', 'wave', 'point', 'stand', 'run']), emotion: 'happy', gaze: 'other' },
      { id: 'pal', action: die.fork('b').pick(['stand', 'look', 'jump', 'sit']), emotion: 'curious', gaze: 'other' },
    ],
    props: [],
    shot: die.fork('shot').pick(['wide', 'medium', 'medium', 'above']),
    mood: 0.4,
    state: [],
    textSide: die.fork('side').pick(['left', 'right', 'top', 'bottom']),
  } // prettier-ignore
  return { scene, cast, seed: 'sheet' }
}

const books: Readonly<Record<string, { seed: number; answers: Readonly<Record<string, unknown>> }>> = {
  pixar: { seed: 11, answers: { recipient_type: 'Kid', recipient_age: 5, occasion: 'Birthday', genre: 'Adventure', interests: 'drawing', characters: [{ name: 'Mia', type: 'girl', age: 5, physical_description: 'brown skin, curly black hair, yellow raincoat, round glasses' }, { name: 'Biscuit', type: 'dog' }, { name: 'Grandpa Joe', type: 'man', age: 70 }] } },
  watercolor: { seed: 22, answers: { recipient_type: 'Kid', recipient_age: 3, occasion: 'Bedtime Reading', genre: 'Fantasy', interests: 'rabbits, the moon', characters: [{ name: 'Noah', type: 'boy', age: 3 }, { name: 'Clover', type: 'rabbit' }] } },
  vector: { seed: 31, answers: { recipient_type: 'Kid', recipient_age: 6, occasion: 'No Special Occasion', genre: 'Mystery', interests: 'trains, robots', characters: [{ name: 'Amara', type: 'girl', age: 6, physical_description: 'dark skin, braids, a wheelchair' }, { name: 'Bolt', type: 'robot' }] } },
  digital_art: { seed: 44, answers: { recipient_type: 'Kid', recipient_age: 6, occasion: 'Birthday', genre: 'Adventure', interests: 'dragons', characters: [{ name: 'Ken', type: 'boy', age: 6 }, { name: 'Ember', type: 'dragon' }, { name: 'Mum', type: 'woman', age: 38 }] } },
} // prettier-ignore

/** A whole book with its words under the pictures. */
function bookSheet(style: Style): Canvas {
  const order = books[style]
  if (!order) throw new Error(`No book in ${style}`)
  const { plan, pages } = bookOf(brief(order.answers), order.seed)
  const [columns, width, words] = [5, 300, 84]
  const height = Math.round((width * 850) / 1100)
  const { canvas, c } = sheet(columns * width, Math.ceil(pages.length / columns) * (height + words))
  c.font = '10px Andika'
  for (const [i, { n, scene }] of plan.beats.entries()) {
    const [x, y] = [(i % columns) * width, Math.floor(i / columns) * (height + words)]
    c.drawImage(painted({ scene, cast: plan.cast, seed: order.seed, n }, style, width - 4), x, y)
    for (const [line, text] of wrapped(c, `${i + 1}  ${pages[i] ?? ''}`, width - 12).entries())
      if (line < 7) c.fillText(text, x + 2, y + height + line * 12)
  }
  return canvas
}

function wrapped(c: SKRSContext2D, text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (c.measureText(longer).width > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** As good as fits into the limit. */
async function keep(canvas: Canvas, file: string): Promise<void> {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const
  const image = sharp(canvas.data(), { raw }).removeAlpha()
  for (let quality = 86; quality > 10; quality -= 4) {
    const jpeg = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length > largest && quality > 14) continue
    writeFileSync(file, jpeg)
    console.log(`${file}: ${Math.round(jpeg.length / 1000)} kB at ${quality}`)
    return
  }
}

const sheets: readonly (readonly [string, () => Canvas])[] = [
  ['cast', () => castSheet('pixar')],
  ['animals', () => animalSheet('vector')],
  ...styles.map((style) => [`places-${style}`, () => placeSheet(style)] as const),
  ...styles.map((style) => [`book-${style}`, () => bookSheet(style)] as const),
]

const [folder = join(import.meta.dirname, '../docs/art'), ...names] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const [name, make] of sheets)
  if (names.length === 0 || names.includes(name)) await keep(make(), join(folder, `${name}.jpg`))
