import { describe, expect, it } from 'vitest'
import { toldDeed } from './told-deed.ts'

const PEOPLE = [
  { id: 'hero', name: 'Mia', pronoun: 'she' },
  { id: 'pal1', name: 'Rex', pronoun: undefined },
] as const
const deed = (told: string) => toldDeed(told, PEOPLE, ['comet'], (one) => one !== 'bathtub')

describe('what the words do with a thing', () => {
  it('is played by whoever does it', () => {
    expect(deed('Mia put on the red hat.')).toEqual({ by: 'hero', does: 'wears', what: 'hat' })
    expect(deed('It rained. She took her umbrella.')).toEqual({ by: 'hero', does: 'lifts', what: 'umbrella' })
    expect(deed('Off ran Rex. Rex caught one boot.')).toEqual({ by: 'pal1', does: 'catches', what: 'boots' })
    expect(deed('Mia gave Rex a bun.')).toEqual({ by: 'hero', does: 'gives', what: 'bun', to: 'pal1' })
    expect(deed('Rex touched the comet.')).toEqual({ by: 'pal1', does: 'touches', what: 'comet' })
  })

  it.each([
    'Mia did not open the box.',
    '“Mia took the broom!” said Rex.',
    'Mia held the bathtub.',
    'Nobody saw who took the broom.',
    'Mia opened the piano.',
  ])('unless it is not done or cannot be drawn: %s', (told) => {
    expect(deed(told)).toBeUndefined()
  })
})
