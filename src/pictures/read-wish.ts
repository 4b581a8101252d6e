// What a member wishes of a picture, read into changes of its scene from the closed lists; what cannot be read is said.

import type { CharacterSpec } from '../base/cast.ts'
import type { Scene, Time, Weather } from '../base/scene.ts'

export interface ReadWish {
  scene: Scene
  /** The parts of the wish that nothing was found for, in the member's words. */
  unmet: string[]
}

const times: readonly (readonly [RegExp, Time])[] = [
  [/\b(?:night|midnight|moonlight|dark outside)\b/i, 'night'],
  [/\b(?:dawn|sunrise)\b/i, 'dawn'],
  [/\b(?:dusk|sunset|evening|twilight)\b/i, 'dusk'],
  [/\bmorning\b/i, 'morning'],
  [/\b(?:day(?:time|light)?|noon|afternoon)\b/i, 'day'],
]

const weathers: readonly (readonly [RegExp, Weather])[] = [
  [/\b(?:thunder|storm\w*|lightning)\b/i, 'storm'],
  [/\brain\w*\b/i, 'rain'],
  [/\bsnow\w*\b/i, 'snow'],
  [/\b(?:fog\w*|mist\w*)\b/i, 'fog'],
  [/\bwind\w*\b/i, 'wind'],
  [/\bcloud\w*\b/i, 'cloudy'],
  [/\b(?:sunny|clear sky|blue sky)\b/i, 'clear'],
]

const found = <T>(list: readonly (readonly [RegExp, T])[], text: string) =>
  list.find(([words]) => words.test(text))?.[1]

export function readWish(wish: string, scene: Scene, _cast: readonly CharacterSpec[]): ReadWish {
  const unmet: string[] = []
  let changed = scene
  for (const part of wish.split(/[.;!\n]+|,? and (?=\w)/).map((one) => one.trim())) {
    if (part === '') continue
    const time = found(times, part)
    const weather = found(weathers, part)
    if (time) changed = { ...changed, time }
    if (weather) changed = { ...changed, weather }
    if (!time && !weather) unmet.push(part)
  }
  return { scene: changed, unmet }
}
