// Places beyond the map: under water, over the clouds, among the stars.
import type { Place } from '../../stage/scene.ts'
import { mix, shadeOf, tone } from '../shapes/color.ts'
import { dress } from './interior.ts'
import { ground, ridge, rock, scatter } from './land.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { balloonOf, birds, rainbow } from './outdoors.ts'
import { blob, limb, oval, poly, rect, type Loop } from '../shapes/path.ts'
import type { PlaceSet } from './place-set.ts'
import { mushroom } from './plants.ts'
import { onWall, room } from './room.ts'
import { cloud, drawSky, star } from './sky.ts'
import { station } from './station.ts'
import { castle } from './town.ts'
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
  const wreck = w.layer('wreck', 'far', 0.8, 0.34).to(times(w.stand(w.side === 'right' ? -330 : 330, 0.8), scale(1.5)))
  wreck(limb([40, -120, 9, 70, -420, 6]), '#6d5a4a', 'mast', { material: 'wood' })
  wreck(blob([74, -400, 190, -300, 170, -240, 66, -260], 0.6), '#c9b596', 'sail', { material: 'cloth', puff: 0.5 })
  wreck(blob([-230, -150, -150, -110, 120, -120, 240, -190, 190, -20, 60, 20, -140, 10, -210, -60], 0.6), '#7a6450', 'wreck', { material: 'wood', puff: 0.6 })
  for (const x of [-110, 0, 110]) wreck(oval(x, -62, 20), '#3f4a52', 'porthole', { decal: true })
  const bed = w.layer('sea-bed', 'mid', 0.2, 0.02)
  scatter(w, bed, 'anemones', 12, 620, 0.04, 0.5, 210, (q, d) => {
    const c = d.pick(['#ff9ab0', '#ffb86a', '#c9a0f4', '#8fe0c0'])
    const arms: Loop[] = []
    for (let i = 0; i < 15; i++) arms.push(...limb([(i - 7) * 3, 0, 5, (i - 7) * 7, -34, 4.5, (i - 7) * 9 + d.next() * 8, -62 - d.next() * 20, 3.4]))
    q(arms, c, 'anemone', { material: 'leaf', puff: 0.3 })
    q(blob([-34, 4, -28, -22, 28, -22, 34, 4, 0, 8]), shadeOf(c, 0.9), 'anemone', { material: 'stone', puff: 0.8 })
  })
  scatter(w, bed, 'starfish', 7, 560, -0.1, 0.4, 130, (q, d) => q(blob([0, -26, 7, -8, 27, -7, 12, 5, 17, 22, 0, 13, -17, 22, -12, 5, -27, -7, -7, -8], 0.6), d.pick(['#f2935c', '#ff7a8a', '#ffca5c']), 'starfish', { material: 'skin', puff: 0.7 }))
  dress(w, 'sunken', [['pearl', 330, 0.3, 0, 0.8], ['shell', -300, 0.26, 0, 0.9], ['shell', 430, 0.2, 0, 0.7], ['ship-wheel', -470, 0.44, -20, 0.9]], 0.05)
  const jelly = w.layer('jellies', 'far', 0.8, 0.24)
  for (const [x, y, r, c] of [[-0.3, 190, 46, '#ffb5d0'], [0.24, 150, 36, '#c9b5ff'], [0.36, 290, 26, '#ffd0a6']] as const) {
    const q = jelly.to(move(w.camera.cx + x * 1100 * (w.side === 'right' ? -1 : 1), y + (w.side === 'top' ? 190 : 0)))
    for (let i = -2; i <= 2; i++) q(limb([i * r * 0.3, 0, 3, i * r * 0.4 + 8, r * 0.9, 3, i * r * 0.3 - 6, r * 1.8, 1.4]), c, 'jelly', { material: 'glass', puff: 0.3, alpha: 0.7, plain: true })
    q(blob([-r, 6, -r * 0.9, -r * 0.6, 0, -r, r * 0.9, -r * 0.6, r, 6, r * 0.5, 0, 0, 8, -r * 0.5, 0]), c, 'jelly', { material: 'glass', puff: 0.8, alpha: 0.85, lit: true })
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
  const s = w.side === 'right' ? -1 : 1
  balloonOf(far.to(times(move(w.camera.cx + s * 270, 230 + (w.side === 'top' ? 150 : 0)), scale(0.9))), '#e8705a')
  balloonOf(far.to(times(move(w.camera.cx - s * 290, 330 + (w.side === 'top' ? 110 : 0)), scale(0.55))), '#6f8fd0')
  birds(w, w.camera.cx - s * 150, 240, 6)
  if (!top) {
    rainbow(far, w.camera.cx + s * 60, w.camera.horizon + 210, 470, w.night ? 0.16 : 0.34)
    const land = w.layer('land', 'far', 0.95, 0.45)
    land(blob([-90, 800, 200, 760, 500, 786, 820, 752, 1190, 790, 1190, 940, -90, 940]), '#86b964', 'land', { material: 'ground', plain: true })
    for (const [i, c] of ['#9ccc72', '#d9c878', '#79ad5c', '#c4d67f', '#8fc06a'].entries()) land(blob([i * 230 - 60, 800 + (i % 2) * 26, i * 230 + 90, 782, i * 230 + 150, 806, i * 230 + 30, 842], 0.4), c, 'field', { material: 'ground', plain: true, decal: true, alpha: 0.8 }) // prettier-ignore
    land(limb([330, 940, 16, 420, 850, 9, 560, 812, 6, 640, 782, 3]), '#8fd0e8', 'river', { material: 'water', plain: true, puff: 0 }) // prettier-ignore
    for (let i = 0; i < 7; i++) cloud(far.to(move(die.next() * 1160, 640 + die.next() * 170)), 320, base, mix(base, w.sky[2], 0.6)) // prettier-ignore
    return
  }
  rainbow(far, w.camera.cx + s * 40, w.camera.horizon + 60, 400, w.night ? 0.2 : 0.45)
  const keep = w.layer('cloud-castle', 'far', 0.85, 0.16).to(times(w.stand(s * 330, 0.9), scale(1.1)))
  castle(keep, '#f4eef8', '#f0a6c0', w.night || w.time === 'dusk')
  for (const x of [-420, -180, 100, 360]) cloud(keep.to(move(x, 30)), 420, '#ffffff', mix(base, w.sky[1], 0.4))
  const p = w.layer('cloud-floor', 'ground', 0.3, 0)
  for (let r = 0; r < 4; r++) {
    const y = w.camera.horizon + 30 + r * r * 22 + r * 46
    const pts: number[] = [-120, 980, -120, y]
    for (let x = -120; x < 1240; x += 96) pts.push(x + 30, y - 34 - die.next() * 26, x + 78, y - 4)
    pts.push(1260, y, 1260, 980)
    p(blob(pts, 0.95), mix('#ffffff', base, 0.5 + r * 0.1), 'cloud', { material: 'cloud', puff: 0.4, plain: true, fade: mix(base, w.sky[1], 0.5 - r * 0.06) }) // prettier-ignore
  }
  const puffs = w.layer('cloud-puffs', 'mid', 0.3, 0)
  scatter(w, puffs, 'puffs', 10, 640, 0.06, 0.6, 250, (q) => cloud(q, 200, '#ffffff', mix(base, w.sky[1], 0.4)))
  for (const [i, [x, y, r]] of ([[-300, 150, 26], [-210, 230, 16], [250, 130, 22], [330, 240, 14], [60, 100, 16]] as const).entries()) {
    const [sx, sy] = [w.camera.cx + s * x, y + (w.side === 'top' ? 150 : 0)]
    puffs(rect(sx - 0.8, -80, 1.6, sy + 70), '#fff3c4', 'thread', { ...LIT, alpha: 0.6 })
    puffs(oval(sx, sy, r * 2.2), '#fff0b0', 'star-glow', { ...LIT, soft: true, alpha: 0.4 })
    puffs(poly(Array.from({ length: 20 }, (_, j) => (j % 2 ? sy - Math.cos((Math.floor(j / 2) * Math.PI) / 5) * (Math.floor(j / 2) % 2 ? r * 0.48 : r) : sx + Math.sin((Math.floor(j / 2) * Math.PI) / 5) * (Math.floor(j / 2) % 2 ? r * 0.48 : r))), 3), i % 2 ? '#ffe28a' : '#ffd65c', 'hanging-star', { material: 'paper', puff: 0.7, lit: true }) // prettier-ignore
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

/** Where the town lives: tin domes with warm windows, joined by tunnels. */
function homes(w: World): void {
  const far = w.layer('domes', 'far', 0.8, 0.06)
  const s = w.side === 'right' ? -1 : 1
  const spots = [[430, 150], [690, 110], [-470, 120], [230, 84]] as const
  for (const [x, r] of spots) {
    const q = far.to(w.stand(s * x, 0.86))
    q(oval(0, -r * 0.3, r * 1.5, r), '#ffb45c', 'home-glow', { ...LIT, soft: true, alpha: 0.32 })
    q(rect(r * 0.6, -r * 0.4, r * 1.1, r * 0.4, r * 0.18), '#9a9ab4', 'tunnel', METAL)
    q(poly([-r * 1.04, 6, -r * 1.04, -r * 0.3, -r * 0.9, -r * 0.72, -r * 0.52, -r * 1.02, 0, -r * 1.14, r * 0.52, -r * 1.02, r * 0.9, -r * 0.72, r * 1.04, -r * 0.3, r * 1.04, 6], r * 0.2), '#d3d7e4', 'dome', METAL)
    q(limb([0, -r * 1.12, 3, 0, -r * 1.42, 2]), '#9a9ab4', 'mast', { ...METAL, plain: true })
    q(oval(0, -r * 1.44, 7), '#ff7a5a', 'mast', LIT)
    q(rect(-r * 1.04, -r * 0.32, r * 2.08, r * 0.07), '#a3abc2', 'band', { ...METAL, decal: true })
    q(rect(-r * 0.14, -r * 0.36, r * 0.28, r * 0.4, r * 0.12), '#8a6a5a', 'hatch', METAL)
    for (let i = -1; i <= 1; i++) q(oval(i * r * 0.5, -r * (i ? 0.58 : 0.74), r * 0.17), '#ffe2a0', 'window', { ...LIT, decal: true })
  }
} // prettier-ignore

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
  if (!alien) homes(w)
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
  else dress(w, 'landing', [['rocket', 360, 0.56, 0, 1.5], ['flag', -270, 0.3, 40, 1.3], ['satellite-dish', -440, 0.5, 0, 1.1], ['footprints', 250, 0.2, 0, 1], ['wagon', 500, 0.36, 0, 1]]) // prettier-ignore
  if (alien) {
    const far = w.layer('domes', 'far', 0.85, 0.2)
    for (const [x, r, c] of [
      [300, 120, '#8fe0d0'],
      [430, 80, '#ffb5d0'],
      [-360, 96, '#ffd98f'],
    ] as const) {
      const q = far.to(w.stand(w.side === 'right' ? -x : x, 0.92))
      q(rect(-r * 0.16, -r * 1.7, r * 0.32, r * 1.2, r * 0.1), shadeOf(c, 0.6), 'tower', {
        material: 'metal',
        puff: 0.6,
      })
      q(oval(0, -r * 1.8, r * 0.28), c, 'tower', { material: 'glass', puff: 0.9, lit: true })
      q(blob([-r, 6, -r * 0.92, -r * 0.6, 0, -r * 1.06, r * 0.92, -r * 0.6, r, 6], 0.95), c, 'dome', {
        material: 'glass',
        puff: 0.9,
      })
      for (let i = -2; i <= 2; i++)
        q(oval(i * r * 0.34, -r * 0.3, r * 0.09, r * 0.12), '#fff6c0', 'window', { decal: true, lit: true })
    }
    scatter(w, mid, 'sprouts', 18, 620, 0.04, 0.5, 200, (q, die) => {
      const c = die.pick(['#8ff0d0', '#ffb0e0', '#b0d0ff'])
      q(oval(0, -40, 60, 50), c, 'glow', { soft: true, lit: true, material: 'light', alpha: 0.4 })
      for (let i = -2; i <= 2; i++) {
        q(limb([i * 4, 2, 3, i * 12, -34, 2.4, i * 18, -52 - (i % 2) * 12, 1.6]), '#5fb0a8', 'sprout', {
          material: 'leaf',
          plain: true,
          puff: 0.3,
        })
        q(oval(i * 18, -56 - (i % 2) * 12, 7), c, 'sprout', { material: 'glass', lit: true, puff: 0.8 })
      }
    })
  } else scatter(w, mid, 'boulders', 7, 640, 0.1, 0.7, 280, (q, die) => rock(q, 100 + die.next() * 100, '#b3b0c4'))
}

function ship(w: World): void {
  const p = room(w, { wall: '#cfd6e6', floor: '#9aa6bc', pattern: 'none', boards: 'tiles', skirting: '#7f8fb0' }) // prettier-ignore
  const s = w.side === 'right' ? -1 : 1
  for (const [x, r] of [[s * 60, 220]] as const) {
    const q = onWall(w, p, x, 390)
    q(oval(0, 0, r + 26), '#8f9cb8', 'porthole', METAL)
    const pane = oval(0, 0, r)
    q(pane, '#22245c', 'window', { ...GLASS, plain: true, lit: true, fade: '#5a4a9c' })
    const inside = { decal: true, clip: pane, lit: true, material: 'light' } as const
    for (let i = 0; i < 16; i++) q(oval(((i * 83) % (r * 2)) - r, ((i * 59) % (r * 2)) - r, 1.6 + (i % 3)), '#fff6d8', 'star', inside) // prettier-ignore
    q(oval(r * 0.35, r * 0.3, r * 0.42), '#4f9fd8', 'planet', inside)
    q(blob([-r * 0.7, -r * 0.3, -r * 0.3, -r * 0.72, -r * 0.1, -r * 0.66, -r * 0.5, -r * 0.1]), '#ffffff', 'gleam', {
      ...inside,
      alpha: 0.16,
    })
    for (let i = 0; i < 8; i++) q(oval(Math.cos(i * 0.785) * (r + 13), Math.sin(i * 0.785) * (r + 13), 5), '#6f7c98', 'bolt', { ...METAL, decal: true }) // prettier-ignore
  }
  const trim = '#a6b2cc'
  for (let i = -7; i <= 7; i++)
    onWall(w, p, i * 150)(rect(-1.5, -900, 3, 900), shadeOf(trim, 0.6), 'seam', { ...METAL, decal: true, alpha: 0.5 })
  onWall(w, p, 0)(rect(-1200, -130, 2400, 16, 4), '#5b93d0', 'stripe', { ...METAL, decal: true })
  onWall(w, p, 0)(rect(-1200, -700, 2400, 44, 8), trim, 'duct', METAL)
  for (let i = -8; i <= 8; i++) onWall(w, p, i * 130)(rect(-14, -708, 28, 60, 6), shadeOf(trim, 0.7), 'clamp', METAL)
  for (const [i, c] of ['#7fe0c0', '#ffd05c', '#7fc8ff'].entries()) {
    const q = onWall(w, p, s * (330 + i * 96), 330)
    q(rect(-40, -62, 80, 62, 8), '#2f3a5c', 'screen', { ...GLASS, plain: true })
    q(limb([-30, -24, 2.4, -10, -46, 2.4, 6, -18, 2.4, 30, -40, 2.4]), c, 'screen', { ...LIT, decal: true })
  }
  const door = onWall(w, p, -s * 420)
  door(rect(-96, -350, 192, 354, 40), '#7f8fb0', 'hatch', METAL)
  door(rect(-78, -332, 156, 336, 32), '#aebad0', 'hatch', METAL)
  door(oval(0, -220, 42), '#3f4f7c', 'hatch', { ...GLASS, plain: true })
  door(limb([-78, -110, 4, 78, -110, 4]), '#7f8fb0', 'hatch', { ...METAL, decal: true })
  dress(w, 'aboard', [['chair', 270, 0.7, 0, 1.2], ['plant-pot', -250, 0.84, 0, 1.1], ['robot-toy', 360, 0.34, 0, 1.1], ['planet-model', 640, 0.4, 0, 1.3]]) // prettier-ignore
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
  spaceship: { indoors: true, back: ship },
  'space-station': { indoors: true, back: station },
} satisfies Partial<Record<Place, PlaceSet>>
