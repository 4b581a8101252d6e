// A drawing in lines on a press: as lines, sharp at every size.
import type { LineDrawing, Loops } from '../base/line-drawing.ts'
import type { Press } from './press.ts'
import type { Box } from './stamps.ts'

const INK = 0.08

const short = (v: number) => String(Math.round(v * 100) / 100)

function written(loops: Loops): string {
  let text = ''
  for (const loop of loops) {
    text += `${short(loop[0] ?? 0)} ${short(loop[1] ?? 0)} m\n`
    for (let i = 2; i + 5 < loop.length; i += 6)
      text += `${loop
        .slice(i, i + 6)
        .map(short)
        .join(' ')} c\n`
    text += 'h\n'
  }
  return text
}

/** The part of the drawing that fills the frame, and nothing beyond it. */
export function drawLines({ doc }: Press, lines: LineDrawing, part: Box, frame: Box, corner = 0): void {
  const scale = Math.min(frame.w / part.w, frame.h / part.h)
  const x = frame.x + (frame.w - part.w * scale) / 2
  const y = frame.y + (frame.h - part.h * scale) / 2
  doc.save().roundedRect(frame.x, frame.y, frame.w, frame.h, corner).clip()
  doc.translate(x, y).scale(scale).translate(-part.x, -part.y)
  let content = `1 J 1 j ${INK} G\n`
  for (const { loops, fill, line, clip } of lines) {
    if (clip) content += `q\n${written(clip)}W n\n`
    content += `${fill === 'ink' ? INK : 1} g\n${line > 0 ? `${short(line)} w\n` : ''}${written(loops)}${line > 0 ? 'B' : 'f'}\n`
    if (clip) content += 'Q\n'
  }
  doc.addContent(content)
  doc.restore()
}
