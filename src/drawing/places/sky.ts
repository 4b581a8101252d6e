// Skies: gradients, sun and moon, clouds, stars, and the weather that falls through them.
import { cardOf } from '../../stage/things/cards.ts'
import { mix } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect, type Box } from '../shapes/path.ts'
import { PAGE, type Scenery } from './scenery.ts'

const AIR = { material: 'light', puff: 0, plain: true } as const

export function cloud(p: Pen, w: number, color: string, shade: string): void {
  const k = w / 200
  const q = p.to(scale(k))
  const c = { material: 'cloud', puff: 0.7 } as const
  q(blob([-100, 0, -92, -28, -62, -36, -48, -62, -14, -70, 16, -58, 34, -66, 62, -48, 70, -28, 96, -22, 104, 0, 84, 12, 0, 15, -84, 12]), color, 'cloud', { ...c, fade: shade }) // prettier-ignore
  q(blob([-60, -12, -44, -34, -20, -30, -4, -40, 18, -26, 8, -12, -20, -6]), '#ffffff', 'cloud', { decal: true, alpha: 0.45, material: 'cloud', puff: 0.3 }) // prettier-ignore
}

export function star(p: Pen, x: number, y: number, r: number): void {
  const pts: number[] = []
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    const k = i % 2 ? r * 0.32 : r
    pts.push(x + Math.cos(a) * k, y + Math.sin(a) * k)
  }
  p(poly(pts), '#fff6cf', 'star', { ...AIR, lit: true })
}

/** Where the moon stands when the words leave it there. */
export function moonOf(w: Scenery): Point {
  const x = w.side === 'left' ? 960 : w.side === 'right' ? 130 : w.camera.cx < 550 ? 830 : 260
  return [x, w.side === 'top' ? 285 : 140]
}

/** Under what water shines: the moon, by day the sun. */
export const gleamOf = (w: Scenery): number => (w.night ? moonOf(w)[0] : w.camera.cx + 40)

function drawMoon(p: Pen, x: number, y: number): void {
  const m = { ...AIR, lit: true } as const
  p(oval(x, y, 148), '#c9d8ff', 'moon-glow', { ...m, soft: true, alpha: 0.6 })
  for (const [r, alpha] of [[120, 0.1], [86, 0.14]] as const) p(oval(x, y, r), '#fff3c8', 'moon-glow', { ...m, alpha })
  p(oval(x, y, 54), '#fff4d2', 'moon', m)
  for (const [dx, dy, r] of [[-16, -10, 11], [14, 12, 8], [8, -22, 6], [-18, 18, 6]] as const)
    p(oval(x + dx, y + dy, r, r * 0.9), '#ecdcae', 'moon', { ...m, alpha: 0.6 })
} // prettier-ignore

export function drawSky(w: Scenery, opts: { sunX?: number; plain?: boolean } = {}): void {
  const p = w.layer('sky', 'sky', 1, 0)
  const h = Math.max(260, w.camera.horizon + 60)
  const [a, b, c] = w.sky
  const m = { ...AIR, lit: true } as const
  p(rect(-60, -60, PAGE.w + 120, h * 0.5 + 62), a, 'sky', { ...m, fade: b })
  // At both ends of the day and at night the light lies low: there it has all of its colour at the horizon.
  const foot = w.hour.dark > 0 ? Math.max(h * 0.5 + 80, w.camera.horizon + 20) : PAGE.h + 60
  p(rect(-60, h * 0.5, PAGE.w + 120, foot - h * 0.5), b, 'sky', { ...m, fade: c })
  if (foot < PAGE.h + 60) p(rect(-60, foot - 1, PAGE.w + 120, PAGE.h + 61 - foot), c, 'sky', m)
  const sunX = opts.sunX ?? w.camera.cx + 40
  const sunY = Math.max(120, w.camera.horizon - (w.time === 'day' ? 330 : w.time === 'morning' ? 200 : 90))
  const die = w.die('sky')
  if (w.night || w.weather === 'stars') {
    milkyWay(p, h)
    for (let i = 0; i < 90; i++) {
      const x = die.next() * 1180 - 40
      const y = die.next() ** 1.3 * (h - 40) - 20
      const r = 0.9 + die.next() ** 3 * 3
      if (r > 2.6) star(p, x, y, r * 2.6)
      else p(oval(x, y, r), '#fff6d8', 'star', { ...AIR, lit: true, alpha: 0.5 + die.next() * 0.5, fine: r < 1.2 })
    }
    if (![...w.shown].some((one) => cardOf(one).moon)) drawMoon(p, ...moonOf(w))
  } else if (!opts.plain && w.air.grey < 0.5) {
    const day = w.time === 'day'
    for (const [r, al] of [[250, 0.2], [180, 0.26], [118, 0.4]] as const)
      p(oval(sunX, sunY, r * (day ? 0.62 : 1)), w.hour.glow, 'sun-glow', { ...AIR, lit: true, alpha: al })
    p(oval(sunX, sunY, day ? 48 : 74), w.time === 'dusk' ? '#fff0b4' : '#fffbe2', 'sun', { ...AIR, lit: true })
  } // prettier-ignore
  for (let i = 0; i < w.air.clouds; i++) {
    const cw = 130 + die.next() * 190
    const x = die.next() * 1250 - 80
    const y = 60 + die.next() * Math.max(90, h * 0.46) + (w.side === 'top' ? 70 : 0)
    const [mx, my] = moonOf(w)
    // A dark cloud before the moon would be a bite out of it.
    if (w.night && Math.abs(x - mx) < cw * 0.6 + 60 && Math.abs(y - my) < 130) continue
    const base = mix(w.hour.cloud, w.sky[0], w.air.grey * 0.5)
    cloud(p.to(move(x, y)), cw, base, mix(base, w.sky[1], 0.65))
  }
}

/** A soft band of light across the night, from the lower left to the upper right. */
function milkyWay(p: Pen, h: number): void {
  for (let i = 0; i < 6; i++)
    p(oval(40 + i * 205, h * (0.74 - i * 0.13), 210, 74 + (i % 2) * 26), i % 2 ? '#8f9cf0' : '#7fb4e0', 'stars-glow', { ...AIR, lit: true, soft: true, alpha: 0.2 }) // prettier-ignore
}

/** What the air itself carries, drawn last; heads and words stay free of it. */
export function drawAir(w: Scenery, heads: readonly Box[], zone: Box): void {
  if (w.indoors && w.weather !== 'stars') return
  const p = w.layer('air', 'air', -1, 0)
  const die = w.die('air')
  const keep = heads.map((box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2, r: Math.max(box.w, box.h) * 0.75 }))
  for (let x = zone.x; x <= zone.x + zone.w; x += 110)
    for (let y = zone.y; y <= zone.y + zone.h; y += 110) keep.push({ x, y, r: 92 })
  const free = (x: number, y: number) => keep.every((k) => Math.hypot(x - k.x, y - k.y) > k.r)
  if (w.weather === 'rain' || w.weather === 'storm')
    for (let i = 0; i < 110; i++) {
      const x = die.next() * 1240 - 40
      const y = die.next() * 900 - 30
      const l = 16 + die.next() * 22
      if (free(x, y)) p(limb([x, y, 0.5, x - l * 0.14, y + l * 0.5, 1.5, x - l * 0.28, y + l, 0.9]), '#e8f4ff', 'rain', { ...AIR, lit: true, alpha: 0.55 }) // prettier-ignore
    }
  if (w.weather === 'snow')
    for (let i = 0; i < 120; i++) {
      const x = die.next() * 1160 - 30
      const y = die.next() * 880 - 20
      const r = 1.8 + die.next() ** 2 * 4.4
      if (free(x, y)) p(oval(x, y, r), '#ffffff', 'snow', { ...AIR, lit: true, alpha: 0.85 })
    }
  if (w.weather === 'fog')
    for (let i = 0; i < 14; i++) {
      const x = die.next() * PAGE.w
      const y = w.camera.horizon - 30 + die.next() * 360
      const r = 170 + die.next() * 130
      if (keep.every((k) => Math.abs(y - k.y) > k.r + r * 0.21 || Math.abs(x - k.x) > k.r + r * 1.3)) p(oval(x, y, r, r * 0.16), '#f4f6f2', 'fog', { ...AIR, soft: true, alpha: 0.34 }) // prettier-ignore
    }
  if (w.weather === 'wind')
    for (let i = 0; i < 9; i++) {
      const x = die.next() * 900
      const y = 110 + die.next() * 480
      const l = 110 + die.next() * 130
      if (![0, 0.25, 0.5, 0.75, 1].every((part) => free(x + l * part, y - 16 * part))) continue
      p(limb([x, y, 0.6, x + l * 0.4, y - 12, 2.2, x + l * 0.8, y - 4, 2, x + l, y - 20, 1.6, x + l * 0.92, y - 32, 1.3, x + l * 0.84, y - 22, 0.6]), '#ffffff', 'wind', { ...AIR, lit: true, alpha: 0.65 }) // prettier-ignore
      const leaf = p.to(times(move(x + l + 26, y + 14), turn(die.next() * 360)))
      leaf(blob([0, 0, 8, -7, 18, -5, 24, 0, 16, 6, 7, 6]), die.pick(['#f2b33d', '#e07b3a', '#9dbb4e']), 'leaf', { material: 'leaf', puff: 0.3 }) // prettier-ignore
    }
  if (w.weather === 'storm') {
    // It strikes beside the words and the heads, or not at all.
    const spots = w.camera.cx > 550 ? [940, 160, 730, 380] : [160, 940, 380, 730]
    const x = spots.find((spot) => [0, 50, 100, 150, 200].every((y) => free(spot + 10, y)))
    if (x !== undefined) p(poly([x, -20, x + 46, -20, x + 22, 86, x + 52, 82, x - 16, 230, x + 4, 122, x - 26, 128], 2), '#fff3b0', 'lightning', { ...AIR, lit: true }) // prettier-ignore
  }
  if ((w.time === 'dusk' || w.night) && w.weather === 'clear')
    for (let i = 0; i < 26; i++) {
      const x = die.next() * 1100
      const y = 260 + die.next() * 520
      if (!free(x, y)) continue
      p(oval(x, y, 7), '#fff2a0', 'firefly', { ...AIR, lit: true, soft: true, alpha: 0.55 })
      p(oval(x, y, 2), '#fffbd6', 'firefly', { ...AIR, lit: true })
    }
}

/** The light that opens behind the heroes. */
export function drawGlow(w: Scenery, x: number, y: number, r: number): void {
  const p = w.layer('glow', 'far', 0.9, 0)
  const color = w.night ? (w.indoors ? '#ffc98a' : w.sky[2]) : w.hour.glow
  p(oval(x, y, r, r * 0.72), color, 'glow', { ...AIR, lit: true, soft: true, alpha: w.night ? 0.26 : 0.6 })
}
