// How long and how thick an animal is on four legs, where a head is 160 high. Who is not in this table goes upright.
import type { CharacterType } from '../../stage/cast.ts'
import type { Species } from '../../stage/finer-creature.data.ts'
import type { Build } from '../people/build.ts'

type Lengths = Partial<Build> & Pick<Build, 'torso' | 'leg' | 'shoulder' | 'hip'>

const dog: Lengths = { torso: 118, leg: 76, shoulder: 54, hip: 50, armR: 17, legR: 19, foot: 31, neck: 0 }
const cat: Lengths = { ...dog, torso: 120, leg: 70, shoulder: 47, hip: 46, armR: 14, legR: 16, foot: 28 }
const rabbit: Lengths = { ...dog, torso: 88, leg: 44, shoulder: 44, hip: 54, armR: 13, legR: 18, foot: 42 }
const big: Lengths = { ...dog, torso: 138, leg: 88, shoulder: 58, hip: 52, armR: 19, legR: 21, foot: 36 }
const bear: Lengths = { ...dog, torso: 130, leg: 68, shoulder: 68, hip: 66, armR: 25, legR: 27, foot: 42 }
const small: Lengths = { ...dog, torso: 84, leg: 42, shoulder: 44, hip: 50, armR: 11, legR: 14, foot: 24, rise: -14 }
const low: Lengths = { ...dog, torso: 112, leg: 50, shoulder: 48, hip: 50, armR: 15, legR: 17, foot: 30, rise: -8 }
const horse: Lengths = { ...dog, torso: 150, leg: 128, shoulder: 60, hip: 56, armR: 17, legR: 19, rise: 34 }
const great: Lengths = { ...dog, torso: 146, leg: 84, shoulder: 76, hip: 74, armR: 28, legR: 30, foot: 38 }

export const ON_FOURS: Readonly<Partial<Record<Species | CharacterType, Lengths>>> = {
  dog,
  cat,
  rabbit,
  fox: { ...cat, torso: 118, leg: 74 },
  wolf: { ...dog, torso: 126, leg: 88, hip: 47 },
  lion: big,
  tiger: big,
  leopard: { ...big, shoulder: 52, hip: 48 },
  bear,
  panda: bear,
  koala: { ...low, torso: 92, shoulder: 50, hip: 52 },
  raccoon: low,
  badger: { ...low, leg: 54, shoulder: 52, hip: 54 },
  skunk: { ...low, leg: 48 },
  otter: { ...low, torso: 132, leg: 40, shoulder: 42, hip: 44, armR: 12, legR: 14 },
  ferret: { ...low, torso: 142, leg: 38, shoulder: 36, hip: 38, armR: 11, legR: 12, foot: 24 },
  beaver: { ...low, leg: 38, shoulder: 50, hip: 56 },
  squirrel: { ...small, leg: 44, shoulder: 40, hip: 50, rise: -4 },
  hedgehog: { ...small, torso: 96, leg: 50, shoulder: 56, hip: 60, rise: 26 },
  hamster: { ...small, shoulder: 50, hip: 56 },
  'guinea-pig': { ...small, torso: 112, leg: 46, shoulder: 56, hip: 60, rise: -26 },
  mouse: { ...small, shoulder: 38, hip: 48 },
  rat: { ...small, torso: 104, shoulder: 40, hip: 48 },
  horse,
  unicorn: horse,
  zebra: { ...horse, torso: 142, leg: 118, rise: 24 },
  pony: { ...horse, torso: 134, leg: 92, shoulder: 62, hip: 60, rise: 14 },
  donkey: { ...horse, torso: 134, leg: 98, shoulder: 56, hip: 54, rise: 14 },
  cow: { ...horse, torso: 158, leg: 92, shoulder: 70, hip: 66, armR: 18, legR: 20, rise: 0 },
  sheep: { ...horse, torso: 116, leg: 74, shoulder: 62, hip: 62, armR: 13, legR: 14, rise: 0 },
  goat: { ...horse, torso: 116, leg: 86, shoulder: 52, hip: 50, armR: 13, legR: 14, rise: 10 },
  pig: { ...horse, torso: 124, leg: 64, shoulder: 64, hip: 62, armR: 16, legR: 18, rise: -24 },
  deer: { ...horse, torso: 126, leg: 120, shoulder: 46, hip: 44, armR: 12, legR: 14, rise: 34 },
  llama: { ...horse, torso: 118, leg: 104, shoulder: 60, hip: 58, armR: 15, legR: 17, rise: 76 },
  camel: { ...horse, torso: 146, leg: 124, shoulder: 60, hip: 56, rise: 60 },
  giraffe: { ...horse, torso: 128, leg: 160, shoulder: 56, hip: 52, armR: 15, legR: 17, rise: 190 },
  elephant: great,
  rhino: { ...great, torso: 160, leg: 72, rise: -26 },
  hippo: { ...great, torso: 158, leg: 56, shoulder: 80, hip: 78, rise: -20 },
}
