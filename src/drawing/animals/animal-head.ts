// The head of an animal that is written in lines, with everybody's eyes, mouth and feelings.
import { features } from '../heads/creature-heads.ts'
import type { Own } from '../people/own-body.ts'
import type { Acting } from '../poses/acting.ts'
import { oklch, shadeOf, tone } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move } from '../shapes/matrix.ts'
import type { Animal } from './animal-row.ts'
import { putLines } from './put-lines.ts'

export function drawAnimalHead({ coat, spec, behind, face }: Own, animal: Animal, p: Pen, act: Acting): void {
  const {
    shape,
    behind: back,
    face: front,
    mask,
    lean = 1,
    eyes = [37, -8, 1.06],
    mouth = [46, 0.9],
    fangs,
  } = animal.head
  const stuff = spec.look.made ? coat.material : animal.stuff
  const yaw = behind ? 0 : act.pose.yaw
  const dx = yaw * 15
  const dy = (face.pitch + act.pitch) * 8
  putLines(p.to(move(-dx * 0.4, 0)), back, 'horn', coat, stuff)
  putLines(p, shape, 'head', coat, stuff, { puff: 1 })
  if (behind) return
  putLines(p.to(move(dx, dy)), mask, 'disc', coat, stuff)
  const dark = oklch(coat.hide)[0] < 0.6
  const line = mask ? '#4a3440' : shadeOf(coat.hide, dark ? 3 : 4.2)
  putLines(p.to(move(dx * lean * 1.4, dy)), front, 'muzzle', { ...coat, hide: tone(coat.hide, 0.05) }, stuff)
  const [x, y, size] = eyes
  const around = mask ? '#f3ddc4' : coat.hide
  features(p, spec, act, {
    x,
    y,
    size,
    mouthY: mouth[0],
    mouth: mouth[1],
    dx,
    dy,
    around,
    line,
    brow: shadeOf(coat.hide, dark ? -1.6 : 3.4),
    blush: '#ff7a72',
    ...(fangs && { fangs }),
  })
}
