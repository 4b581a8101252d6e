// What the words say somebody does: verbs read beside names, and no hero who only stands about.

import { describe, expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import { randomOrder } from '../score/test-random-books.ts'
import { toldAct } from './told-act.ts'

describe('what the words say somebody does', () => {
  it('is the verb beside the name', () => {
    expect(toldAct('Mia lay down and looked along it.', 'Mia')).toBe('lie')
    expect(toldAct('Biscuit barked. Then Mia slowly climbed up.', 'Mia')).toBe('climb')
    expect(toldAct('“Come back!” shouted Mia.', 'Mia')).toBe('shout')
    expect(toldAct('“Oh no,” said Zoë, and Horace ran.', 'Zoë')).toBe('talk')
  })

  it('is told the other way round, or of her by a word that can only mean her', () => {
    expect(toldAct('Down and down dug Tuft.', 'Tuft')).toBe('dig')
    expect(toldAct('Mia did not wait. She pulled up the radishes.', 'Mia', 'she')).toBe('pull')
    expect(toldAct('Mia did not wait. She pulled up the radishes.', 'Mia')).toBeUndefined()
    expect(toldAct('Mia was there. He pulled.', 'Mia', 'she')).toBeUndefined()
    const unseen = new Set(['pull'] as const)
    expect(toldAct('“Stop!” said Mia. She pulled.', 'Mia', 'she')).toBe('pull')
    expect(toldAct('Mia waited. She pulled. She ate.', 'Mia', 'she', unseen)).toBe('eat')
  })

  it('is what goes on, what is done second, or what they do together', () => {
    expect(toldAct('Mia could not stop laughing.', 'Mia')).toBe('laugh')
    expect(toldAct('Then Mia began to dig.', 'Mia')).toBe('dig')
    expect(toldAct('Mia took off one boot and sat on it.', 'Mia')).toBe('sit')
    expect(toldAct('Rex came. He took a breath and knocked.', 'Rex', 'he')).toBe('knock')
    expect(toldAct('Mia and Biscuit ran.', 'Mia')).toBe('run')
    expect(toldAct('Mia had a plan. They tiptoed in.', 'Mia', 'she')).toBe('tiptoe')
    expect(toldAct('Mia had a plan. They caught the bus.', 'Mia', 'she')).toBeUndefined()
  })

  it.each([
    ['Mia put her ear to the wall.', 'listen'],
    ['Mia fell over.', 'fall'],
    ['Mia fell asleep.', 'sleep'],
    ['Mia was stuck.', 'stuck'],
    ['Mia bent down to see.', 'bow'],
    ['Mia yawned.', 'yawn'],
    ['Mia shook her head.', 'shrug'],
    ['Mia nodded.', 'nod'],
    ['Mia waited.', 'wait'],
  ])('shows what "%s" says', (words, action) => {
    expect(toldAct(words, 'Mia')).toBe(action)
  })

  it('is not what another does, nor a word that only begins like it', () => {
    expect(toldAct('Horace ran, and Mia’s hat with him.', 'Mia')).toBeUndefined()
    expect(toldAct('They caught Mia.', 'Mia')).toBeUndefined()
    expect(toldAct('Anna sat. Mia had a satchel.', 'Mia')).toBeUndefined()
    expect(toldAct('It was (Mia) who knew.', '(Mia')).toBeUndefined()
  })

  it('leaves hardly a hero standing about', () => {
    const heroes = Array.from({ length: 20 }, (_, at) => {
      const { brief, seed } = randomOrder(at)
      return plan(brief, seed).beats.flatMap(({ scene }) => scene.who.filter(({ id }) => id === 'hero'))
    }).flat()
    const idle = heroes.filter(({ action }) => action === 'stand' || action === 'look')
    expect(idle.length / heroes.length).toBeLessThan(0.06)
  })
})
