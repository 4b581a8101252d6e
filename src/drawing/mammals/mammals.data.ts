// Mammals, a row a species: how they are made, and what one knows them by. The hide is the main colour; what is said here is the same on all of a kind.
import type { CoatMarks, Patch, Species } from '../../stage/finer-creature.data.ts'
import type { Kind } from '../people/build.ts'
import type { Hex } from '../shapes/color.ts'

export type Skull = 'round' | 'chubby' | 'cheeky' | 'long' | 'deep' | 'broad'
export type Ear = 'pointed' | 'round' | 'side' | 'tall' | 'fan' | 'flop'
export type Muzzle = 'soft' | 'slim' | 'long' | 'wide' | 'disc' | 'cat' | 'trunk'
export type Top = 'lion' | 'mane' | 'crest' | 'horns' | 'goat' | 'antlers' | 'knobs' | 'unicorn' | 'nose-horn' | 'wool' | 'quills' | 'fluff' | 'teeth' | 'stripes' | 'humps' // prettier-ignore
export type MammalTail = 'brush' | 'hair' | 'tassel' | 'thin' | 'stub' | 'paddle' | 'plume' | 'thick' | 'pigtail'

export interface Mammal extends Kind {
  skull: Skull
  /** Their form and size: 1 reaches as far as a bear's. */
  ear: readonly [Ear, number]
  muzzle: Muzzle
  /** Of the muzzle, where it is not the lighter colour of its coat. */
  paint?: Hex
  nose?: Hex
  tops?: readonly Top[]
  /** Of mane and tassel, where it is not the darker colour of its coat. */
  hair?: Hex
  tail: MammalTail
  hooves?: Hex
  /** What its kind wears, unless somebody said otherwise. */
  coat?: CoatMarks
  patches?: readonly Patch[]
}

const soft = { head: 1, torso: 96, neck: -4, leg: 60, arm: 86, shoulder: 44, hip: 50, armR: 17, legR: 21, belly: 10, foot: 36 } as const // prettier-ignore
const little = { ...soft, head: 1.12, torso: 80, neck: -10, leg: 46, arm: 70, hip: 48, foot: 32, armR: 14, legR: 18 } as const // prettier-ignore
const slim = { ...soft, head: 0.98, torso: 100, leg: 70, arm: 90, shoulder: 40, hip: 43, armR: 14, legR: 17, belly: 5 } as const // prettier-ignore
const hoofed = { ...soft, head: 0.9, torso: 116, neck: 12, leg: 84, arm: 100, shoulder: 50, hip: 54, armR: 17, legR: 20, foot: 30, belly: 8 } as const // prettier-ignore
const great = { ...soft, head: 1.08, torso: 128, leg: 66, arm: 100, shoulder: 62, hip: 70, armR: 26, legR: 32, belly: 18, foot: 40 } as const // prettier-ignore

const horse: Mammal = { tall: 1.02, build: hoofed, skull: 'long', ear: ['tall', 0.5], muzzle: 'long', tops: ['mane'], tail: 'hair', hooves: '#5b4a44' } // prettier-ignore
const big: Mammal = { tall: 0.88, build: slim, skull: 'cheeky', ear: ['round', 0.8], muzzle: 'cat', nose: '#d9797c', tail: 'thin' } // prettier-ignore
const DARK: readonly Patch[] = [{ part: 'paws', color: 'charcoal' }]

export const MAMMALS: Readonly<Partial<Record<Species, Mammal>>> = {
  horse,
  pony: { ...horse, tall: 0.82, build: { ...hoofed, head: 1, torso: 104, leg: 64, hip: 58, belly: 13 }, tops: ['mane', 'fluff'] },
  donkey: { ...horse, tall: 0.86, build: { ...hoofed, head: 0.98, leg: 70 }, ear: ['tall', 1], paint: '#f3ece2', tops: ['crest'], tail: 'tassel' },
  zebra: { ...horse, tall: 0.94, paint: '#4a444c', tops: ['crest'], tail: 'tassel', hair: '#38343c', coat: { kind: 'stripes', color: 'black' }, hooves: '#38343c' },
  unicorn: { ...horse, tall: 0.96, tops: ['mane', 'unicorn'], hair: '#f59ac6', hooves: '#e7c35c' },
  cow: { tall: 0.96, build: { ...hoofed, hip: 60, belly: 16, leg: 70 }, skull: 'deep', ear: ['side', 0.9], muzzle: 'wide', paint: '#f3b6ac', tops: ['horns'], tail: 'tassel', hair: '#4a4148', coat: { kind: 'patches', color: 'charcoal' }, hooves: '#5b4a44' },
  sheep: { tall: 0.72, build: { ...soft, hip: 60, shoulder: 54, belly: 18, leg: 48, legR: 15, armR: 15, foot: 28 }, skull: 'deep', ear: ['side', 0.8], muzzle: 'slim', nose: '#6b5a60', tops: ['wool'], tail: 'stub', hooves: '#5c5358', patches: [{ part: 'head', color: 'cream' }, { part: 'ears', color: 'cream' }] },
  goat: { tall: 0.76, build: { ...hoofed, torso: 100, leg: 66 }, skull: 'deep', ear: ['side', 0.8], muzzle: 'slim', nose: '#8a6a66', tops: ['goat'], tail: 'stub', hooves: '#5b4f4a' },
  pig: { tall: 0.7, build: { ...soft, hip: 58, belly: 20, leg: 46 }, skull: 'round', ear: ['flop', 1], muzzle: 'disc', tail: 'pigtail', hooves: '#b3727a' },
  deer: { tall: 0.94, build: { ...hoofed, head: 0.9, shoulder: 42, hip: 44, leg: 92, legR: 15, armR: 13, belly: 4 }, skull: 'deep', ear: ['side', 1.05], muzzle: 'slim', tops: ['antlers'], tail: 'stub', hooves: '#4f413c' },
  llama: { tall: 1, build: { ...hoofed, head: 0.8, neck: 66, leg: 78 }, skull: 'deep', ear: ['tall', 0.62], muzzle: 'slim', tops: ['fluff'], tail: 'stub', hooves: '#5c5358' },
  camel: { tall: 1.06, build: { ...hoofed, head: 0.84, neck: 44, leg: 92 }, skull: 'long', ear: ['round', 0.45], muzzle: 'long', tops: ['fluff', 'humps'], tail: 'tassel', hooves: '#6b5244' },
  giraffe: { tall: 1.3, build: { ...hoofed, head: 0.72, neck: 150, torso: 112, leg: 120, arm: 112, hip: 48 }, skull: 'long', ear: ['side', 0.8], muzzle: 'long', tops: ['knobs'], tail: 'tassel', coat: { kind: 'patches', color: 'brown' }, hooves: '#6b5244' },
  elephant: { tall: 1.08, build: great, skull: 'broad', ear: ['fan', 1.35], muzzle: 'trunk', tail: 'tassel', hooves: '#e9e2da' },
  rhino: { tall: 1.02, build: great, skull: 'broad', ear: ['pointed', 0.5], muzzle: 'wide', tops: ['nose-horn'], tail: 'tassel', hooves: '#ddd6cf' },
  hippo: { tall: 0.98, build: great, skull: 'broad', ear: ['round', 0.5], muzzle: 'wide', tops: ['teeth'], tail: 'stub', hooves: '#c9b3b6' },
  lion: { ...big, ear: ['round', 0.75], tops: ['lion'], tail: 'tassel', hair: '#a9642a' },
  tiger: { ...big, coat: { kind: 'stripes', color: 'black' }, patches: [{ part: 'belly', color: 'white' }] },
  leopard: { ...big, coat: { kind: 'rosettes', color: 'dark-brown' } },
  fox: { tall: 0.72, build: slim, skull: 'cheeky', ear: ['pointed', 1], muzzle: 'slim', paint: '#fff8ee', tail: 'brush', patches: [...DARK, { part: 'tail-tip', color: 'white' }, { part: 'chest', color: 'white' }, { part: 'belly', color: 'white' }, { part: 'muzzle', color: 'white' }] },
  wolf: { tall: 0.84, build: slim, skull: 'cheeky', ear: ['pointed', 0.9], muzzle: 'slim', tail: 'brush', tops: ['fluff'] },
  bear: { tall: 0.96, build: { ...great, torso: 116 }, skull: 'round', ear: ['round', 0.9], muzzle: 'soft', tail: 'stub' },
  panda: { tall: 0.9, build: { ...great, torso: 110, head: 1.16 }, skull: 'round', ear: ['round', 0.95], muzzle: 'soft', paint: '#fffdf8', tail: 'stub', patches: [{ part: 'ears', color: 'charcoal' }, { part: 'arms', color: 'charcoal' }, { part: 'legs', color: 'charcoal' }, { part: 'left-eye', color: 'charcoal' }, { part: 'right-eye', color: 'charcoal' }, { part: 'paws', color: 'charcoal' }] },
  koala: { tall: 0.66, build: little, skull: 'round', ear: ['round', 1.5], muzzle: 'soft', nose: '#4b454e', tail: 'stub' },
  monkey: { tall: 0.72, build: { ...slim, arm: 108 }, skull: 'round', ear: ['round', 0.9], muzzle: 'soft', paint: '#f4d3b0', tail: 'thin', patches: [{ part: 'face', color: 'cream' }] },
  raccoon: { tall: 0.62, build: soft, skull: 'cheeky', ear: ['pointed', 0.7], muzzle: 'slim', paint: '#f5f1ee', tail: 'brush', patches: [{ part: 'left-eye', color: 'charcoal' }, { part: 'right-eye', color: 'charcoal' }, ...DARK, { part: 'tail-tip', color: 'charcoal' }] },
  badger: { tall: 0.6, build: soft, skull: 'cheeky', ear: ['round', 0.5], muzzle: 'slim', paint: '#fffaf4', tops: ['stripes'], tail: 'stub', patches: [{ part: 'head', color: 'white' }, ...DARK] },
  skunk: { tall: 0.6, build: soft, skull: 'cheeky', ear: ['round', 0.5], muzzle: 'slim', tail: 'plume', patches: [{ part: 'back', color: 'white' }, { part: 'blaze', color: 'white' }, { part: 'tail-tip', color: 'white' }] },
  otter: { tall: 0.64, build: slim, skull: 'chubby', ear: ['round', 0.42], muzzle: 'soft', tail: 'thick' },
  beaver: { tall: 0.6, build: little, skull: 'chubby', ear: ['round', 0.45], muzzle: 'soft', tops: ['teeth'], tail: 'paddle' },
  kangaroo: { tall: 0.94, build: { ...slim, leg: 84, legR: 24, foot: 52, hip: 52 }, skull: 'deep', ear: ['tall', 0.8], muzzle: 'slim', tail: 'thick' },
  squirrel: { tall: 0.54, build: little, skull: 'chubby', ear: ['pointed', 0.75], muzzle: 'soft', tops: ['teeth'], tail: 'plume' },
  hedgehog: { tall: 0.52, build: little, skull: 'round', ear: ['round', 0.5], muzzle: 'slim', tops: ['quills'], tail: 'stub', patches: [{ part: 'face', color: 'cream' }] },
  hamster: { tall: 0.5, build: little, skull: 'chubby', ear: ['round', 0.6], muzzle: 'soft', nose: '#e8838c', tops: ['teeth'], tail: 'stub', patches: [{ part: 'belly', color: 'white' }, { part: 'cheeks', color: 'white' }] },
  'guinea-pig': { tall: 0.52, build: little, skull: 'chubby', ear: ['flop', 0.7], muzzle: 'soft', nose: '#e8838c', tops: ['fluff', 'teeth'], tail: 'stub' },
  mouse: { tall: 0.5, build: little, skull: 'round', ear: ['round', 1.4], muzzle: 'slim', nose: '#ef8f9a', tail: 'thin' },
  rat: { tall: 0.54, build: { ...little, head: 1.02 }, skull: 'deep', ear: ['round', 0.9], muzzle: 'slim', nose: '#ef8f9a', tail: 'thin' },
  ferret: { tall: 0.56, build: { ...slim, torso: 116, leg: 50 }, skull: 'chubby', ear: ['round', 0.5], muzzle: 'soft', nose: '#e8838c', tail: 'thick', patches: [{ part: 'left-eye', color: 'dark-brown' }, { part: 'right-eye', color: 'dark-brown' }, ...DARK] },
} // prettier-ignore
