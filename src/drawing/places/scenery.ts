// The empty stage: a camera over a ground in perspective, the hour's light, and a named die for everything that grows on it.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { dice, type Dice } from '../../base/dice.ts'
import type { Place, Shot, TextSide, Time, Weather } from '../../stage/scene.ts'
import type { ClothColor } from '../../stage/cast.ts'
import { mix, rgbOf, type Hex, type Rgb } from '../shapes/color.ts'
import { greyed, greyLight } from '../light/faded.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { pen, type Grade, type Layer, type Pen } from '../shapes/graph.ts'
import { AIRS, GOLDEN, HOURS, type Air, type Hour } from '../light/light.data.ts'
import { move, scale, times, type Matrix } from '../shapes/matrix.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'

export const PAGE = { w: 1100, h: 850 } as const

export interface Camera {
  /** Where the ground meets the sky, and the line where heroes stand. */
  horizon: number
  base: number
  /** The middle of the action. */
  cx: number
  zoom: number
  /** How much smaller things at the horizon are. */
  shrink: number
  /** Where on the stage the heroes stand: what would hide them keeps away from there. */
  hero: number
  /** The zoom of a place that is large about small heroes; without it both are one. */
  scenery?: number
}

export interface Scenery {
  place: Place
  time: Time
  weather: Weather
  hour: Hour
  air: Air
  shot: Shot
  side: TextSide
  indoors: boolean
  camera: Camera
  night: boolean
  /** Seen from its other end: x runs from the right of the page. */
  flipped: boolean
  /** What the page itself shows: the place has no second one. */
  shown: ReadonlySet<Prop>
  /** The book is about a grown-up: no toys on her floor. */
  grown?: boolean
  recipe: Recipe
  layers: Layer[]
  /** A named die of this place: the same on each of its pages. */
  die(name: string): Dice
  layer(name: string, kind: Layer['kind'], depth: number, haze: number): Pen
  /** Where x along the stage and depth fall on the page, with the scale of things there. */
  stand(x: number, depth: number): Matrix
  sky: readonly [Hex, Hex, Hex]
}

/** The light that a coloured lamp throws. */
const washed = (color: Hex): Rgb => {
  const [r, g, b] = rgbOf(color)
  const part = (channel: number) => 1 - WASH + (WASH * 1.5 * channel) / 255
  return [part(r), part(g), part(b)]
}

const halfway = (a: Rgb, b: Rgb, part: number): Rgb => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part] // prettier-ignore

const both = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

export interface Setting {
  place: Place
  time: Time
  weather: Weather
  shot: Shot
  side: TextSide
  mood: number
  seed: string
  indoors: boolean
  camera: Camera
  tint?: ClothColor | undefined
  /** How far the colours are gone. */
  faded?: number | undefined
  shown: ReadonlySet<Prop>
  grown?: boolean
  recipe: Recipe
}

/** Far things are paler, never milk: how much of a layer's own haze is left. */
const CLEAR = 0.78

/** A wash of the wished colour: enough to be seen at once, too thin to hide what is what. */
const WASH = 0.3

export function makeScenery(s: Setting): Scenery {
  const hour = s.time === 'night' && [...s.shown].some((one) => cardOf(one).gilds) ? GOLDEN : HOURS[s.time]
  const air = s.indoors ? AIRS.clear : AIRS[s.weather]
  const low = s.mood < -0.3 ? 0.14 : 0
  const aired = (c: Hex) => mix(c, mix(air.tint, hour.sky[1], hour.dark * 1.1), air.grey + low)
  const wash = s.tint && CLOTH_PAINT[s.tint]
  const washedOver = (c: Hex) => (wash ? mix(aired(c), wash, WASH * 1.4) : aired(c))
  const tinted = (c: Hex) => (s.faded ? greyed(washedOver(c), s.faded) : washedOver(c))
  const sky = [tinted(hour.sky[0]), tinted(hour.sky[1]), tinted(hour.sky[2])] as const
  const light = s.indoors ? hour.room : both(hour.gain, air.gain)
  const lit = s.faded ? greyLight(light, s.faded) : light
  const gain = wash ? both(lit, washed(wash)) : lit
  const hazeColor = mix(tinted(hour.haze), sky[2], 0.4)
  const layers: Layer[] = []
  const { camera } = s
  return {
    ...s,
    hour,
    air,
    night: s.time === 'night',
    flipped: false,
    sky,
    layers,
    die: (name) => dice(`${s.seed}/${s.place}/${name}`),
    layer: (name, kind, depth, haze) => {
      const figure = kind === 'figure' || kind === 'things'
      const own = s.indoors ? halfway(hour.figure, [1, 1, 1], 0.5) : hour.figure
      // Things have more of the night than people: no tree stands in the dark as at noon, no plant in a dark room as by day.
      const dusky =
        kind !== 'things' ? 0 : name.startsWith('extras') ? 0.14 : name.startsWith('deed') || s.indoors ? 0.3 : 0.5
      const body = halfway(own, hour.gain, hour.dark * dusky)
      const grade: Grade = {
        gain: figure ? both(body, halfway(air.gain, [1, 1, 1], 0.5)) : gain,
        haze: hazeColor,
        amount: figure ? 0 : Math.min(0.9, haze * CLEAR + (s.indoors ? 0 : air.haze * Math.min(1, depth * 1.6 + 0.2))),
      }
      const layer: Layer = { name, kind, depth, grade, parts: [] }
      layers.push(layer)
      return pen(layer.parts, undefined, `${name}/`, s.recipe)
    },
    stand: standing(camera),
  }
}

const standing = (camera: Camera) => (x: number, depth: number) => {
  const k = camera.zoom * (1 - camera.shrink * depth)
  const y = camera.base + (camera.horizon - camera.base) * depth
  return times(move(camera.cx + x * k, y), scale(k))
}

/** The place about heroes who are small in it, on the same ground. */
export function aroundSmall(w: Scenery): Scenery {
  const { scenery, ...own } = w.camera
  if (scenery === undefined) return w
  const camera: Camera = { ...own, zoom: scenery, cx: own.cx + own.hero * (own.zoom - scenery) }
  return { ...w, camera, stand: standing(camera) }
}

const OTHER_SIDE: Readonly<Record<TextSide, TextSide>> = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' }

/** The same place seen from its other end: everything drawn into it comes out mirrored, on the same layers. */
export function mirrored(w: Scenery): Scenery {
  const camera: Camera = { ...w.camera, cx: PAGE.w - w.camera.cx, hero: -w.camera.hero }
  return {
    ...w,
    flipped: true,
    side: OTHER_SIDE[w.side],
    camera,
    layer: (name, kind, depth, haze) => w.layer(name, kind, depth, haze).to([-1, 0, 0, 1, PAGE.w, 0]),
    stand: standing(camera),
  }
}
