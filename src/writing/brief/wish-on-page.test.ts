import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { blurb, titles } from '../plan/titles.ts'
import { dedication } from '../plan/dedications.ts'

/** Words that no world of ours has: a wish's own, in the letters that people write in. */
const LETTERS = [
  'abdeglorstuvxyz',
  'äéíñøßçąłžő',
  'абвгдежзик',
  'αβγδεζηθικ',
  'אבגדהוזח',
  'ابتثجحخد',
  'कखगघचछजझ',
  'กขคงจฉช',
  '가나다라마바',
  '猫水山火木金',
]
const word = fc
  .constantFrom(...LETTERS)
  .chain((letters) => fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 9 }))
  .map((letters) => `${/[a-z]/.test(letters[0] ?? '') ? 'xq' : ''}${letters.join('')}`)

const FRAMES = [
  '# finds the #',
  '# finds a golden # in the #',
  'They lose her # and bring the # home',
  'Maya brings her # mum a #',
  'The # that died and the # #',
  'She is scared of # and #',
  'Maya busca su # #',
  '#は#を#',
  '# sucht den # # und findet #',
  'making a #, a # and many #',
  'Maya’s #: # #!',
  'The last # and the # rode in a #',
  'We remember # who loved #',
  'her first # and #',
]

const wish = fc
  .record({
    frames: fc.array(fc.constantFrom(...FRAMES), { minLength: 1, maxLength: 3 }),
    words: fc.array(word, { minLength: 12, maxLength: 12 }),
  })
  .map(({ frames, words }) => {
    let at = 0
    const shape = frames.join('. ').replaceAll('#', () => words[at++ % words.length] ?? '')
    return { shape, words: words.slice(0, at) }
  })

it('no word of a wish comes into a book, whatever its language, if it is not a thing of our list', () => {
  fc.assert(
    fc.property(
      wish,
      fc.constantFrom(2, 5, 8, 12),
      fc.nat(1000),
      fc.boolean(),
      ({ shape, words }, age, seed, rhyme) => {
        const order = brief({
          ...{ recipient_type: 'Kid', recipient_age: age, shape, rhyme, interests: 'football, drawing' },
          characters: [
            { name: 'Maya', type: 'girl', age },
            { name: 'Otto', type: 'dog' },
          ],
        })
        const made = plan(order, seed)
        const whole = [...titles(made), blurb(made), dedication(order, seed), ...tell(made).pages]
          .join('\n')
          .toLowerCase()
        expect(words.filter((one) => whole.includes(one))).toEqual([])
        expect(whole).not.toMatch(/undefined|[{}<>[\]|]/)
        for (const notice of made.notices) expect(notice).toMatch(/^\p{Lu}.*[.]$/su)
      },
    ),
    { numRuns: 80 },
  )
}, 60_000)
