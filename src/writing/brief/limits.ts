// How long pages, sentences and books may be for each reader: the bands that real picture books keep.
import type { Band } from './band.ts'

export interface BandLimits {
  mean: readonly [number, number]
  page: readonly [number, number]
  total: readonly [number, number]
  sentence: readonly [number, number]
  longest: number
  grade: readonly [number, number]
  hard: number
  mtld: number
  distinct2: number
  opener: number
  dialogue: readonly [number, number]
}

/** The smallest may have two words a page more than the research’s table: a refrain to join in with comes five times, and takes fifty. */
export const BAND_LIMITS: Readonly<Record<Band, BandLimits>> = {
  b0_3: {
    mean: [5, 17],
    page: [2, 24],
    total: [120, 400],
    sentence: [4, 8],
    longest: 14,
    grade: [-4, 3],
    hard: 6,
    mtld: 25,
    distinct2: 0.75,
    opener: 0.4,
    dialogue: [0, 0.3],
  },
  b4_6: {
    mean: [18, 36],
    page: [8, 45],
    total: [430, 860],
    sentence: [6, 11],
    longest: 24,
    grade: [0, 4],
    hard: 7,
    mtld: 45,
    distinct2: 0.8,
    opener: 0.22,
    dialogue: [0.05, 0.35],
  },
  b7_9: {
    mean: [35, 62],
    page: [18, 85],
    total: [850, 1500],
    sentence: [9, 13],
    longest: 32,
    grade: [2.5, 5.5],
    hard: 10,
    mtld: 55,
    distinct2: 0.8,
    opener: 0.18,
    dialogue: [0.08, 0.4],
  },
  b10: {
    mean: [45, 100],
    page: [28, 130],
    total: [1080, 2400],
    sentence: [10, 15],
    longest: 40,
    grade: [3.5, 7],
    hard: 13,
    mtld: 62,
    distinct2: 0.78,
    opener: 0.16,
    dialogue: [0.08, 0.45],
  },
}

/** Couplets need room: verse is measured against read-aloud books in rhyme, which run longer than prose for the same ear. */
const VERSE_LIMITS: Readonly<Record<'b0_3' | 'b4_6', BandLimits>> = {
  b0_3: { ...BAND_LIMITS.b0_3, mean: [5, 24], page: [2, 40], total: [120, 580], sentence: [4, 11] },
  b4_6: { ...BAND_LIMITS.b4_6, mean: [18, 36], page: [8, 56], total: [430, 860] },
}

export function limitsOf(band: Band, rhyme: boolean): BandLimits {
  return rhyme && (band === 'b0_3' || band === 'b4_6') ? VERSE_LIMITS[band] : BAND_LIMITS[band]
}
