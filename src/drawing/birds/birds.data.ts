// Birds, a row a species: how they are made, and what one knows them by. The hide is the main colour; what is said here is the same on all of a kind.
import type { Species } from '../../stage/finer-creature.data.ts'
import type { Hex } from '../shapes/color.ts'
import type { Kind } from '../people/build.ts'

export interface Beak {
  form: 'cone' | 'bill' | 'hook' | 'bent'
  color: Hex
  /** Half its width, its height, how far it reaches to the side. */
  w: number
  h: number
  long: number
  /** The knob or the skin over it. */
  cere?: Hex
}

export type BirdTail = 'fan' | 'sickles' | 'tuft' | 'curl' | 'blades' | 'stub' | 'train'

export interface Bird extends Kind {
  beak: Beak
  foot: Hex
  webbed?: true
  tail: BirdTail
  flippers?: true
  top?: 'comb' | 'great-comb' | 'crown' | 'tufts' | 'fluff'
  wattles?: true
  face?: 'disc' | 'heart' | 'cheeks' | 'cap' | 'bars'
  /** Of the head, where it is not the hide. */
  head?: Hex
  belly?: Hex | 'trim'
  /** Long feathers of wing and tail. */
  quills?: Hex | 'accent'
}

const ORANGE = '#f79a2e'
const small = { head: 0.78, torso: 88, neck: -14, leg: 54, arm: 64, shoulder: 38, hip: 56, armR: 15, legR: 6.5, belly: 8, foot: 28 } as const // prettier-ignore
const water = { ...small, head: 0.76, leg: 46, hip: 56, neck: 4 } as const

export const BIRDS: Readonly<Partial<Record<Species, Bird>>> = {
  hen: { tall: 0.56, build: small, beak: { form: 'cone', color: '#f5b13c', w: 21, h: 18, long: 34 }, foot: '#eda23a', tail: 'fan', top: 'comb', wattles: true, belly: 'trim' },
  rooster: { tall: 0.66, build: { ...small, torso: 100, leg: 70, neck: 0, hip: 54 }, beak: { form: 'cone', color: '#f5b13c', w: 22, h: 19, long: 36 }, foot: '#eda23a', tail: 'sickles', top: 'great-comb', wattles: true, quills: '#1f5a52' },
  chick: { tall: 0.46, build: { ...small, head: 0.94, torso: 66, neck: -24, leg: 40, arm: 42, hip: 48, armR: 13 }, beak: { form: 'cone', color: ORANGE, w: 17, h: 14, long: 20 }, foot: ORANGE, tail: 'stub', top: 'fluff' },
  duck: { tall: 0.56, build: water, beak: { form: 'bill', color: ORANGE, w: 42, h: 17, long: 36 }, foot: ORANGE, webbed: true, tail: 'curl' },
  goose: { tall: 0.68, build: { ...water, head: 0.66, neck: 62, torso: 92, leg: 56, arm: 74 }, beak: { form: 'bill', color: '#f0862c', w: 38, h: 22, long: 36 }, foot: '#f0862c', webbed: true, tail: 'curl', belly: 'trim' },
  swan: { tall: 0.78, build: { ...water, head: 0.62, neck: 100, torso: 88, leg: 42, arm: 78, hip: 64, armR: 18 }, beak: { form: 'bill', color: '#f0722c', w: 36, h: 19, long: 40, cere: '#2c2930' }, foot: '#4a464e', webbed: true, tail: 'curl' },
  owl: { tall: 0.56, build: { ...small, head: 1.08, torso: 88, neck: -30, leg: 42, arm: 62, shoulder: 44, hip: 56, armR: 18, legR: 9 }, beak: { form: 'hook', color: '#f0b23e', w: 11, h: 15, long: 4 }, foot: '#e8b04a', tail: 'stub', top: 'tufts', face: 'disc', belly: 'trim' },
  parrot: { tall: 0.54, build: { ...small, torso: 94, leg: 46, hip: 48 }, beak: { form: 'hook', color: '#4a4650', w: 22, h: 24, long: 10 }, foot: '#77717c', tail: 'blades', face: 'cheeks', quills: 'accent' },
  budgie: { tall: 0.48, build: { ...small, torso: 90, leg: 42, neck: -18, hip: 46, arm: 58 }, beak: { form: 'hook', color: '#f3c98a', w: 13, h: 15, long: 5, cere: '#6fa3e8' }, foot: '#b9a8ac', tail: 'blades', face: 'bars' },
  penguin: { tall: 0.62, build: { ...small, head: 0.9, torso: 110, neck: -20, leg: 36, arm: 78, shoulder: 44, hip: 56, armR: 14, legR: 14, foot: 36 }, beak: { form: 'cone', color: ORANGE, w: 15, h: 13, long: 36 }, foot: ORANGE, webbed: true, tail: 'stub', flippers: true, face: 'heart', belly: '#fffdf8' },
  crow: { tall: 0.56, build: { ...small, leg: 54, neck: -10, hip: 50, arm: 68 }, beak: { form: 'cone', color: '#77727f', w: 23, h: 24, long: 100 }, foot: '#4a464e', tail: 'blades' },
  eagle: { tall: 0.74, build: { ...small, head: 0.76, torso: 112, leg: 58, neck: -4, shoulder: 52, hip: 54, arm: 88, armR: 21, legR: 9 }, beak: { form: 'hook', color: '#f7b62e', w: 27, h: 29, long: 40 }, foot: '#f0b03a', tail: 'tuft', head: '#fffaf0' },
  flamingo: { tall: 0.98, build: { ...small, head: 0.58, torso: 80, neck: 112, leg: 150, arm: 66, hip: 54, legR: 5.5, foot: 28 }, beak: { form: 'bent', color: '#fbe3d4', w: 30, h: 29, long: 56 }, foot: '#f0879e', webbed: true, tail: 'tuft', quills: '#e8607f' },
  peacock: { tall: 0.72, build: { ...small, head: 0.64, torso: 88, neck: 40, leg: 66, arm: 62 }, beak: { form: 'cone', color: '#cfc3ae', w: 18, h: 16, long: 40 }, foot: '#b39f86', tail: 'train', top: 'crown', face: 'cheeks', quills: '#8a7a62' },
} // prettier-ignore
