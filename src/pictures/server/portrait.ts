// A character by itself: one calm scene that shows the face and the clothes, cut to a square.

import type { CharacterSpec } from '../../stage/cast.ts'
import type { Page, Picture } from '../../drawing/composing/picture.ts'
import { PAGE } from '../../drawing/places/scenery.ts'

export function portraitPage(spec: CharacterSpec): Page {
  return {
    scene: {
      place: 'meadow',
      time: 'morning',
      weather: 'clear',
      who: [{ id: spec.id, action: 'stand', emotion: 'happy', gaze: 'viewer' }],
      props: [],
      shot: 'medium',
      mood: 0.6,
      state: [],
      textSide: 'bottom',
    },
    cast: [spec],
    seed: `portrait/${spec.id}`,
  }
}

/** From above the hair to the waist, in pixels of a picture of this size. */
export function faceSquare({ faces }: Picture, width: number, height: number) {
  const k = width / PAGE.w
  const box = faces[0]?.box ?? { x: PAGE.w / 2 - 100, y: 200, w: 200, h: 200 }
  const side = Math.floor(Math.min(box.w * 2.9 * k, width, height))
  const fit = (at: number, room: number) => Math.round(Math.min(Math.max(at, 0), room - side))
  return {
    left: fit((box.x + box.w / 2) * k - side / 2, width),
    top: fit((box.y - box.h * 0.55) * k, height),
    width: side,
    height: side,
  }
}
