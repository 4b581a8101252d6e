// Snails, insects, spiders; a ghost, a snowman and slime.
import type { Species } from '../../stage/finer-creature.data.ts'
import type { Animal } from './animal-row.ts'

const bug = { head: 0.98, torso: 70, neck: -18, leg: 52, arm: 66, shoulder: 34, hip: 40, armR: 11, legR: 7, belly: 6, foot: 24 } as const // prettier-ignore
const ROUND = 'b $ 0 -78 46 -70 78 -36 86 10 74 50 40 74 0 80 -40 74 -74 50 -86 10 -78 -36 -46 -70'
const DARK_ROUND = ROUND.replace('$', 'I')
const FEELERS =
  'l I -24 -66 3.4 -40 -104 3 -60 -124 2.6; o I -62 -126 9 9; l I 24 -66 3.4 40 -104 3 60 -124 2.6; o I 62 -126 9 9'
const FACE = 'b C 0 -44 34 -52 60 -28 66 12 54 46 30 64 0 68 -30 64 -54 46 -66 12 -60 -28 -34 -52'

export const OTHERS: Readonly<Partial<Record<Species, Animal>>> = {
  snail: {
    tall: 0.54, roosts: true, build: { ...bug, head: 0.82, torso: 66, neck: 4, leg: 50, hip: 38, arm: 56 }, stuff: 'scale', form: 'slug', limbs: 'stubs', belly: 'plain',
    back: 'o M -70 -48 72 70; l* U -70 -110 3 -18 -86 5 -8 -40 5 -36 4 5 -86 10 5 -120 -26 5 -112 -74 5 -74 -90 5 -42 -68 5 -46 -32 5 -74 -22 5 -92 -46 5 -76 -62 4 -66 -48 3',
    head: { shape: ROUND, behind: 'l $ -26 -62 9 -38 -100 7 -44 -118 6; o $ -46 -126 14 14; l $ 26 -62 9 38 -100 7 44 -118 6; o $ 46 -126 14 14', mouth: [46, 0.9] },
  },
  bee: {
    tall: 0.52, roosts: true, build: { ...bug, hip: 44, torso: 80 }, stuff: 'fur', form: 'pear', limbs: 'thin',
    back: 'p I -30 6 -74 30 -44 -14; b A -26 -70 -86 -150 -142 -138 -138 -82 -70 -54; b A -28 -62 -92 -64 -124 -34 -92 -10 -50 -34; b A 26 -70 86 -150 142 -138 138 -82 70 -54; b A 28 -62 92 -64 124 -34 92 -10 50 -34',
    front: 'l I -70 -60 10 0 -52 11 70 -60 10; l I -70 -18 10 0 -10 11 70 -18 10',
    head: { shape: ROUND, behind: FEELERS, mouth: [44, 0.9], eyes: [38, -8, 1.14] },
  },
  butterfly: {
    tall: 0.62, roosts: true, build: { ...bug, head: 0.8, torso: 84, hip: 28, shoulder: 26, neck: -8, leg: 60 }, stuff: 'fur', form: 'pear', limbs: 'thin',
    back: 'b $ -20 -70 -90 -196 -190 -214 -236 -150 -196 -70 -80 -40; b + -20 -44 -110 -52 -184 -12 -176 54 -110 72 -40 4; b $ 20 -70 90 -196 190 -214 236 -150 196 -70 80 -40; b + 20 -44 110 -52 184 -12 176 54 110 72 40 4; b* & -70 -82 -120 -160 -180 -172 -200 -136 -160 -88; b* & 70 -82 120 -160 180 -172 200 -136 160 -88; o* W -206 -166 11 11; o* W -214 -136 9 9; o* W -202 -108 8 8; o* W 206 -166 11 11; o* W 214 -136 9 9; o* W 202 -108 8 8; o* & -122 10 26 22; o* W -122 10 12 10; o* & 122 10 26 22; o* W 122 10 12 10',
    front: 'l I -60 -70 4 0 -66 4 60 -70 4; l I -60 -44 4 0 -40 4 60 -44 4; l I -60 -18 4 0 -14 4 60 -18 4',
    head: { shape: ROUND, behind: FEELERS, mouth: [44, 0.9], eyes: [37, -8, 1.1] },
  },
  ladybird: {
    tall: 0.52, roosts: true, build: { ...bug, torso: 78, hip: 46, head: 0.86 }, stuff: 'scale', form: 'pear', limbs: 'thin',
    back: 'b $ -2 -108 -58 -96 -92 -44 -74 14 -30 34 -2 30; b $ 2 -108 58 -96 92 -44 74 14 30 34 2 30; l* I 0 -108 2.4 0 32 2.4; o* I -50 -66 15 15; o* I 50 -66 15 15; o* I -66 -18 13 13; o* I 66 -18 13 13; o* I -28 -28 11 11; o* I 28 -28 11 11; o* I -32 12 10 10; o* I 32 12 10 10',
    front: 'r I -80 -130 160 180 10; b* C 8 -88 30 -70 34 -36 24 -4 8 4 -8 -4 -18 -36 -14 -70',
    head: { shape: DARK_ROUND + '; o* W -66 -34 13 16 20; o* W 66 -34 13 16 -20', behind: FEELERS, mask: FACE, mouth: [44, 0.9], eyes: [35, -6, 1.06] },
  },
  spider: {
    tall: 0.54, roosts: true, build: { ...bug, head: 0.84, torso: 66, hip: 54, shoulder: 38, leg: 60, neck: -16, arm: 84 }, stuff: 'fur', form: 'pear', limbs: 'thin',
    tail: 'l I -40 -60 7 -104 -124 6.4 -150 -50 5.6 -166 68 3.6; l I -40 -40 7 -86 -84 6.4 -112 -20 5.6 -124 74 3.6; l I 40 -60 7 104 -124 6.4 150 -50 5.6 166 56 3.6; l I 40 -40 7 86 -84 6.4 112 -20 5.6 124 60 3.6; o % -14 -30 74 62',
    head: { shape: ROUND, mask: FACE.replace('C', '+'), face: 'o I -14 -56 8 8; o I 14 -56 8 8; o* W -16 -59 2.6 2.6; o* W 12 -59 2.6 2.6', lean: 0.7, mouth: [44, 1], eyes: [34, -4, 1.08], fangs: true },
  },
  ghost: {
    tall: 0.8, roosts: true, build: { ...bug, head: 1.02, torso: 104, neck: -34, leg: 62, arm: 78, shoulder: 56, hip: 62, armR: 15 }, stuff: 'cloth', form: 'hem', limbs: 'stubs',
    head: { shape: ROUND, mouth: [40, 0.9], eyes: [34, -10, 1.16] },
  },
  snowman: {
    tall: 0.88, roosts: true, build: { ...bug, head: 0.82, torso: 92, neck: -14, leg: 92, hip: 58, shoulder: 52, arm: 92 }, stuff: 'ground', form: 'balls', limbs: 'twigs',
    front: 'o I 8 -76 6 6; o I 8 -54 6 6; o I 8 -32 6 6',
    head: { shape: ROUND, face: 'b O -10 12 2 8 34 22 64 34 30 34 0 32', lean: 1.2, mouth: [50, 0.9], eyes: [34, -12, 0.94] },
  },
  slime: {
    tall: 0.6, roosts: true, build: { ...bug, head: 1.02, torso: 64, neck: -44, leg: 44, arm: 62, shoulder: 66, hip: 78, armR: 16 }, stuff: 'glass', form: 'hem', limbs: 'stubs',
    front: 'o* + -46 -34 9 8; o* + 44 -20 12 10; o* + -20 8 7 6',
    head: { shape: 'b $ 0 -84 44 -72 74 -36 88 10 84 54 46 78 0 84 -46 78 -84 54 -88 10 -74 -36 -44 -72; o* + -44 -44 14 9 -40', mouth: [42, 1.1], eyes: [36, -8, 1.14] },
  },
} // prettier-ignore
