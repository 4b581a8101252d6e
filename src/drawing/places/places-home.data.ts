// Rooms: where people live, cook, learn and keep things.
import { cardOf } from '../../stage/things/cards.ts'
import type { Place } from '../../stage/scene.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import type { PlaceSet } from './place-set.ts'
import {
  ceiling,
  cobweb,
  dress,
  free,
  lights,
  mouseHole,
  panels,
  posy,
  roomFront,
  sunPatch,
  wallShelf,
} from './interior.ts'
import { bigWindow, bunting, hangingLamp, onWall, picture, room, rug, shelf, type RoomLook } from './room.ts'
import { drawProp } from '../props/prop.ts'
import { roundTree } from './plants.ts'
import { star } from './sky.ts'
import { castle } from './town.ts'
import { PAGE, type World } from './world.ts'

const WOOD = { material: 'wood', puff: 0.6 } as const
const CLOTH = { material: 'cloth', puff: 0.8 } as const

function things(w: World, depth: number): Pen {
  return w.layer(`furniture${depth}`, 'mid', depth, 0)
}

function bed(q: Pen, quilt: Hex): void {
  q(rect(-250, -250, 44, 254, 16), '#b07f50', 'bed', WOOD)
  q(rect(-230, -110, 480, 86, 16), '#fbf3e4', 'mattress', CLOTH)
  q(rect(220, -160, 40, 164, 14), '#b07f50', 'bed', WOOD)
  q(blob([-214, -104, -204, -150, -130, -160, -90, -140, -96, -104]), '#ffffff', 'pillow', CLOTH)
  q(blob([-90, -128, 60, -142, 236, -126, 242, -40, 236, 0, 60, 8, -90, 0, -100, -60]), quilt, 'quilt', CLOTH)
  for (let i = 0; i < 8; i++) q(rect(-70 + (i % 4) * 76, -108 + Math.floor(i / 4) * 52, 44, 34, 8), mix(quilt, ['#ffffff', '#ffd65c', '#8fd0c0'][i % 3] ?? '#fff', 0.55), 'patch', { decal: true }) // prettier-ignore
}

export function plant(q: Pen, h: number, die: ReturnType<World['die']>): void {
  q(poly([-34, -70, 34, -70, 26, 2, -26, 2], 7), '#d9825c', 'pot', { material: 'stone', puff: 0.7 })
  for (let i = 0; i < 7; i++) {
    const a = -90 + (i - 3) * 24
    const l = h * (0.7 + die.next() * 0.3)
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    const leaf: readonly [number, number, number, number, number, number] = [c, s, -s, c, 0, -66]
    q.to(leaf)(blob([0, 0, l * 0.4, -l * 0.13, l, 0, l * 0.4, l * 0.13]), tone('#5fa45a', (die.next() - 0.5) * 0.08), 'leaf', { material: 'leaf', puff: 0.5 }) // prettier-ignore
  }
}

function drawStars(p: Pen): void {
  for (const [x, y, r] of [[-60, 0, 16], [10, -34, 11], [70, 6, 14], [30, 44, 8]] as const) p(poly(Array.from({ length: 20 }, (_, i) => { const a = (Math.floor(i / 2) / 10) * Math.PI * 2 - Math.PI / 2; const k = Math.floor(i / 2) % 2 ? r * 0.45 : r; return i % 2 ? y + Math.sin(a) * k : x + Math.cos(a) * k }), 2), '#ffe28a', 'sticker', { material: 'paper', puff: 0.3, decal: true }) // prettier-ignore
}

/** What hangs across a room hangs below the words. */
const underWords = ({ side }: World, y: number, least: number) => (side === 'top' ? Math.max(y, least) : y)

function bedroom(w: World): void {
  const p = room(w, { wall: '#bfd9dc', floor: '#dcb585', pattern: 'stripes', skirting: '#fff6e8' })
  const s = free(w)
  panels(w, p, '#f6ead6', 150)
  ceiling(w, p, '#e9e4d6')
  bigWindow(w, p, s * 90, 210, 330, 320, '#f2a48c')
  posy(onWall(w, p, s * 10, 204), '#ff8fa6', '#5b93b8')
  shelf(w, p, s * 480, 260, 3, 'shelf', w.grown ? 'books' : 'toys')
  picture(w, p, -s * 240, 330, 120, '#e98a5a')
  wallShelf(w, p, -460, 330, 250, [
    [w.grown ? 'clock' : 'robot-toy', 0.72],
    ['notebook', 0.7],
    [w.grown ? 'plant-pot' : 'planet-model', 0.6],
    ['trophy', 0.7],
  ])
  if (!w.grown) drawStars(onWall(w, p, -s * 420, 540))
  mouseHole(w, p, 300)
  lights(w, p, w.camera.cx - 560 * w.camera.zoom, w.camera.cx + 520 * w.camera.zoom, underWords(w, w.camera.horizon - 640 * w.camera.zoom * 0.74, 232), 40) // prettier-ignore
  sunPatch(w, 90, 330)
  bunting(p, w.camera.cx - 330 * w.camera.zoom, w.camera.cx + 250 * w.camera.zoom, underWords(w, w.camera.horizon - 560 * w.camera.zoom * 0.74, 250), 46) // prettier-ignore
  rug(w, 0, 620, '#e87f6a')
  const q = things(w, 0.6)
  if (!w.shown.has('bed')) bed(q.to(times(w.stand(-s * 470, 0.62), scale(s, 1))), '#6fa7cf')
  if (w.grown) dress(w, 'things', [['suitcase', 400, 0.36, 0, 0.8], ['basket', -330, 0.4, 0, 0.8], ['guitar', 480, 0.3, 0, 0.9], ['plant-pot', -640, 0.4, 0, 0.9]]) // prettier-ignore
  else dress(w, 'toys', [['blocks', 400, 0.36, 0, 0.9], ['wagon', -330, 0.4, 0, 0.75], ['drum', 480, 0.3, 0, 0.8], ['ball', -250, 0.34, 0, 0.8], ['boots', -640, 0.4, 0, 0.7]]) // prettier-ignore
  const lamp = q.to(w.stand(s * 270, 0.8))
  lamp(rect(-60, -120, 120, 124, 8), '#c08f5c', 'table', WOOD)
  lamp(oval(0, -190, 120, 110), '#ffe9a8', 'glow', {
    soft: true,
    lit: true,
    alpha: w.night ? 0.8 : 0.3,
    material: 'light',
  })
  lamp(limb([0, -120, 16, 0, -160, 6]), '#7fb0b8', 'lamp', { material: 'metal' })
  lamp(poly([-52, -156, -30, -222, 30, -222, 52, -156], 8), '#ffe6a0', 'lamp', { ...CLOTH, lit: w.night })
}

function kitchen(w: World, look: RoomLook, oven = true): void {
  const p = room(w, look)
  const s = free(w)
  ceiling(w, p, '#f3e6cc', '#b98a5c')
  bigWindow(w, p, s * 60, 270, 260, 240, '#ffd98a')
  posy(onWall(w, p, s * 130, 266), '#ffb03a', '#e0604e')
  wallShelf(w, p, 380, 430, 250, [
    ['teapot', 0.72],
    ['honey-jar', 0.62],
    ['teacup', 0.6],
    ['jar', 0.62],
  ])
  wallShelf(w, p, 380, 560, 250, [
    ['tin', 0.66],
    ['plate', 0.8],
    ['plate', 0.8],
    ['bottle', 0.66],
  ])
  drawProp(onWall(w, p, -s * 560, 470).to(scale(0.9), 'decor/'), 'clock')
  sunPatch(w, 60, 260)
  const q = things(w, 0.9)
  const c = q.to(w.stand(0, 0.94))
  for (let i = -6; i <= 6; i++) {
    c(rect(i * 160 - 78, -190, 156, 194, 6), '#8fbdb4', 'cupboard', { ...WOOD, puff: 0.3 })
    c(oval(i * 160 + 50, -110, 7), '#fff0cf', 'knob', { material: 'metal' })
  }
  c(rect(-1100, -210, 2200, 26, 5), '#f3e2c0', 'counter', WOOD)
  for (const [x, col] of [[-s * 190, '#e0604e'], [-s * 260, '#5b93b8'], [s * 300, '#f2b33d']] as const) c(rect(x - 26, -278, 52, 70, 14), col, 'jar', { material: 'glass', puff: 0.8 }) // prettier-ignore
  if (oven) {
    const o = q.to(w.stand(-s * 330, 0.9))
    o(rect(-120, -240, 240, 246, 12), '#e8e2da', 'oven', { material: 'metal', puff: 0.4 })
    o(rect(-90, -150, 180, 116, 12), '#54424a', 'oven', { material: 'glass', decal: true })
    o(rect(-74, -136, 148, 88, 8), '#ffb25c', 'oven', { decal: true, lit: true, material: 'light' })
    for (const x of [-70, -24, 24, 70]) o(oval(x, -200, 13), '#7d7480', 'knob', { material: 'metal' })
    o(rect(-70, -520, 140, 260, 4), '#d8d2ca', 'hood', { material: 'metal', puff: 0.4 })
    o(poly([-130, -260, -70, -340, 70, -340, 130, -260], 6), '#e8e2da', 'hood', { material: 'metal', puff: 0.4 })
  }
  dress(w, 'pantry', [['kettle', -370, 0.9, 240, 0.7], ['soup-pot', -275, 0.9, 240, 0.56], ['bread', 210, 0.94, 210, 0.8], ['vegetables', 440, 0.94, 210, 0.8], ['pie', -520, 0.94, 210, 0.8], ['basket', 470, 0.3, 0, 0.9], ['broom', -480, 0.86, 0, 1], ['sack', 560, 0.5, 0, 0.9]]) // prettier-ignore
  mouseHole(w, p, 560)
  hangingLamp(w, p, s * 200 * w.camera.zoom, w.side === 'top' ? 250 : 90, '#e0604e')
  for (let i = 0; i < 5; i++) {
    const x = w.camera.cx - s * (120 + i * 54) * w.camera.zoom
    p(limb([x, 20, 2, x, 96, 2]), '#6a5a5a', 'hook', { material: 'metal', plain: true })
    p(oval(x, 124, 20 + (i % 2) * 8, 20 + (i % 2) * 8), i % 2 ? '#c9745a' : '#8a8f9c', 'pan', {
      material: 'metal',
      puff: 0.6,
    })
  }
}

function living(w: World): void {
  const p = room(w, { wall: '#f2d9b4', floor: '#c99a68', pattern: 'dots' })
  const s = free(w)
  panels(w, p, '#e6c49a', 150)
  ceiling(w, p, '#f0e0c4', '#b98a5c')
  bigWindow(w, p, s * 330, 240, 280, 300, '#7fb0a8')
  posy(onWall(w, p, s * 390, 234), '#c98af2', '#f2b33d')
  picture(w, p, s * 130, 470, 90, '#e98a5a')
  picture(w, p, s * 120, 360, 70, '#5b86a9', 1)
  drawProp(onWall(w, p, -s * 300, 460).to(scale(0.7), 'decor/'), 'clock')
  sunPatch(w, 330, 280)
  picture(w, p, -s * 60, 400, 150, '#7fae8b', 1)
  shelf(w, p, -s * 560, 300, 4, 'books')
  rug(w, 0, 720, '#8fb5a8')
  const q = things(w, 0.7)
  const f = q.to(w.stand(-s * 60, 0.96))
  f(rect(-150, -300, 300, 304, 8), '#d9b9a0', 'hearth', { material: 'stone', puff: 0.4 })
  f(blob([-90, 4, -90, -130, -50, -190, 50, -190, 90, -130, 90, 4], 0.6), '#4f3a40', 'hearth', { decal: true })
  f(oval(0, -50, 130, 110), '#ffc46a', 'fire', { soft: true, lit: true, material: 'light', alpha: 0.85 })
  f(blob([-52, 0, -44, -60, -22, -40, 0, -120, 24, -46, 44, -70, 54, 0, 0, 8]), '#ff9a3d', 'fire', { lit: true, material: 'light', puff: 0 })
  f(blob([-28, 0, -20, -34, 0, -70, 22, -30, 28, 0, 0, 6]), '#ffdf7a', 'fire', { lit: true, material: 'light', puff: 0 })
  f(rect(-176, -326, 352, 30, 6), '#b07f50', 'mantel', WOOD)
  const sofa = q.to(w.stand(s * 430, 0.6))
  sofa(blob([-210, -60, -204, -240, -150, -270, 150, -270, 204, -240, 210, -60], 0.7), '#d9785f', 'sofa', CLOTH)
  sofa(rect(-200, -130, 400, 110, 26), '#e08a6f', 'sofa', CLOTH)
  for (const x of [-212, 212]) sofa(rect(x - 38, -176, 76, 176, 34), '#cf6c55', 'sofa', CLOTH)
  for (const [x, c] of [[-110, '#f2c24a'], [96, '#6fa7a0']] as const) sofa(blob([x - 52, -118, x - 44, -184, x, -196, x + 44, -184, x + 52, -118], 0.8), c, 'cushion', CLOTH)
  f(oval(0, -90, 300, 260), '#ffb25c', 'fire-glow', { soft: true, lit: true, material: 'light', alpha: w.night ? 0.5 : 0.24 })
  plant(q.to(w.stand(-s * 330, 0.7)), 190, w.die('plant'))
  dress(w, 'cosy', [['candle', -160, 0.96, 326, 0.6], ['candle', 20, 0.96, 326, 0.6], ['trophy', -80, 0.96, 326, 0.6], ['lamp', 590, 0.62, 0, 1.5], ['wool', 300, 0.3, 0, 0.8], ['basket', 240, 0.42, 0, 0.8], ['piano', -720, 0.8, 0, 1], ['notebook', -240, 0.3, 0, 0.6]])
  mouseHole(w, p, 190)
} // prettier-ignore

function attic(w: World, cellar: boolean): void {
  const p = room(w, cellar ? { wall: '#a99aa0', floor: '#b59c88', pattern: 'stones', boards: 'stones' } : { wall: '#d3b08a', floor: '#c0935f', pattern: 'planks' }) // prettier-ignore
  const s = free(w)
  for (const side of [-1, 1]) p(oval(550 + side * 620, 160, 420, 520), '#2f2140', 'corner', { soft: true, alpha: 0.42, material: 'light' }) // prettier-ignore
  if (cellar) {
    shelf(w, p, -s * 380, 420, 3, 'jars', 'jars')
    for (let i = -3; i <= 3; i++) p(blob([w.camera.cx + i * 380 * w.camera.zoom - 190 * w.camera.zoom, -90, w.camera.cx + i * 380 * w.camera.zoom + 190 * w.camera.zoom, -90, w.camera.cx + i * 380 * w.camera.zoom + 190 * w.camera.zoom, w.camera.horizon - 430 * w.camera.zoom, w.camera.cx + i * 380 * w.camera.zoom, w.camera.horizon - 560 * w.camera.zoom, w.camera.cx + i * 380 * w.camera.zoom - 190 * w.camera.zoom, w.camera.horizon - 430 * w.camera.zoom], 0.5), i % 2 ? '#8d7f88' : '#978992', 'vault', { material: 'stone', puff: 0.2, plain: true }) // prettier-ignore
    wallShelf(
      w,
      p,
      420,
      300,
      300,
      [
        ['bottle', 0.8],
        ['candle', 0.8],
        ['bottle', 0.8],
        ['honey-jar', 0.7],
      ],
      '#8f6844',
    )
    mouseHole(w, p, 250)
  } else {
    bigWindow(w, p, s * 40, 300, 190, 190)
    sunPatch(w, 40, 190)
    for (const side of [-1, 1])
      p(poly([w.camera.cx + side * 800, -80, w.camera.cx + side * 190, -80, w.camera.cx + side * 800, w.camera.horizon - 60], 4), '#b98f66', 'roof', { material: 'wood', puff: 0.1, plain: true }) // prettier-ignore
    for (const side of [-1, 1])
      p(
        limb([w.camera.cx + side * 800, w.camera.horizon - 60, 15, w.camera.cx + side * 190, -80, 15]),
        '#8f6844',
        'beam',
        WOOD,
      )
  }
  const q = things(w, 0.7)
  const lamp = w.side === 'top' ? 250 : 120
  hangingLamp(w, p, s * 160 * w.camera.zoom, lamp, '#6f8f9c')
  const box = (x: number, d: number, size: number, c: Hex) => {
    const b = q.to(times(w.stand(x, d), scale(size)))
    b(rect(-80, -120, 160, 124, 8), c, 'trunk', WOOD)
    b(blob([-84, -112, -80, -160, 0, -176, 80, -160, 84, -112], 0.8), tone(c, 0.03), 'trunk', WOOD)
    for (const bx of [-50, 50])
      b(rect(bx - 9, -168, 18, 172, 3), shadeOf(c, 1.6), 'strap', { decal: true, material: 'leather' })
    b(rect(-14, -124, 28, 30, 5), '#ffd65c', 'lock', { material: 'metal' })
  }
  if (cellar) dress(w, 'store', [['lantern', -320, 0.8, 160, 0.9], ['pumpkin', 330, 0.5, 0, 1], ['sack', 430, 0.56, 0, 1.1], ['box', -640, 0.4, 0, 1], ['vegetables', 300, 0.34, 0, 0.8], ['rope', -470, 0.3, 0, 0.9], ['broom', 240, 0.92, 0, 1]]) // prettier-ignore
  else dress(w, 'oldies', [['chair', 250, 0.84, 0, 1.2], ['bicycle', -700, 0.74, 0, 1.5], ['guitar', 330, 0.8, 0, 1.3], ['hat', -330, 0.8, 172, 0.8], ['telescope', 180, 0.94, 0, 0.9], ['box', 400, 0.44, 0, 0.9], ['suitcase', -600, 0.42, 0, 1.1], ['planet-model', 500, 0.72, 205, 0.8], ['quilt', -520, 0.7, 226, 0.7], ['lantern', -230, 0.86, 0, 0.8]]) // prettier-ignore
  cobweb(p, s > 0 ? PAGE.w - 60 : 60, 40, 150, -s)
  if (!cellar) mouseHole(w, p, 620)
  box(-s * 520, 0.7, 1.3, '#a9684a')
  box(-s * 330, 0.8, 1, '#7f8f6a')
  box(s * 500, 0.72, 1.2, '#8f7a9c')
  for (const x of [s * 650, s * 740]) {
    const b = q.to(w.stand(x, 0.5))
    b(blob([-70, 0, -84, -90, -70, -180, 70, -180, 84, -90, 70, 0], 0.8), '#b07f50', 'barrel', WOOD)
    for (const y of [-40, -138]) b(rect(-84, y, 168, 16, 4), '#7d7480', 'hoop', { material: 'metal', decal: true })
  }
  if (cellar) rug(w, 0, 420, '#8f8f9c')
  else rug(w, 0, 560, '#b5605a')
}

function workshop(w: World): void {
  const p = room(w, { wall: '#d9c09a', floor: '#b08a60', pattern: 'planks' })
  const s = free(w)
  ceiling(w, p, '#cbb089', '#96714a')
  bigWindow(w, p, s * 220, 290, 280, 240)
  wallShelf(w, p, -300, 560, 380, [
    ['tin', 0.66],
    ['paint-box', 0.6],
    ['bottle', 0.66],
    ['tin', 0.66],
    ['box', 0.5],
  ])
  wallShelf(w, p, 460, 420, 190, [
    ['clock', 0.5],
    ['robot-toy', 0.7],
  ])
  sunPatch(w, 220, 280)
  const q = things(w, 0.9)
  const wall = onWall(w, p, -s * 300, 300)
  wall(rect(-210, -230, 420, 230, 8), '#c79a68', 'board', WOOD)
  for (let i = 0; i < 6; i++) {
    const x = -170 + i * 68
    wall(limb([x, -190, 8, x, -70, 7]), i % 2 ? '#e0604e' : '#5b86a9', 'tool', { material: 'wood' })
    if (i % 2) wall(rect(x - 26, -206, 52, 34, 6), '#8a8f9c', 'tool', { material: 'metal' })
    else wall(oval(x, -60, 24, 22), '#9aa0a8', 'tool', { material: 'metal' })
  }
  const bench = q.to(w.stand(0, 0.86))
  for (const x of [-620, -200, 200, 620]) bench(rect(x - 18, -170, 36, 174, 4), '#8f6844', 'leg', WOOD)
  bench(rect(-700, -204, 1400, 44, 6), '#c99a60', 'bench', WOOD)
  bench(rect(-s * 420 - 70, -262, 140, 60, 8), '#e0604e', 'box', WOOD)
  for (let i = 0; i < 4; i++) bench(oval(s * 320 + i * 44, -226, 22, 22), ['#f2b33d', '#5b93b8', '#7fae5b', '#c96aa8'][i] ?? '#fff', 'pot', { material: 'metal', puff: 0.7 }) // prettier-ignore
  hangingLamp(w, p, 0, w.side === 'top' ? 250 : 100, '#4f9a8f')
  dress(w, 'making', [['toy-car', 200, 0.86, 204, 0.9], ['hammer', -250, 0.86, 214, 0.7], ['boat', -560, 0.86, 204, 0.6], ['wheel', 540, 0.5, 0, 1], ['bucket', -520, 0.4, 0, 0.9], ['ladder', 640, 0.9, 0, 1.6], ['box', 390, 0.36, 0, 0.9], ['easel', -740, 0.6, 0, 1.2], ['kite', 60, 1, 640, 0.7]]) // prettier-ignore
  const floor = w.layer('shavings', 'ground', 0.2, 0)
  const die = w.die('shavings')
  for (let i = 0; i < 26; i++) floor.to(w.stand((die.next() * 2 - 1) * 620, die.next() * 0.6))(blob([-12, 0, -4, -7, 8, -5, 12, 1, 4, -1, -4, 4]), die.pick(['#f3dcae', '#e8c48a', '#f7e6c4']), 'shaving', { material: 'wood', puff: 0.3, plain: true, fine: true }) // prettier-ignore
}

function school(w: World): void {
  const p = room(w, { wall: '#f6e7bd', floor: '#d9b183', pattern: 'none' })
  const s = free(w)
  const b = onWall(w, p, -s * 60, 230)
  b(rect(-300, -300, 600, 300, 8), '#c08f5c', 'blackboard', WOOD)
  b(rect(-282, -282, 564, 264, 4), '#41705f', 'blackboard', { material: 'stone', puff: 0, plain: true })
  for (const [x, y, l] of [[-230, -220, 130], [-230, -180, 90], [40, -220, 170], [40, -80, 120]] as const)
    b(limb([x, y, 2, x + l * 0.5, y - 6, 2.6, x + l, y + 3, 2]), '#eef5ec', 'chalk', { decal: true, alpha: 0.85 })
  b(oval(-150, -90, 40, 38), '#eef5ec', 'chalk', { decal: true, alpha: 0.25 })
  b(limb([-190, -90, 2, -150, -130, 2.4, -110, -90, 2, -150, -52, 2]), '#ffe08a', 'chalk', { decal: true, alpha: 0.9 })
  panels(w, p, '#9cc4b4', 140)
  ceiling(w, p, '#f6efdc')
  bigWindow(w, p, s * 500, 240, 250, 290)
  drawProp(onWall(w, p, s * 300, 470).to(scale(0.8), 'decor/'), 'clock')
  drawProp(onWall(w, p, -s * 560, 330).to(scale(1.7), 'decor/'), 'map')
  for (const [i, c] of ['#ffb5a0', '#a6d4e8', '#cfe3a8', '#f7d58a'].entries()) picture(w, p, s * (270 + (i % 2) * 90), 300 - Math.floor(i / 2) * 96, 64, c, i % 2)
  sunPatch(w, 500, 250)
  for (let i = 0; i < 8; i++) {
    const c = onWall(w, p, -700 + i * 200, 600)
    c(rect(-30, -60, 60, 60, 4), ['#e0604e', '#f2b33d', '#5b93b8', '#7fae5b'][i % 4] ?? '#fff', 'card', { material: 'paper', puff: 0.2 })
    c(oval(0, -30, 14), '#fff6e6', 'card', { decal: true })
  }
  const q = things(w, 0.6)
  for (const x of [-620, -400, 420, 640]) {
    const d = q.to(w.stand(x, 0.56))
    for (const l of [-72, 72]) d(rect(l - 9, -150, 18, 154, 3), '#8a8f9c', 'leg', { material: 'metal' })
    d(rect(-104, -178, 208, 34, 8), '#d99a5c', 'desk', WOOD)
    d(rect(-40, -214, 70, 36, 3), x % 3 ? '#5b93b8' : '#e0604e', 'book', { material: 'paper' })
  }
  dress(w, 'class', [['planet-model', -230, 0.94, 0, 1.5], ['apple', 420, 0.56, 178, 0.6], ['bag', 330, 0.4, 0, 0.8], ['plant-pot', 300, 0.94, 0, 1.1], ['bag', -520, 0.36, 0, 0.8], ['pencil', 700, 0.56, 178, 0.6], ['easel', -820, 0.8, 0, 1.2]])
  mouseHole(w, p, 190)
} // prettier-ignore

function library(w: World): void {
  const p = room(w, { wall: '#8f6a58', floor: '#b98a5f', pattern: 'none', skirting: '#6d4a3a' })
  const s = free(w)
  bigWindow(w, p, s * 60, 250, 210, 330, '#b5574a')
  ceiling(w, p, '#a9806a', '#6d4a3a', 730)
  sunPatch(w, 60, 210)
  for (const x of [-820, -430, 520, 900]) shelf(w, p, s * x, 340, 5, `books${x}`)
  rug(w, 0, 640, '#a9544a')
  const q = things(w, 0.6)
  hangingLamp(w, p, -s * 200 * w.camera.zoom, w.side === 'top' ? 250 : 110, '#4f8f6a')
  const l = q.to(w.stand(s * 330, 0.9))
  for (const x of [-40, 40]) l(limb([x * 1.3, 4, 8, x, -560, 8]), '#d9a560', 'ladder', WOOD)
  for (let i = 0; i < 6; i++) l(rect(-50, -80 - i * 84, 100, 14, 4), '#d9a560', 'ladder', WOOD)
  const chair = q.to(w.stand(-s * 230, 0.74))
  chair(blob([-96, -60, -100, -210, -70, -262, 70, -262, 100, -210, 96, -60], 0.8), '#4f8f7a', 'armchair', CLOTH)
  chair(rect(-88, -120, 176, 84, 26), '#5fa08a', 'armchair', CLOTH)
  for (const x of [-100, 100]) chair(rect(x - 28, -160, 56, 160, 26), '#46806c', 'armchair', CLOTH)
  dress(w, 'readers', [['lamp', -360, 0.8, 0, 1.7], ['planet-model', 250, 0.8, 0, 1.4], ['notebook', -230, 0.72, 130, 0.6], ['candle', 150, 0.95, 248, 0.6], ['plant-pot', 420, 0.5, 0, 1.1], ['notebook', 300, 0.36, 0, 0.7]]) // prettier-ignore
  mouseHole(w, p, 210)
  const stack = q.to(w.stand(-s * 400, 0.4))
  for (let i = 0; i < 5; i++) stack(rect(-60 + (i % 2) * 10, -28 * (i + 1), 120, 27, 4), ['#e0604e', '#5b93b8', '#f2b33d', '#7fae5b', '#8f6bb0'][i] ?? '#fff', 'book', { material: 'paper', puff: 0.4 }) // prettier-ignore
}

function museum(w: World): void {
  const p = room(w, { wall: '#d6dfe6', floor: '#cfc3b6', pattern: 'none', boards: 'tiles' })
  const s = free(w)
  panels(w, p, '#c3ced8', 120)
  ceiling(w, p, '#eef2f4')
  picture(w, p, -s * 420, 300, 210, '#5b86a9', 1)
  picture(w, p, s * 40, 330, 170, '#c9745a', 0)
  const q = things(w, 0.8)
  for (const x of [-640, 660]) {
    const c = q.to(w.stand(x, 0.86))
    c(rect(-52, -900, 104, 904), '#f3ede2', 'column', { material: 'stone', puff: 0.8 })
    for (const l of [-26, 0, 26]) c(limb([l, -860, 1.5, l, -60, 1.5]), shadeOf('#f3ede2', 1), 'column', { decal: true })
    c(rect(-76, -40, 152, 46, 6), '#e4dccd', 'column', { material: 'stone' })
  }
  for (const x of [-300, 250]) {
    const d = q.to(w.stand(s * x, 0.7))
    d(rect(-70, -160, 140, 164, 5), '#f3ede2', 'plinth', { material: 'stone', puff: 0.4 })
    d(blob([-30, -160, -36, -210, -16, -250, 16, -250, 36, -210, 30, -160]), x < 0 ? '#c9745a' : '#5b93b8', 'vase', { material: 'glass', puff: 0.9 }) // prettier-ignore
    d(limb([-34, -206, 3, 0, -200, 4, 34, -206, 3]), '#ffe6a0', 'vase', { decal: true })
  }
  // There is one dinosaur: where the page has it, standing or in a heap, none stands behind.
  const bones = [...w.shown].some((one) => cardOf(one).dinosaur)
  dress(w, 'treasures', [[bones ? 'mummy' : 'dinosaur-skeleton', 440, 0.92, 0, 1.5], ['bench', 520, 0.46, 0, 1], ['plant-pot', 620, 0.6, 0, 1.4]]) // prettier-ignore
  const r = w.layer('ropes', 'mid', 0.6, 0)
  for (const x of [-560, -330, -100, 130, 360, 590]) {
    const z = r.to(w.stand(x, 0.62))
    z(limb([0, 2, 7, 0, -120, 6]), '#e8b84a', 'post', { material: 'metal' })
    z(oval(0, -128, 12), '#f2cc6a', 'post', { material: 'metal' })
    z(oval(0, 0, 26, 8), '#c99a3a', 'post', { material: 'metal' })
    if (x < 590) z(limb([0, -112, 7, 115, -70, 8, 230, -112, 7]), '#b53a48', 'rope', CLOTH)
  }
  mouseHole(w, p, 300)
  rug(w, 0, 700, '#b5574a')
}

function theatre(w: World): void {
  const p = room(w, { wall: '#6d4560', floor: '#b57f52', pattern: 'none' })
  const { cx, horizon: y } = w.camera
  p(oval(cx, y - 120, 460, 330), '#ffe6a6', 'glow', { soft: true, lit: true, material: 'light', alpha: 0.75 })
  p(blob([cx - 420, y, cx - 340, y - 110, cx - 180, y - 60, cx - 40, y - 150, cx + 120, y - 70, cx + 300, y - 130, cx + 420, y], 0.8), '#7fae8b', 'scenery', { material: 'paper', puff: 0.2 }) // prettier-ignore
  p(oval(cx + 150, y - 260, 60), '#ffd65c', 'scenery', { material: 'paper', puff: 0.2 })
  const die = w.die('stars')
  for (let i = 0; i < 22; i++) star(p, cx + (die.next() - 0.5) * 760, y - 150 - die.next() * 330, 5 + die.next() * 9)
  castle(p.to(times(move(cx - 190, y - 30), scale(0.26))), '#e6d2f0', '#c9709a', true)
  for (const x of [-330, 60, 210, 340]) roundTree(p.to(times(move(cx + x, y), scale(0.3))), 560, x > 100 ? '#7fae5b' : '#5f9a70', w.die(`flat${x}`)) // prettier-ignore
  for (const [x, lean] of [[-230, 150], [30, -30], [290, -190]] as const) p(poly([cx + x - 16, -90, cx + x + 16, -90, cx + x + lean + 120, y + 120, cx + x + lean - 120, y + 120]), '#fff3c4', 'spotlight', { material: 'light', lit: true, plain: true, puff: 0, alpha: 0.16 }) // prettier-ignore
  p(oval(cx, y + 130, 330, 54), '#ffe9a6', 'spotlight', { material: 'light', soft: true, lit: true, alpha: 0.5 })
  const q = w.layer('curtain', 'mid', 0.5, 0)
  for (const s of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const x = cx + s * (620 - i * 58)
      q(blob([x - 40, -90, x + 40, -90, x + 36 - s * i * 3, y * 0.6, x + 34, y + 30, x - 34, y + 30, x - 36 - s * i * 3, y * 0.6], 0.8), tone('#c9403f', (i % 2) * 0.035), 'curtain', CLOTH) // prettier-ignore
    }
    q(
      limb([cx + s * 330, y * 0.62, 10, cx + s * 480, y * 0.7, 14, cx + s * 640, y * 0.66, 10]),
      '#f2c24a',
      'tie',
      CLOTH,
    )
  }
  if (w.side !== 'top')
    for (let i = 0; i < 12; i++) q(blob([i * 100 - 60, -90, i * 100 + 50, -90, i * 100 + 50, 70, i * 100 - 5, 108, i * 100 - 60, 70], 0.6), tone('#b53a40', (i % 2) * 0.03), 'curtain', CLOTH) // prettier-ignore
  for (let i = -5; i <= 5; i++) {
    const f = q.to(w.stand(i * 170, -0.5))
    f(blob([-26, 10, -22, -26, 0, -40, 22, -26, 26, 10], 0.8), '#f2c24a', 'footlight', { material: 'metal' })
  }
}

function stairs(w: World): void {
  const p = room(w, { wall: '#f3dfc0', floor: '#b98a68', pattern: 'stripes', boards: 'planks' })
  const s = free(w)
  ceiling(w, p, '#ecd6b4', '#b08a64', 760)
  panels(w, p, '#a9bfae')
  bigWindow(w, p, -s * 260, 280, 170, 300, '#b5574a')
  sunPatch(w, -260, 170)
  for (const [i, c] of ['#5b86a9', '#c9745a', '#7fae5b'].entries()) picture(w, p, s * (60 + i * 150), 420 + i * 70, 92, c, i % 2) // prettier-ignore
  for (const x of [-430, -90]) {
    const t = onWall(w, p, s * x, 330)
    t(oval(0, -60, 120), '#ffc46a', 'torch-glow', {
      soft: true,
      lit: true,
      material: 'light',
      alpha: w.night ? 0.7 : 0.4,
    })
    t(limb([0, 20, 9, 0, -30, 12]), '#6d4a3a', 'torch', WOOD)
    t(blob([-15, -30, -13, -60, 0, -92, 13, -60, 15, -30], 0.9), '#ffb03d', 'flame', { lit: true, material: 'light', puff: 0 }) // prettier-ignore
    t(blob([-7, -32, -6, -48, 0, -66, 6, -48, 7, -32], 0.9), '#fff0a6', 'flame', {
      lit: true,
      material: 'light',
      puff: 0,
    })
  }
  const q = things(w, 0.7)
  const st = q.to(times(w.stand(-s * 40, 0.84), scale(s, 1)))
  for (let i = 0; i < 9; i++) {
    st(rect(i * 84, -60 * (i + 1), 900 - i * 84, 64), tone('#cdb9a6', i * 0.006), 'step', {
      material: 'stone',
      puff: 0.2,
    })
    st(rect(i * 84 - 8, -60 * (i + 1) - 6, 900 - i * 84, 16, 4), '#e6d8c8', 'step', { material: 'stone', puff: 0.3 })
    if (i % 2 === 0) st(rect(i * 84 + 20, -60 * (i + 1) - 150, 12, 150), '#8f6844', 'rail', WOOD)
  }
  for (let i = 0; i < 9; i++) st(poly([i * 84 + 96, -60 * (i + 1) - 8, i * 84 + 180, -60 * (i + 1) - 8, i * 84 + 180, -60 * (i + 2), i * 84 + 160, -60 * (i + 2), i * 84 + 160, -60 * (i + 1) + 6, i * 84 + 96, -60 * (i + 1) + 6]), '#b5475a', 'carpet', { ...CLOTH, puff: 0.2, decal: true }) // prettier-ignore
  st(limb([10, -210, 11, 740, -730, 11]), '#a9784c', 'rail', WOOD)
  st(oval(8, -226, 22), '#c99a60', 'rail', WOOD)
  dress(w, 'hall', [['plant-pot', -150, 0.86, 0, 1.3], ['clock', -600, 1, 320, 0.9], ['boots', -460, 0.8, 0, 0.7]]) // prettier-ignore
  mouseHole(w, p, 70)
  rug(w, -s * 60, 520, '#b5475a')
}

function bakery(w: World): void {
  kitchen(w, { wall: '#fbe6cf', floor: '#d9b58f', pattern: 'tiles', boards: 'tiles' }, true)
  const p = w.layer('bread', 'mid', 0.9, 0)
  shelf(w, p, free(w) * 470, 360, 4, 'bread', 'bread')
  dress(w, 'cakes', [['cake', -180, 0.94, 210, 0.8], ['cookies', 260, 0.94, 210, 0.8], ['cake', 620, 0.4, 0, 1], ['basket', 350, 0.3, 0, 1], ['bread', 350, 0.3, 46, 0.8], ['sack', -560, 0.44, 0, 1.1], ['pie', -460, 0.94, 210, 0.9]]) // prettier-ignore
}

function train(w: World): void {
  const p = room(w, { wall: '#8f6a58', floor: '#a9605a', pattern: 'planks', skirting: '#6d4a3a' })
  for (const x of [-560, -90, 380]) bigWindow(w, p, x + 90, 250, 330, 240, '#c9a04f')
  const q = things(w, 0.7)
  for (const x of [-560, -90, 380, 850]) {
    const b = q.to(w.stand(x - 140, 0.7))
    b(rect(-44, -330, 88, 240, 34), '#3f7f78', 'seat', CLOTH)
    b(rect(-150, -120, 300, 66, 26), '#4f9088', 'seat', CLOTH)
    b(rect(-120, -60, 30, 64, 4), '#6d4a3a', 'seat', WOOD)
    b(rect(90, -60, 30, 64, 4), '#6d4a3a', 'seat', WOOD)
  }
  for (let i = 0; i < 4; i++) {
    const r = onWall(w, p, -500 + i * 330, 560)
    r(rect(-120, 0, 240, 14, 5), '#d9a560', 'rack', { material: 'metal' })
    r(rect(-90, -70, 120, 70, 10), ['#b5684a', '#5b86a9', '#7f8f5a', '#a9684a'][i] ?? '#b5684a', 'suitcase', {
      material: 'leather',
      puff: 0.6,
    })
  }
  ceiling(w, p, '#b58a70', '#6d4a3a', 700)
  for (const x of [-325, 145]) {
    const t = onWall(w, p, x, 330)
    t(oval(0, -40, 90), '#ffe0a0', 'lamp-glow', {
      soft: true,
      lit: true,
      material: 'light',
      alpha: w.night ? 0.7 : 0.36,
    })
    t(blob([-24, 0, -18, -52, 18, -52, 24, 0], 0.7), '#ffe9b0', 'lamp', { material: 'glass', lit: true, puff: 0.6 })
    t(rect(-28, -2, 56, 12, 5), '#d9a560', 'lamp', { material: 'metal' })
  }
  dress(w, 'journey', [['suitcase', 330, 0.34, 0, 1], ['hat', -160, 0.7, 122, 0.7], ['teacup', 420, 0.86, 0, 0.8], ['umbrella', 520, 0.7, 40, 0.9], ['bag', -420, 0.4, 0, 0.9]]) // prettier-ignore
  sunPatch(w, 0, 330)
  rug(w, 0, 900, '#b5706a')
}

export const HOME_PLACES = {
  bedroom: {
    indoors: true,
    back: bedroom,
    front: (w) => roomFront(w, '#e87f9a', w.grown ? ['plant-pot', 'cushion'] : ['blocks', 'ball']),
  },
  kitchen: {
    indoors: true,
    back: (w) => kitchen(w, { wall: '#fdeccb', floor: '#e0b98a', pattern: 'tiles', boards: 'tiles' }),
    front: (w) => roomFront(w, '#d9a560', ['pumpkin', 'basket']),
  },
  'living-room': { indoors: true, back: living, front: (w) => roomFront(w, '#8f6bb0', ['plant-pot', 'cushion']) },
  attic: { indoors: true, back: (w) => attic(w, false), front: (w) => roomFront(w, '#8f6844', ['box', 'lantern']) },
  cellar: { indoors: true, back: (w) => attic(w, true), front: (w) => roomFront(w, '#6d5a6a', ['barrel', 'pumpkin']) },
  workshop: { indoors: true, back: workshop, front: (w) => roomFront(w, '#a97c50', ['paint-box', 'bucket']) },
  school: { indoors: true, back: school },
  library: { indoors: true, back: library, front: (w) => roomFront(w, '#b5574a', ['notebook', 'plant-pot']) },
  museum: { indoors: true, back: museum },
  theatre: { indoors: true, back: theatre },
  stairs: { indoors: true, back: stairs },
  bakery: { indoors: true, back: bakery },
  train: { indoors: true, back: train, front: (w) => roomFront(w, '#3f7f78', ['suitcase', 'teacup']) },
} satisfies Partial<Record<Place, PlaceSet>>
