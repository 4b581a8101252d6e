// The illustrator's canvas, on Skia.
import { createCanvas, Path2D, PathOp, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { boxOf, pathText, type Path } from '../../drawing/shapes/path.ts'
import type { Outline, Paint, Studio, Surface } from '../../drawing/pixels/surface.ts'

const natives = new WeakMap<Outline, Path2D>()
const canvases = new WeakMap<Surface, Canvas>()

function native(shape: Outline): Path2D {
  const found = natives.get(shape)
  if (!found) throw new Error('An outline of another studio')
  return found
}

export function canvasOf(surface: Surface): Canvas {
  const found = canvases.get(surface)
  if (!found) throw new Error('A surface of another studio')
  return found
}

function styleOf(c: SKRSContext2D, paint: Paint): Parameters<typeof setFill>[1] {
  if (typeof paint === 'string') return paint
  if (paint.kind === 'tile') {
    const pattern = c.createPattern(canvasOf(paint.tile), paint.repeat ? 'repeat' : 'no-repeat')
    const [a, b, cc, d, e, f] = paint.place
    if (!pattern) throw new Error('The canvas made no pattern')
    pattern.setTransform({ a, b, c: cc, d, e, f })
    return pattern
  }
  const gradient =
    paint.kind === 'line'
      ? c.createLinearGradient(paint.from[0], paint.from[1], paint.to[0], paint.to[1])
      : c.createRadialGradient(...paint.center, paint.inner, ...paint.center, paint.outer)
  for (const [at, color] of paint.stops) gradient.addColorStop(at, color)
  return gradient
}

function setFill(c: SKRSContext2D, style: SKRSContext2D['fillStyle']): void {
  c.fillStyle = style
}

function surface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height)
  const c = canvas.getContext('2d')
  c.imageSmoothingEnabled = true
  c.imageSmoothingQuality = 'high'
  c.lineCap = 'round'
  c.lineJoin = 'round'
  const made: Surface = {
    width,
    height,
    push: () => c.save(),
    pop: () => c.restore(),
    view: (m) => c.setTransform(...m),
    clip: (shape) => c.clip(native(shape)),
    blend: (how) => {
      c.globalCompositeOperation = how
    },
    opacity: (a) => {
      c.globalAlpha = a
    },
    blur: (pixels) => {
      c.filter = pixels > 0.05 ? `blur(${pixels.toFixed(2)}px)` : 'none'
    },
    shadow: (cast) => {
      c.shadowColor = cast ? cast.color : 'transparent'
      c.shadowBlur = cast ? cast.blur : 0
      c.shadowOffsetX = cast ? cast.x : 0
      c.shadowOffsetY = cast ? cast.y : 0
    },
    fill: (shape, paint) => {
      setFill(c, styleOf(c, paint))
      c.fill(native(shape))
    },
    fillBox: (x, y, w, h, paint) => {
      setFill(c, styleOf(c, paint))
      c.fillRect(x, y, w, h)
    },
    stroke: (shape, color, lineWidth) => {
      c.strokeStyle = color
      c.lineWidth = lineWidth
      c.stroke(native(shape))
    },
    line: (points, color, lineWidth) => {
      c.strokeStyle = color
      c.lineWidth = lineWidth
      c.beginPath()
      c.moveTo(points[0] ?? 0, points[1] ?? 0)
      for (let i = 2; i < points.length; i += 2) c.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
      c.stroke()
    },
    stamp: (picture, x, y, w, h) => {
      // Pixel on pixel needs no smoothing, and smoothing costs more than the picture.
      c.imageSmoothingEnabled = w !== picture.width || h !== picture.height
      // What is enlarged is soft (mist, light, washes): straight lines between its pixels do as well as curves, for a third of the cost.
      c.imageSmoothingQuality = w > picture.width ? 'low' : 'high'
      c.drawImage(canvasOf(picture), x, y, w, h)
      c.imageSmoothingEnabled = true
    },
    pixels: (wide = width, high = height) => c.getImageData(0, 0, wide, high).data,
    setPixels: (data) => {
      const image = c.createImageData(width, height)
      image.data.set(data)
      c.putImageData(image, 0, 0)
    },
    // Left to the collector, which does not know how large they are, canvases pile up by the hundred megabytes.
    drop: () => {
      canvas.width = 1
      canvas.height = 1
    },
  }
  canvases.set(made, canvas)
  return made
}

function keep(path: Path2D, box: Outline['box']): Outline {
  const made = { box }
  natives.set(made, path)
  return made
}

const outlines = new WeakMap<Path, Outline>()

export const canvasStudio: Studio = {
  surface,
  outline: (path) => {
    const found = outlines.get(path)
    if (found) return found
    const made = keep(new Path2D(pathText(path)), boxOf(path))
    outlines.set(path, made)
    return made
  },
  crescent: (shape, dx, dy) => {
    const whole = new Path2D(native(shape))
    const away = new Path2D()
    away.addPath(native(shape), { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy })
    return keep(whole.op(away, PathOp.Difference), shape.box)
  },
  trimmed: (shape, from, to) => keep(new Path2D(native(shape)).trim(from, to), shape.box),
}
