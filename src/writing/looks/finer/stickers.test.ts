// A sticker of a thing is on that thing or named as left out, and what was chosen keeps what was said of it.
import { expect, it } from 'vitest'
import { hearLook } from '../hear-look.ts'
import { withChosen } from '../heard-look.ts'

const who = { type: 'boy', age: 7 } as const
const AID = 'a purple hearing aid behind his left ear with gold star stickers'
const purple = { what: 'hearing-aid', color: 'plum', ink: 'gold', motif: 'star', side: 'left' }

it('a hearing aid has its colour, its ear and its stickers, chosen beside it or not', () => {
  const { look, unheard, near } = hearLook(AID, who)
  expect(look).toMatchObject({ worn: [purple], marks: [] })
  expect([...unheard, ...near]).toEqual([])
  expect(withChosen(look, { ...who, choices: { extra: 'hearing-aid' } }).worn).toEqual([purple])
})

it.each([
  ['a red cochlear implant on the left side of his head with a dinosaur sticker', 'dinosaur'],
  ['a pink cast on his left arm with stickers', 'star'],
  ['a red helmet with star stickers', 'star'],
  ['turquoise hearing aids with dinosaur stickers', 'dinosaur'],
])('%s: it is drawn on the thing', (description, motif) => {
  const { look, unheard, near } = hearLook(description, who)
  expect(look.worn).toMatchObject([{ motif }])
  expect([look.marks, unheard, near]).toEqual([[], [], []])
})

it.each([
  ['a yellow wheelchair with stickers on the wheels', 'stickers on the wheels'],
  ['a yellow wheelchair with unicorn stickers', 'unicorn stickers'],
  ['crutches with purple tape and unicorn stickers', 'unicorn stickers'],
  ['black glasses with star stickers', 'star stickers'],
  ['hearing aid, gold star stickers', 'gold star stickers'],
  ['gold star stickers on his hearing aid', 'gold star stickers on'],
])('%s: it is named, and on no face', (description, said) => {
  const { look, unheard } = hearLook(description, who)
  expect([look.marks, unheard.join()]).toEqual([[], expect.stringContaining(said)])
})

it('a sticker on a cheek stays there', () =>
  expect(hearLook('a star sticker on his right cheek, blue hoodie', who).look.marks).toEqual([
    { what: 'sticker', where: 'right-cheek' },
  ]))

it.each([
  ['silver brace on his left leg', { worn: [{ what: 'leg-braces', color: 'silver', side: 'left' }], marks: [] }],
  ['a freckle on his left cheek', { marks: [{ what: 'beauty-spot', where: 'left-cheek' }] }],
])('%s is where it is said to be', (description, look) => expect(hearLook(description, who).look).toMatchObject(look))
