// The paint box of the cast: one colour for every word that a character may be described with.
import type { ClothColor, EyeColor, HairColor, Hide, Skin, Stuff } from '../../stage/cast.ts'
import type { Hex } from '../shapes/color.ts'

export const SKIN_PAINT: Readonly<Record<Skin, Hex>> = {
  porcelain: '#fde4d6',
  fair: '#f9d3ba',
  light: '#f1c09c',
  olive: '#dcab7b',
  tan: '#c88f60',
  brown: '#a0663f',
  deep: '#79482c',
  ebony: '#553223',
}

export const HAIR_PAINT: Readonly<Record<HairColor, Hex>> = {
  black: '#2c2228',
  brown: '#5d3a27',
  chestnut: '#8b4b2b',
  red: '#cb5a2c',
  blonde: '#edc268',
  grey: '#a8a7b0',
  white: '#efebe4',
  blue: '#4b80d2',
  pink: '#ee8ab3',
  green: '#58aa6e',
  purple: '#8a5cb8',
}

export const EYE_PAINT: Readonly<Record<EyeColor, Hex>> = {
  brown: '#7a431f',
  dark: '#4a2a1c',
  hazel: '#9a6a2a',
  green: '#4f8f4a',
  blue: '#3f86c8',
  grey: '#7a8a9a',
  yellow: '#e0b21c',
  orange: '#e0761c',
  red: '#c8372d',
  purple: '#8a55b8',
  pink: '#e06a9c',
}

export const CLOTH_PAINT: Readonly<Record<ClothColor, Hex>> = {
  tomato: '#e8523c',
  sunflower: '#ffc32f',
  leaf: '#6aaa4b',
  sky: '#5fb5e8',
  navy: '#3a5596',
  plum: '#8d4d8a',
  coral: '#ff8c72',
  mint: '#93d8bb',
  cream: '#f7e8cb',
  teal: '#2c9f9a',
  rust: '#c15d33',
  lilac: '#b99ee2',
  white: '#fbf8f3',
  black: '#413c46',
  grey: '#9aa0aa',
  brown: '#87583a',
  orange: '#f58a2e',
  pink: '#f293b8',
}

export const HIDE_PAINT: Readonly<Record<Hide, Hex>> = {
  golden: '#e9b65f',
  brown: '#a06e48',
  black: '#55505c',
  white: '#faf3e9',
  grey: '#a8adb8',
  ginger: '#ec9147',
  green: '#4db58a',
  blue: '#5b9fe2',
  purple: '#9f7ad4',
  red: '#e5644f',
  silver: '#bcc7d3',
  spotted: '#f6eee2',
  pink: '#ef9dbd',
  yellow: '#f4d24a',
  teal: '#43b3ab',
}

/** What goes with each hide: belly, wings, horns. */
export const TRIM_PAINT: Readonly<Record<Hide, Hex>> = {
  golden: '#fbe6bd',
  brown: '#e3c09a',
  black: '#c9c2c4',
  white: '#f3cfc0',
  grey: '#eceef2',
  ginger: '#fde3c4',
  green: '#fae3a2',
  blue: '#fbe2b4',
  purple: '#f6d9ee',
  red: '#ffe0a6',
  silver: '#7fd0d8',
  spotted: '#6a4a3c',
  pink: '#fde3ec',
  yellow: '#fdf2c4',
  teal: '#d9f1e2',
}

export const ACCENT_PAINT: Readonly<Record<Hide, Hex>> = {
  golden: '#c98a3a',
  brown: '#734a30',
  black: '#38343e',
  white: '#e9b9ad',
  grey: '#7d828e',
  ginger: '#c96a28',
  green: '#ff8759',
  blue: '#ffab4a',
  purple: '#ffb34f',
  red: '#ffb03a',
  silver: '#f2a33c',
  spotted: '#5b4034',
  pink: '#a05ab8',
  yellow: '#e08a2e',
  teal: '#ff9e5c',
}

/** What is no living thing: its body, what is lighter on it, and what weather has left on it. */
export const STUFF_PAINT: Readonly<Record<Stuff, { hide: Hex; trim: Hex; accent: Hex }>> = {
  bronze: { hide: '#9a682b', trim: '#e0ae58', accent: '#58a08c' },
  stone: { hide: '#a7a6a4', trim: '#bfbdb8', accent: '#83906a' },
}

export const INK = '#3a2430'
export const WHITE = '#fffdf8'
