// The light of each hour and weather: sky, sun, gains and hazes. Characters never change colour; only the light on them does.
import type { Time, Weather } from '../../stage/scene.ts'
import type { Hex, Rgb } from '../shapes/color.ts'

export interface Hour {
  sky: readonly [Hex, Hex, Hex]
  glow: Hex
  /** The light on the world and, gentler, on the figures. */
  gain: Rgb
  figure: Rgb
  /** Indoors: at night as blue as the window, but for what a lamp is near. */
  room: Rgb
  haze: Hex
  cloud: Hex
  /** Where the calm zone fades to, and the ink on it. */
  calm: Hex
  ink: Hex
  dark: number
}

export const HOURS: Readonly<Record<Time, Hour>> = {
  dawn: { sky: ['#8cb6e4', '#f7c6bd', '#ffe6bf'], glow: '#fff1c9', gain: [1, 0.93, 0.93], figure: [1, 0.965, 0.95], room: [1, 0.965, 0.957], haze: '#fbd5c0', cloud: '#ffe9e2', calm: '#fff4e6', ink: '#3b2a3a', dark: 0.1 },
  morning: { sky: ['#7ec8ea', '#bfe6ea', '#fff3cf'], glow: '#fffadc', gain: [1.02, 1, 0.95], figure: [1, 0.995, 0.975], room: [1.01, 1, 0.97], haze: '#dff0df', cloud: '#ffffff', calm: '#fffaec', ink: '#2f2a3a', dark: 0 },
  day: { sky: ['#5cb8ea', '#a4dcf0', '#e8f6e2'], glow: '#fffbe6', gain: [1, 1, 1], figure: [1, 1, 1], room: [1, 1, 1], haze: '#cfeaf0', cloud: '#ffffff', calm: '#fffcf2', ink: '#2b2a3a', dark: 0 },
  dusk: { sky: ['#8379c2', '#ef8f8a', '#ffcf86'], glow: '#ffe2a0', gain: [0.96, 0.8, 0.84], figure: [1, 0.93, 0.91], room: [0.98, 0.9, 0.9], haze: '#f3a690', cloud: '#ffc0a6', calm: '#ffeedd', ink: '#3a2238', dark: 0.28 },
  night: { sky: ['#121747', '#2b418f', '#7ba6c6'], glow: '#c3d2fa', gain: [0.47, 0.55, 0.82], figure: [0.83, 0.79, 0.9], room: [0.47, 0.54, 0.85], haze: '#4f74b0', cloud: '#b4bde2', calm: '#16204a', ink: '#fdf6e3', dark: 0.8 },
} // prettier-ignore

export interface Air {
  /** Pulls the sky to grey. */
  grey: number
  tint: Hex
  gain: Rgb
  haze: number
  clouds: number
}

export const AIRS: Readonly<Record<Weather, Air>> = {
  clear: { grey: 0, tint: '#ffffff', gain: [1, 1, 1], haze: 0, clouds: 3 },
  cloudy: { grey: 0.3, tint: '#dfe6ea', gain: [0.96, 0.97, 1], haze: 0.08, clouds: 8 },
  fog: { grey: 0.6, tint: '#e6e9e6', gain: [0.97, 0.98, 1], haze: 0.34, clouds: 0 },
  rain: { grey: 0.55, tint: '#a9bccb', gain: [0.88, 0.93, 1], haze: 0.14, clouds: 8 },
  storm: { grey: 0.75, tint: '#6f7d9c', gain: [0.76, 0.81, 0.93], haze: 0.12, clouds: 10 },
  snow: { grey: 0.4, tint: '#dbe6f2', gain: [0.97, 0.99, 1.02], haze: 0.16, clouds: 6 },
  wind: { grey: 0.1, tint: '#e6f0f2', gain: [1, 1, 1], haze: 0.04, clouds: 5 },
  stars: { grey: 0, tint: '#ffffff', gain: [1, 1, 1], haze: 0, clouds: 1 },
}

/** A night that one great lamp has turned to gold. */
export const GOLDEN: Hour = { sky: ['#241d52', '#8a5468', '#ffcf72'], glow: '#ffe2a0', gain: [0.86, 0.66, 0.56], figure: [0.98, 0.9, 0.84], room: [0.66, 0.55, 0.6], haze: '#d98f62', cloud: '#e0a58a', calm: '#2a1f4e', ink: '#fdf6e3', dark: 0.6 } // prettier-ignore
