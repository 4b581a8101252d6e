// Every animal that is written in lines.
import type { Species } from '../../stage/finer-creature.data.ts'
import type { Animal } from './animal-row.ts'
import { OTHERS } from './others.data.ts'
import { REPTILES } from './reptiles.data.ts'
import { SWIMMERS } from './swimmers.data.ts'

export const ANIMALS: Readonly<Partial<Record<Species, Animal>>> = { ...REPTILES, ...SWIMMERS, ...OTHERS }
