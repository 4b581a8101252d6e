// Rooms: where people live, cook, learn and keep things.
import type { Place } from '../base/scene.ts'
import { mix, shadeOf, tone, type Hex } from './color.ts'
import type { Pen } from './graph.ts'
import { scale, times } from './matrix.ts'
import { blob, limb, oval, poly, rect } from './path.ts'
import type { PlaceSet } from './place-set.ts'
import { bigWindow, bunting, hangingLamp, onWall, picture, room, rug, shelf, type RoomLook } from './room.ts'
import type { World } from './world.ts'

const WOOD = { material: 'wood', puff: 0.6 } as const
const CLOTH = { material: 'cloth', puff: 0.8 } as const

/** The free side of the wall: windows go opposite to the words. */
const free = (w: World) => (w.side === 'right' ? -1 : 1)

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

function bedroom(w: World): void {
  const p = room(w, { wall: '#bfd9dc', floor: '#dcb585', pattern: 'stripes', skirting: '#fff6e8' })
  const s = free(w)
  bigWindow(w, p, s * 90, 210, 330, 320, '#f2a48c')
  shelf(w, p, s * 480, 260, 3, 'shelf', 'toys')
  picture(w, p, -s * 240, 330, 120, '#e98a5a')
  bunting(p, w.camera.cx - 330 * w.camera.zoom, w.camera.cx + 250 * w.camera.zoom, w.camera.horizon - 560 * w.camera.zoom * 0.74, 46) // prettier-ignore
  rug(w, 0, 620, '#e87f6a')
  const q = things(w, 0.6)
  bed(q.to(times(w.stand(-s * 470, 0.62), scale(s, 1))), '#6fa7cf')
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
  bigWindow(w, p, s * 60, 270, 260, 240, '#ffd98a')
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
  bigWindow(w, p, s * 330, 240, 280, 300, '#7fb0a8')
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
  plant(q.to(w.stand(-s * 330, 0.7)), 190, w.die('plant'))
} // prettier-ignore

function attic(w: World, cellar: boolean): void {
  const p = room(w, cellar ? { wall: '#a99aa0', floor: '#b59c88', pattern: 'stones', boards: 'stones' } : { wall: '#d3b08a', floor: '#c0935f', pattern: 'planks' }) // prettier-ignore
  const s = free(w)
  if (cellar) shelf(w, p, -s * 380, 420, 3, 'jars', 'jars')
  else {
    bigWindow(w, p, s * 40, 300, 190, 190)
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
  bigWindow(w, p, s * 220, 290, 280, 240)
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
  bigWindow(w, p, s * 500, 240, 250, 290)
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
} // prettier-ignore

function library(w: World): void {
  const p = room(w, { wall: '#8f6a58', floor: '#b98a5f', pattern: 'none', skirting: '#6d4a3a' })
  const s = free(w)
  bigWindow(w, p, s * 60, 250, 210, 330, '#b5574a')
  for (const x of [-820, -430, 520, 900]) shelf(w, p, s * x, 340, 5, `books${x}`)
  rug(w, 0, 640, '#a9544a')
  const q = things(w, 0.6)
  hangingLamp(w, p, -s * 200 * w.camera.zoom, w.side === 'top' ? 250 : 110, '#4f8f6a')
  const l = q.to(w.stand(s * 330, 0.9))
  for (const x of [-40, 40]) l(limb([x * 1.3, 4, 8, x, -560, 8]), '#d9a560', 'ladder', WOOD)
  for (let i = 0; i < 6; i++) l(rect(-50, -80 - i * 84, 100, 14, 4), '#d9a560', 'ladder', WOOD)
  const stack = q.to(w.stand(-s * 400, 0.4))
  for (let i = 0; i < 5; i++) stack(rect(-60 + (i % 2) * 10, -28 * (i + 1), 120, 27, 4), ['#e0604e', '#5b93b8', '#f2b33d', '#7fae5b', '#8f6bb0'][i] ?? '#fff', 'book', { material: 'paper', puff: 0.4 }) // prettier-ignore
}

function museum(w: World): void {
  const p = room(w, { wall: '#d6dfe6', floor: '#cfc3b6', pattern: 'none', boards: 'tiles' })
  const s = free(w)
  picture(w, p, -s * 420, 300, 210, '#5b86a9', 1)
  picture(w, p, s * 40, 330, 170, '#c9745a', 0)
  picture(w, p, s * 420, 300, 200, '#7fae5b', 1)
  const q = things(w, 0.8)
  for (const x of [-640, 660]) {
    const c = q.to(w.stand(x, 0.86))
    c(rect(-52, -900, 104, 904), '#f3ede2', 'column', { material: 'stone', puff: 0.8 })
    for (const l of [-26, 0, 26]) c(limb([l, -860, 1.5, l, -60, 1.5]), shadeOf('#f3ede2', 1), 'column', { decal: true })
    c(rect(-76, -40, 152, 46, 6), '#e4dccd', 'column', { material: 'stone' })
  }
  for (const x of [-300, 350]) {
    const d = q.to(w.stand(s * x, 0.7))
    d(rect(-70, -160, 140, 164, 5), '#f3ede2', 'plinth', { material: 'stone', puff: 0.4 })
    d(blob([-30, -160, -36, -210, -16, -250, 16, -250, 36, -210, 30, -160]), x < 0 ? '#c9745a' : '#5b93b8', 'vase', { material: 'glass', puff: 0.9 }) // prettier-ignore
    d(limb([-34, -206, 3, 0, -200, 4, 34, -206, 3]), '#ffe6a0', 'vase', { decal: true })
  }
  rug(w, 0, 700, '#b5574a')
}

function theatre(w: World): void {
  const p = room(w, { wall: '#6d4560', floor: '#b57f52', pattern: 'none' })
  const { cx, horizon: y } = w.camera
  p(oval(cx, y - 120, 460, 330), '#ffe6a6', 'glow', { soft: true, lit: true, material: 'light', alpha: 0.75 })
  p(blob([cx - 420, y, cx - 340, y - 110, cx - 180, y - 60, cx - 40, y - 150, cx + 120, y - 70, cx + 300, y - 130, cx + 420, y], 0.8), '#7fae8b', 'scenery', { material: 'paper', puff: 0.2 }) // prettier-ignore
  p(oval(cx + 150, y - 260, 60), '#ffd65c', 'scenery', { material: 'paper', puff: 0.2 })
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
  const p = room(w, { wall: '#d9cfe0', floor: '#c3b4bd', pattern: 'stones', boards: 'tiles' })
  const s = free(w)
  bigWindow(w, p, -s * 260, 280, 170, 300)
  const q = things(w, 0.7)
  const st = q.to(times(w.stand(s * 160, 0.9), scale(s, 1)))
  for (let i = 0; i < 9; i++) {
    st(rect(i * 84, -60 * (i + 1), 900 - i * 84, 64), tone('#cdb9a6', i * 0.006), 'step', {
      material: 'stone',
      puff: 0.2,
    })
    st(rect(i * 84 - 8, -60 * (i + 1) - 6, 900 - i * 84, 16, 4), '#e6d8c8', 'step', { material: 'stone', puff: 0.3 })
    if (i % 2 === 0) st(rect(i * 84 + 20, -60 * (i + 1) - 150, 12, 150), '#8f6844', 'rail', WOOD)
  }
  st(limb([10, -210, 11, 740, -730, 11]), '#a9784c', 'rail', WOOD)
}

function bakery(w: World): void {
  kitchen(w, { wall: '#fbe6cf', floor: '#d9b58f', pattern: 'tiles', boards: 'tiles' }, true)
  const p = w.layer('bread', 'mid', 0.9, 0)
  shelf(w, p, free(w) * 470, 360, 4, 'bread', 'bread')
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
  rug(w, 0, 900, '#b5706a')
}

export const HOME_PLACES = {
  bedroom: { indoors: true, back: bedroom },
  kitchen: {
    indoors: true,
    back: (w) => kitchen(w, { wall: '#fdeccb', floor: '#e0b98a', pattern: 'tiles', boards: 'tiles' }),
  },
  'living-room': { indoors: true, back: living },
  attic: { indoors: true, back: (w) => attic(w, false) },
  cellar: { indoors: true, back: (w) => attic(w, true) },
  workshop: { indoors: true, back: workshop },
  school: { indoors: true, back: school },
  library: { indoors: true, back: library },
  museum: { indoors: true, back: museum },
  theatre: { indoors: true, back: theatre },
  stairs: { indoors: true, back: stairs },
  bakery: { indoors: true, back: bakery },
  train: { indoors: true, back: train },
} satisfies Partial<Record<Place, PlaceSet>>
