// The eyes of dragons and robots are amber and lit unless a colour is said: each said colour is drawn as one that only words give.
import type { CharacterType, EyeColor } from '../../../stage/cast.ts'

const SAID: Readonly<Partial<Record<EyeColor, EyeColor>>> = {
  brown: 'light-brown',
  hazel: 'light-brown',
  dark: 'black',
  green: 'dark-green',
  blue: 'light-blue',
  grey: 'silver',
}

export const eyesSaid = (type: CharacterType, color: EyeColor): EyeColor =>
  type === 'dragon' || type === 'robot' ? (SAID[color] ?? color) : color
