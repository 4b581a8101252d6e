// Who lives in water, a row a species: on land they stand on their tails.
import type { Species } from '../../stage/finer-creature.data.ts'
import type { Animal } from './animal-row.ts'

const fish = { head: 1, torso: 84, neck: -34, leg: 76, arm: 66, shoulder: 50, hip: 42, armR: 13, legR: 14, belly: 6, foot: 20 } as const // prettier-ignore
const ROUND = 'b $ 0 -82 50 -74 82 -38 90 8 80 52 44 76 0 82 -44 76 -80 52 -90 8 -82 -38 -50 -74'
/** Level, as a dolphin's and a whale's are. */
const FLUKES = 'b $ 0 -26 20 -14 62 -20 96 2 58 10 20 8 0 4 -20 8 -58 10 -96 2 -62 -20 -20 -14'

export const SWIMMERS: Readonly<Partial<Record<Species, Animal>>> = {
  goldfish: {
    tall: 0.54, build: { ...fish, head: 0.98 }, stuff: 'scale', form: 'fish', limbs: 'fins', belly: 'plain',
    back: 'b + -36 -92 -92 -112 -104 -60 -78 -44 -86 -20 -46 -26',
    fluke: 'b + 0 -30 34 -14 78 -22 70 -2 86 8 40 12 0 2 -40 12 -86 8 -70 -2 -78 -22 -34 -14',
    front: 'l* % -34 -56 1.4 -26 -50 2 -18 -56 1.4; l* % -8 -56 1.4 0 -50 2 8 -56 1.4; l* % 18 -56 1.4 26 -50 2 34 -56 1.4; l* % -22 -36 1.4 -14 -30 2 -6 -36 1.4; l* % 6 -36 1.4 14 -30 2 22 -36 1.4',
    head: { shape: ROUND, behind: 'b + -40 -64 -34 -112 4 -134 34 -116 60 -106 52 -60; b + -78 -20 -116 -40 -126 8 -112 34 -80 24; b + 78 -20 112 -36 120 8 108 30 80 24', face: 'l* % -74 10 1.4 -64 32 3 -70 52 1.4', mouth: [48, 0.8], eyes: [42, -8, 1.2] },
  },
  dolphin: {
    tall: 0.86, build: { ...fish, head: 0.9, torso: 112, neck: -22, leg: 88, arm: 76, hip: 46 }, stuff: 'scale', form: 'fish', limbs: 'fins', belly: 'plain',
    back: 'b % -38 -84 -66 -100 -104 -98 -86 -70 -80 -36 -50 -30', fluke: FLUKES,
    head: { shape: ROUND, behind: 'b % -40 -60 -52 -98 -84 -122 -34 -122 14 -92 34 -60', face: 'b $ 0 8 28 14 38 36 40 66 30 92 0 102 -30 92 -40 66 -38 36 -28 14', lean: 2, mouth: [70, 1.05], eyes: [42, -12, 1.06] },
  },
  whale: {
    tall: 1.22, build: { ...fish, head: 1.28, torso: 112, neck: -70, shoulder: 74, hip: 60, leg: 76, arm: 80, armR: 20 }, stuff: 'scale', form: 'fish', limbs: 'fins', belly: 'bands',
    fluke: FLUKES,
    head: { shape: 'b $ 0 -80 60 -74 100 -36 112 14 102 56 60 84 0 90 -60 84 -102 56 -112 14 -100 -36 -60 -74', behind: 'l A -2 -70 6 -4 -112 7 -28 -128 7 -40 -108 6; l A 2 -70 6 4 -112 7 28 -128 7 40 -108 6', mask: 'b C 0 26 50 30 86 34 84 56 50 80 0 86 -50 80 -84 56 -86 34 -50 30; l* T -46 62 1.4 -40 78 2; l* T -20 66 1.4 -18 84 2; l* T 20 66 1.4 18 84 2; l* T 46 62 1.4 40 78 2', mouth: [38, 1.5], eyes: [58, -10, 1] },
    top: -74,
  },
  shark: {
    tall: 1.02, build: { ...fish, head: 0.98, torso: 124, neck: -26, shoulder: 54, hip: 48, leg: 92, arm: 84, armR: 15 }, stuff: 'scale', form: 'fish', limbs: 'fins', belly: 'plain',
    back: 'p $ -30 -96 -110 -112 -88 -66 -56 -40', fluke: 'b $ 0 -30 24 -18 66 -58 56 -14 52 12 20 10 0 4 -20 10 -70 14 -44 -10 -24 -16',
    head: { shape: 'b $ 0 -102 34 -84 68 -48 84 4 74 48 42 74 0 80 -42 74 -74 48 -84 4 -68 -48 -34 -84', behind: 'p $ -30 -60 -10 -138 40 -66', mask: 'b W 0 22 44 24 74 34 66 54 40 72 0 78 -40 72 -66 54 -74 34 -44 24', face: 'o* % -10 8 3.4 2.6; o* % 12 8 3.4 2.6; l* E -78 -2 1.4 -68 12 2.6 -74 26 1.4; l* E -66 2 1.4 -58 14 2.6 -63 26 1.4', lean: 0.8, eyes: [36, -20, 0.96], mouth: [36, 1.6], fangs: true },
    top: -96,
  },
  seal: {
    tall: 0.74, build: { ...fish, head: 0.88, torso: 104, neck: -14, shoulder: 42, hip: 52, leg: 58, arm: 66 }, stuff: 'fur', form: 'fish', limbs: 'fins', belly: 'plain',
    fluke: 'b % 0 -20 22 -12 50 -14 74 4 60 14 24 12 0 4 -24 12 -60 14 -74 4 -50 -14 -22 -12',
    head: { shape: ROUND, face: 'o + -20 36 28 22; o + 20 36 28 22; b I -13 16 0 10 13 16 9 27 0 32 -9 27; o* I -26 38 2 2; o* I -16 44 2 2; o* I 26 38 2 2; o* I 16 44 2 2; l* I -40 34 0.8 -66 28 1.2 -88 30 0.6; l* I -40 42 0.8 -66 44 1.2 -86 52 0.6; l* I 40 34 0.8 66 28 1.2 88 30 0.6; l* I 40 42 0.8 66 44 1.2 86 52 0.6', mouth: [54, 0.8], eyes: [40, -8, 1.2] },
  },
  octopus: {
    tall: 0.74, roosts: true, build: { ...fish, head: 1.06, torso: 64, neck: -24, shoulder: 42, hip: 46, leg: 84, arm: 96, armR: 14, legR: 13, foot: 30 }, stuff: 'scale', form: 'arms', limbs: 'arms',
    head: { shape: 'b $ 0 -112 52 -102 88 -60 92 -8 74 44 40 70 0 76 -40 70 -74 44 -92 -8 -88 -60 -52 -102; o* + -40 -70 15 11 -20; o* + -62 -44 8 7; o* + -20 -88 8 6', mouth: [44, 1], eyes: [38, -6, 1.16] },
    top: -104,
  },
} // prettier-ignore
