// Places beyond the map: under water, over the clouds, among the stars.
import type { Place } from '../base/scene.ts'
import { mix, shadeOf, tone } from './color.ts'
import { ground, ridge, rock, scatter } from './land.ts'
import { move, scale, times } from './matrix.ts'
import { blob, limb, oval, poly, rect } from './path.ts'
import type { PlaceSet } from './place-set.ts'
import { mushroom } from './plants.ts'
import { onWall, room } from './room.ts'
import { cloud, drawSky, star } from './sky.ts'
import { PAGE, type World } from './world.ts'

const GLASS = { material: 'glass', puff: 0.5 } as const
const METAL = { material: 'metal', puff: 0.6 } as const
const LIT = { material: 'light', puff: 0, plain: true, lit: true } as const

function underwater(w: World): void {
  const p = w.layer('sea', 'sky', 1, 0)
  const deep = w.night ? '#123a66' : '#1f7fa8'
  p(rect(-60, -60, PAGE.w + 120, 500), w.night ? '#2f6a9c' : '#8fe0e4', 'sea', { ...LIT, lit: false, fade: w.night ? '#1c4f84' : '#4fb8d4' })
  p(rect(-60, 438, PAGE.w + 120, 500), w.night ? '#1c4f84' : '#4fb8d4', 'sea', { ...LIT, lit: false, fade: deep })
  const die = w.die('sea')
  for (let i = 0; i < 7; i++) {
    const x = w.camera.cx - 330 + i * 110
    p(poly([x - 12, -60, x + 26, -60, x + 110 - i * 8, 640, x - 40 - i * 8, 640]), '#f2fff4', 'ray', { ...LIT, alpha: w.night ? 0.04 : 0.1 })
  }
  ridge(w, 'reef', 150, '#2f7f9c', 0.5, { sharp: false })
  ridge(w, 'reef2', 80, '#3f8f9a', 0.3, { sharp: false })
  ground(w, { color: '#ecd9a6', spots: '#d9be84', stones: '#9fb0b0' })
  const mid = w.layer('corals', 'mid', 0.3, 0.05)
  scatter(w, mid, 'corals', 17, 640, 0.08, 0.7, 250, (q, d) => {
    const c = d.pick(['#ff8a7a', '#f7b24f', '#e87fb0', '#a98af0', '#ff9d6a'])
    const kind = d.roll(3)
    if (kind === 0)
      for (let i = 0; i < 5; i++) {
        const a = (i - 2) * 34
        q(limb([a * 0.3, 4, 15, a * 0.8, -70, 13, a * 1.4 + d.next() * 20, -120 - d.next() * 70, 10]), tone(c, (i % 2) * 0.025), 'coral', { material: 'stone', puff: 0.9 })
      }
    else if (kind === 1) {
      q(blob([-90, 6, -96, -60, -50, -110, 0, -90, 50, -116, 96, -60, 90, 6]), c, 'coral', { material: 'stone', puff: 0.9 })
      for (let i = 0; i < 10; i++) q(oval((d.next() - 0.5) * 130, -18 - d.next() * 64, 5), tone(c, 0.07), 'coral', { decal: true, fine: true })
    } else
      for (let i = 0; i < 4; i++) {
        const x = (i - 1.5) * 28
        const h = 180 + d.next() * 180
        q(limb([x, 4, 13, x + 22, -h * 0.3, 12, x - 18, -h * 0.62, 9, x + 14, -h, 3]), tone('#4fa870', (i % 2) * 0.04), 'weed', { material: 'leaf', puff: 0.6 })
      }
  })
  for (let i = 0; i < 9; i++) {
    const q = mid.to(times(move(60 + die.next() * 1000, 110 + die.next() * 330), scale((die.next() < 0.5 ? -1 : 1) * (0.5 + die.next() * 0.4), 0.7)))
    const c = die.pick(['#ffb84a', '#ff8a6a', '#ffe07a', '#c9a0f4'])
    q(blob([-60, -26, -34, -6, -34, 6, -60, 26, -52, 0], 0.6), shadeOf(c, 0.6), 'fish', { material: 'scale', puff: 0.5 })
    q(blob([-42, 0, -14, -26, 26, -22, 48, 0, 26, 22, -14, 26]), c, 'fish', { material: 'scale' })
    for (const x of [-12, 10]) q(limb([x, -20, 2.5, x + 4, 0, 3.5, x, 20, 2.5]), mix(c, '#ffffff', 0.6), 'fish', { decal: true, fine: true })
    q(oval(30, -6, 6), '#fffdf6', 'fish', { decal: true })
    q(oval(31.5, -6, 3.4), '#2a1c24', 'fish', { decal: true })
  }
  for (let i = 0; i < 22; i++) {
    const x = die.next() * 1100
    const y = die.next() * 700
    const r = 4 + die.next() * 10
    p(oval(x, y, r), '#e8fbff', 'bubble', { ...LIT, alpha: 0.35 })
    p(oval(x - r * 0.3, y - r * 0.34, r * 0.3), '#ffffff', 'bubble', { ...LIT, alpha: 0.8 })
  }
} // prettier-ignore

function clouds(w: World, top: boolean): void {
  drawSky(w)
  const far = w.layer('far-clouds', 'far', 0.9, 0.12)
  const die = w.die('clouds')
  const base = w.hour.cloud
  for (let i = 0; i < 9; i++) cloud(far.to(move(die.next() * 1160 - 30, w.camera.horizon - 110 + die.next() * 170)), 260 + die.next() * 160, base, mix(base, w.sky[1], 0.55)) // prettier-ignore
  if (!top) {
    const land = w.layer('land', 'far', 0.95, 0.45)
    land(blob([-90, 800, 200, 760, 500, 786, 820, 752, 1190, 790, 1190, 940, -90, 940]), '#86b964', 'land', { material: 'ground', plain: true })
    for (let i = 0; i < 7; i++) cloud(far.to(move(die.next() * 1160, 640 + die.next() * 170)), 320, base, mix(base, w.sky[2], 0.6)) // prettier-ignore
    return
  }
  const p = w.layer('cloud-floor', 'ground', 0.3, 0)
  for (let r = 0; r < 4; r++) {
    const y = w.camera.horizon + 30 + r * r * 22 + r * 46
    const pts: number[] = [-120, 980, -120, y]
    for (let x = -120; x < 1240; x += 96) pts.push(x + 30, y - 34 - die.next() * 26, x + 78, y - 4)
    pts.push(1260, y, 1260, 980)
    p(blob(pts, 0.95), mix('#ffffff', base, 0.5 + r * 0.1), 'cloud', { material: 'cloud', puff: 0.4, plain: true, fade: mix(base, w.sky[1], 0.5 - r * 0.06) }) // prettier-ignore
  }
} // prettier-ignore

function space(w: World): void {
  const p = w.layer('space', 'sky', 1, 0)
  p(rect(-60, -60, PAGE.w + 120, 500), '#1a1b4a', 'space', { ...LIT, fade: '#33327a' })
  p(rect(-60, 438, PAGE.w + 120, 520), '#33327a', 'space', { ...LIT, fade: '#6a56a6' })
  const die = w.die('space')
  for (const [x, y, rx, ry, c] of [[260, 200, 420, 190, '#6a4fc0'], [840, 330, 430, 220, '#b5559c'], [520, 90, 380, 150, '#3f7fc0']] as const)
    p(oval(x, y, rx, ry), c, 'nebula', { ...LIT, soft: true, alpha: 0.5 })
  for (let i = 0; i < 120; i++) {
    const x = die.next() * 1180 - 40
    const y = die.next() * 700 - 20
    const r = 0.8 + die.next() ** 4 * 4
    if (r > 3) star(p, x, y, r * 2.6)
    else p(oval(x, y, r), '#fff6d8', 'star', { ...LIT, alpha: 0.55 + die.next() * 0.45 })
  }
} // prettier-ignore

function planet(w: World, x: number, y: number, r: number, c: string, ring: boolean): void {
  const p = w.layer('planet', 'far', 1, 0)
  const disc = oval(x, y, r)
  if (ring) p(blob([x - r * 1.9, y + r * 0.3, x - r, y - r * 0.25, x + r * 1.9, y - r * 0.4, x + r, y + r * 0.2], 1), '#ffd9a0', 'ring', { ...LIT, alpha: 0.9 }) // prettier-ignore
  p(disc, c, 'planet', { material: 'stone', puff: 1, lit: true })
  const inside = { decal: true, clip: disc, lit: true, material: 'stone' } as const
  p(blob([x - r, y - r * 0.3, x - r * 0.2, y - r * 0.5, x + r, y - r * 0.2, x + r, y, x, y - r * 0.2, x - r, y - r * 0.06]), tone(c, 0.07), 'band', inside) // prettier-ignore
  p(blob([x - r, y + r * 0.3, x, y + r * 0.16, x + r, y + r * 0.4, x + r, y + r * 0.56, x, y + r * 0.36, x - r, y + r * 0.46]), tone(c, -0.06), 'band', inside) // prettier-ignore
  if (ring) p(limb([x - r * 1.7, y + r * 0.34, 3, x - r * 0.4, y + r * 0.2, 8, x + r * 0.6, y, 8, x + r * 1.7, y - r * 0.34, 3]), '#ffe9c4', 'ring', { ...LIT }) // prettier-ignore
}

function moonland(w: World, alien: boolean): void {
  space(w)
  const sx = w.side === 'left' ? 900 : w.side === 'right' ? 220 : 880
  if (alien) {
    planet(w, sx, 190, 84, '#f2a65c', true)
    planet(w, sx - 250, 120, 34, '#7fd0c0', false)
  } else {
    planet(w, sx, 200, 92, '#4f9fd8', false)
    const p = w.layer('earth', 'far', 1, 0)
    const clip = oval(sx, 200, 92)
    for (const [x, y, r] of [[-36, -30, 36], [30, 22, 40], [-10, 60, 26]] as const) p(blob([sx + x - r, 200 + y, sx + x, 200 + y - r * 0.7, sx + x + r, 200 + y - 6, sx + x + r * 0.3, 200 + y + r * 0.7]), '#7fbf6a', 'land', { decal: true, clip, lit: true }) // prettier-ignore
  }
  const c = alien ? '#b58ad0' : '#c9c6d6'
  ridge(w, 'far-ridge', 120, alien ? '#7f62b0' : '#8f8cae', 0.1, { sharp: alien })
  ridge(w, 'ridge', 60, alien ? '#9a72c0' : '#a9a6c2', 0.04)
  ground(w, { color: c, spots: shadeOf(c, 0.7), stones: tone(c, -0.06) })
  const g = w.layer('craters', 'ground', 0.3, 0)
  scatter(w, g, 'craters', 16, 800, -0.2, 0.9, 130, (q, die) => {
    const r = 40 + die.next() * 60
    q(oval(0, 0, r, r * 0.3), shadeOf(c, 1.2), 'crater', { decal: true, material: 'ground' })
    q(oval(0, r * 0.06, r * 0.86, r * 0.22), shadeOf(c, 0.5), 'crater', { decal: true, material: 'ground' })
  })
  const mid = w.layer('growths', 'mid', 0.3, 0.02)
  if (alien)
    scatter(w, mid, 'growths', 13, 660, 0.08, 0.7, 280, (q, die) => {
      const col = die.pick(['#5fd0b0', '#ff8fb5', '#ffd05c', '#7fb0ff'])
      if (die.next() < 0.5) mushroom(q, 2.2 + die.next() * 2, col)
      else
        for (let i = 0; i < 3; i++) {
          const x = (i - 1) * 40
          const h = 150 + die.next() * 160
          q(limb([x, 4, 10, x + 16, -h * 0.5, 8, x - 4, -h, 6]), '#4fa890', 'stalk', { material: 'leaf' })
          q(oval(x - 4, -h - 20, 30, 30), col, 'bulb', { material: 'glass', puff: 0.9, lit: true })
          q(oval(x - 13, -h - 30, 8, 6), '#ffffff', 'bulb', { decal: true, alpha: 0.7, lit: true })
        }
    })
  else scatter(w, mid, 'boulders', 7, 640, 0.1, 0.7, 280, (q, die) => rock(q, 100 + die.next() * 100, '#b3b0c4'))
}

function ship(w: World, station: boolean): void {
  const p = room(w, { wall: station ? '#dfe6ee' : '#cfd6e6', floor: '#9aa6bc', pattern: 'none', boards: 'tiles', skirting: '#7f8fb0' }) // prettier-ignore
  const s = w.side === 'right' ? -1 : 1
  const windows = station ? [[-430, 120], [0, 160], [430, 120]] as const : [[s * 60, 220]] as const // prettier-ignore
  for (const [x, r] of windows) {
    const q = onWall(w, p, x, 390)
    q(oval(0, 0, r + 26), '#8f9cb8', 'porthole', METAL)
    const pane = oval(0, 0, r)
    q(pane, '#22245c', 'window', { ...GLASS, plain: true, lit: true, fade: '#5a4a9c' })
    const inside = { decal: true, clip: pane, lit: true, material: 'light' } as const
    for (let i = 0; i < 16; i++) q(oval(((i * 83) % (r * 2)) - r, ((i * 59) % (r * 2)) - r, 1.6 + (i % 3)), '#fff6d8', 'star', inside) // prettier-ignore
    q(oval(r * 0.35, r * 0.3, r * 0.42), x === 0 || !station ? '#4f9fd8' : '#f2a65c', 'planet', inside)
    q(blob([-r * 0.7, -r * 0.3, -r * 0.3, -r * 0.72, -r * 0.1, -r * 0.66, -r * 0.5, -r * 0.1]), '#ffffff', 'gleam', {
      ...inside,
      alpha: 0.16,
    })
    for (let i = 0; i < 8; i++) q(oval(Math.cos(i * 0.785) * (r + 13), Math.sin(i * 0.785) * (r + 13), 5), '#6f7c98', 'bolt', { ...METAL, decal: true }) // prettier-ignore
  }
  const desk = w.layer('console', 'mid', 0.8, 0).to(w.stand(0, 0.9))
  for (const side of [-1, 1]) {
    const d = desk.to(times(move(side * 520, 0), scale(side, 1)))
    d(poly([-180, 4, -150, -150, 190, -150, 230, 4], 8), '#7f8fb0', 'console', METAL)
    d(poly([-160, -150, -120, -230, 170, -230, 196, -150], 8), '#97a6c4', 'console', METAL)
    for (let i = 0; i < 10; i++) d(oval(-90 + (i % 5) * 52, -206 + Math.floor(i / 5) * 34, 11), ['#ff7a6a', '#ffd05c', '#7fe0a0', '#7fc8ff'][i % 4] ?? '#fff', 'light', { ...LIT, decal: true }) // prettier-ignore
    d(rect(-110, -110, 220, 80, 10), '#2f3a5c', 'screen', { ...GLASS, plain: true })
    d(limb([-90, -60, 3, -40, -86, 3, 0, -56, 3, 40, -90, 3, 90, -66, 3]), '#7fe0c0', 'screen', { ...LIT, decal: true })
  }
  for (let i = 0; i < 9; i++) p(rect(w.camera.cx - 540 + i * 130, 18, 70, 15, 7), '#fff6d0', 'strip', LIT)
}

export const FAR_PLACES = {
  underwater: { back: underwater },
  sky: { back: (w) => clouds(w, false) },
  'cloud-top': { back: (w) => clouds(w, true) },
  moon: { back: (w) => moonland(w, false) },
  'alien-planet': { back: (w) => moonland(w, true) },
  spaceship: { indoors: true, back: (w) => ship(w, false) },
  'space-station': { indoors: true, back: (w) => ship(w, true) },
} satisfies Partial<Record<Place, PlaceSet>>
