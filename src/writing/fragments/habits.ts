// What friends are like, in all its tellings.
import { readLines } from '../lines/lines.ts'
import { ANIMAL_HABITS } from './habits-of-animals.data.ts'
import { CREATURE_HABITS } from './habits-of-creatures.data.ts'
import { PEOPLE_HABITS } from './habits-of-people.data.ts'

export const HABITS = readLines(ANIMAL_HABITS + CREATURE_HABITS + PEOPLE_HABITS)
