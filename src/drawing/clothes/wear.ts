// What the weather asks people to put on.
import type { Weather } from '../../stage/scene.ts'

export type Wear = 'rain' | 'snow'

export function wearFor(weather: Weather, indoors: boolean): Wear | undefined {
  if (indoors) return undefined
  return weather === 'snow' ? 'snow' : weather === 'rain' || weather === 'storm' ? 'rain' : undefined
}
