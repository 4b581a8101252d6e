import { expect, test } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { plan } from '../plan/plan.ts'
import { hearPageWish, type PageWish } from './page-wish.ts'

const brief = readBrief({
  occasion: 'Birthday',
  interests: 'drawing',
  characters: [
    { name: 'Mia', type: 'girl', age: 5 },
    { name: 'Biscuit', type: 'dog', relationship_to_main: 'her dog' },
    { name: 'Joe', type: 'man', relationship_to_main: 'grandfather' },
  ],
})
if (!brief.ok) throw new Error(brief.message)
const { cast } = plan(brief.value, 7)

function said(wish: PageWish): string {
  switch (wish.kind) {
    case 'manner':
      return wish.manner
    case 'more':
      return `more ${wish.who.name}`
    case 'doer':
      return `${wish.who.name} ${wish.verb} ${wish.what}`.trim()
    case 'without':
      return `without ${wish.what}`
    case 'stranger':
      return `nobody called ${wish.called}`
    case 'sky':
      return wish.sky
    case 'deed':
      return [wish.who.name, wish.deed, wish.whom?.name ?? ''].join(' ').trim()
    case 'feeling':
      return `${wish.who.name} ${wish.feeling}`
    case 'speech':
      return `${wish.who.name}: ${wish.words}`.trim()
    case 'noise':
      return wish.noise
    case 'birthday':
      return `birthday of ${wish.who.name}`
    case 'besides':
      return wish.what
    case 'own':
      return wish.sentence
    case 'word':
      return `${wish.other} for ${wish.old}`
    case 'book':
      return `the book's ${wish.what}`
  }
}

test.each([
  ['make page 7 funnier', ['funnier']],
  ['Shorter, please!', ['shorter']],
  ['this is too long', ['shorter']],
  ['it is too short', ['longer']],
  ['a bit longer and calmer', ['longer', 'calmer']],
  ['not so scary', ['calmer']],
  ['less silly please', ['calmer']],
  ['a little more fun', ['funnier']],
  ['more talking', ['chattier']],
  ['the dog should find it', ['Biscuit find it']],
  ['let Biscuit find the key', ['Biscuit find the key']],
  ['Grandpa should say something', ['Joe:']],
  ['let grandpa say i love you to the moon', ['Joe: i love you to the moon']],
  ['give the dog a line to say', ['Biscuit:']],
  ['Biscuit comforts her', ['Biscuit comfort Mia']],
  ['the dog should hug grandpa', ['Biscuit hug Joe']],
  ['Grandpa helps', ['Joe help']],
  ['she should laugh', ['Mia laugh']],
  ['make it rain', ['rain']],
  ['let it rain', ['rain']],
  ["it's snowing", ['snow']],
  ['it should be raining on this page', ['rain']],
  ['at night', ['night']],
  ['Mia should be very happy', ['Mia happy']],
  ["she'd be cross", ['Mia cross']],
  ['add a sound like splash or boing', ['splash']],
  ['add a splash', ['splash']],
  ['say it is her birthday', ['birthday of Mia']],
  ['end it with a question', ['question']],
  ['leave it on a cliffhanger', ['suspense']],
  ['say what it smells like', ['smell']],
  ['more exciting!!', ['exciting']],
  ['calmer, its a bed time book', ['calmer']],
  ['add that the moon is watching', ['The moon was watching.']],
  ['mention that mia is in a wheelchair but dont make a fuss', ['Mia was in a wheelchair.']],
  ['she says por favor cos we are spanish', ['Mia: por favor']],
  ['mention that she is in a wheelchair', ['Mia was in a wheelchair.']],
  ['tell it like she is telling it herself, I did this', ["the book's teller"]],
  ['simpler words, she is only just reading', ['simpler']],
  ['make it longer this is to short', ['longer']],
  ['too scary for a 3 yr old', ['calmer']],
  ['they live in Leeds not london', ['Leeds for london']],
  ['change the boat to a ship', ['ship for boat']],
  ['we call him opa not grandpa', ['opa for grandpa']],
  ['can it rhyme', ["the book's rhyme"]],
  ['her name is spelt Mya with a y', ["the book's names"]],
  ['use they/them for Mia', ["the book's pronouns"]],
  ['without the bug jar', ['without bug jar']],
  ['take out the bit about the doctor', ['without doctor']],
  ['it should be Mia who sees it', ['Mia sees it']],
  ['Biscuit finds it', ['Biscuit finds it']],
  ['the dog finds it, and it is shorter', ['shorter', 'Biscuit finds it']],
  ['more about Grandpa', ['more Joe']],
  ['more of the dog', ['more Biscuit']],
  ['more Biscuit', ['more Biscuit']],
  ['without the lantern', ['without lantern']],
  ['leave out grandpa', ['without Joe']],
  ['Otto should find it', ['nobody called Otto']],
  ['tell it another way, please', []],
  ['', []],
])('hears "%s" as %j, and nothing is left', (typed, heard) => {
  const { wishes, left } = hearPageWish(typed, cast)
  expect(wishes.map(said)).toEqual(heard)
  expect(left).toEqual([])
})

test.each([
  ['a dragon flies over the roof', [], ['a dragon flies over the roof']],
  ['funnier, and a dragon flies over the roof', ['funnier'], ['a dragon flies over the roof']],
  [
    'Mia loses her glasses here and a lonely whale finds them',
    ['Mia loses her glasses'],
    ['a lonely whale finds them'],
  ],
  ['Biscuit helps her find the key', ['Biscuit help Mia'], ['find the key']],
  ['say that they go home', [], ['say that they go home']],
  ['without the birthday cake', ['without birthday cake'], []],
  ['it should not be her birthday', [], ['it should not be her birthday']],
  ['more jumping', [], ['more jumping']],
  ['it should not rain', [], ['it should not rain']],
  ['she should not laugh', [], ['she should not laugh']],
  ['without Grandpa’s hat', [], ["without Grandpa's hat"]],
  ["more about Grandpa's hat", [], ["more about Grandpa's hat"]],
])('of "%s" it knows %j, and what there is more', (typed, heard, more) => {
  const { wishes, left } = hearPageWish(typed, cast)
  expect(wishes.map(said)).toEqual(heard)
  expect(left).toEqual(more)
})
