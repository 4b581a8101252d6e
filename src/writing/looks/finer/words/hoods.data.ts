// The head that the hood of an animal's onesie has, and the colour and pattern of its hide where no other is said.
import type { ClothColor, Accessory } from '../../../../stage/cast.ts'
import type { Print } from '../../../../stage/finer-look.data.ts'

export interface Hood {
  hood: Accessory
  color: ClothColor
  print?: Print
  ink?: ClothColor
}

export const HOODS: Readonly<Record<string, Hood>> = {
  bear: { hood: 'bear-hood', color: 'brown' },
  koala: { hood: 'bear-hood', color: 'grey' },
  panda: { hood: 'bear-hood', color: 'white', print: 'blocks', ink: 'black' },
  monkey: { hood: 'bear-hood', color: 'brown' },
  mouse: { hood: 'bear-hood', color: 'grey' },
  dog: { hood: 'bear-hood', color: 'brown' },
  tiger: { hood: 'bear-hood', color: 'orange', print: 'zebra' },
  cat: { hood: 'cat-hood', color: 'black' },
  fox: { hood: 'cat-hood', color: 'orange' },
  wolf: { hood: 'cat-hood', color: 'grey' },
  bat: { hood: 'cat-hood', color: 'black' },
  rabbit: { hood: 'bunny-hood', color: 'white' },
  dinosaur: { hood: 'dino-hood', color: 'leaf' },
  dragon: { hood: 'dino-hood', color: 'leaf' },
  crocodile: { hood: 'dino-hood', color: 'leaf' },
  unicorn: { hood: 'unicorn-hood', color: 'white' },
  lion: { hood: 'lion-hood', color: 'mustard' },
  frog: { hood: 'frog-hood', color: 'leaf' },
  shark: { hood: 'shark-hood', color: 'grey' },
  bee: { hood: 'bee-hood', color: 'sunflower', print: 'stripes', ink: 'black' },
  ladybird: { hood: 'bee-hood', color: 'tomato', print: 'dots', ink: 'black' },
}
