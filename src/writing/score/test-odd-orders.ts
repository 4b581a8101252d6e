// Orders as strangers type them: interests in every form of grammar, settings, relations, names, days and wishes that nobody wrote for our lines.
import { dice } from '../../base/dice.ts'
import { readBrief, type Brief } from '../brief/brief.ts'
import { GENRES } from '../brief/brief-lists.ts'

const NAMES = [
  "Finn O'Brien",
  'Elizabeth "Lizzie" Brown',
  'Mohammed (Mo)',
  'mary ann',
  'ZARA',
  'Llŷr',
  "D'Angelo",
  'José',
  'Anh Thư',
  'James',
  'Chris',
  'Jo',
  'T.J.',
  'Grandma Rose',
  'Miss Okafor',
  'Zoë',
  'Σοφία',
  'Наташа',
  'Princess Sparkle',
  'Al',
]
const FRIENDS = [
  'Grandpa Jack',
  'Biscuit',
  'Mr. Tibbs',
  'Auntie Bee',
  'Ned',
  'Rosie',
  'Dad',
  'Jack',
  'Miss Honey',
  'Bo',
]
const RELATIONS = [
  '',
  'her dog',
  'his twin',
  'grandpa who died in March',
  'best mate from nursery',
  'step mum',
  'the neighbour’s cat',
  'wife',
  'my other dad',
  'teacher',
  'imaginary friend',
  'little brother',
  'twin sister',
  'cousin from Ohio',
  'guinea pig',
  'foster brother',
]
const INTERESTS = [
  'torches',
  'bedtime',
  'mangoes',
  'the moon',
  'telling jokes',
  'her sister',
  'LEGO',
  'bin lorries',
  'a good stick',
  'puddles',
  'collecting bottle tops',
  'mud',
  'Her Blanket',
  'being tickled',
  'sea shells',
  'hide and seek',
  'fish and chips',
  'snails!!',
  'footballl',
  'diggers and dumpers',
  'reads',
  'running races',
  'the colour purple',
  'pasta',
  'elevators',
  'keys',
  'ballet',
  'slime',
  'space',
  'cups of tea',
  'crosswords',
  'her grandchildren',
  'bird watching',
  'old maps',
  'cats',
  'baking bread',
  'spinning around',
  'rocks',
  'thunder',
  'drums',
]
const SETTINGS = [
  '',
  'under the sea',
  'a school on a volcano',
  'Leeds',
  'the lighthouse by the sea',
  'Grandma’s farm in Kerala',
  'our small flat in the city',
  'outer space',
  'Narnia',
  'the zoo',
  'her bedroom',
  'a hospital',
  'Paris',
  'the park near our house',
  'inside a whale',
  'a castle called Grimwold',
  'the beach',
  'the library',
  'Mars',
  'at the supermarket',
]
const PLOTS = [
  '',
  '',
  'Maya brings her sick mum a letter',
  'the day grandpa died and we planted an apple tree',
  'we are moving house and she is scared of her new school',
  'she gets her first glasses',
  'he scores the last penalty',
  'a dragon steals all the cakes',
  'they find a lost kitten',
  'tonsils out next week',
  'a new baby is coming',
  'I want to ask her to marry me',
  'she learns to ride a bike',
  'two homes, one bear',
  'a robot who wants to be a chef',
  'he is afraid of the dark',
  'saying thank you to our teacher',
  'the dog ran away and came back',
  'find the golden key of the kingdom',
  'bake a birthday cake as tall as a house',
]
const MORALS = ['', '', 'be kind', 'Moral: never give up', 'it is ok to cry', 'money isn’t everything']
const DAYS = [
  'Birthday',
  'Holiday: Diwali',
  'Holiday: Eid',
  'Holiday: Pancake day',
  'Life Milestone',
  'Bedtime reading',
  'No special occasion',
  'Other: our dog’s gotcha day',
  'Other: first day at nursery',
  'Academic Milestone',
  'Other: remembering Grandpa',
  'Other: the big move',
  'Other: getting braces',
  'Other: new baby sister',
  'Other: 40th wedding anniversary',
  'Other: SATS',
  'Holiday: Christmas',
]
const LOOKS = ['', 'wheelchair', 'walks with a cane', 'crutches', 'hearing aids', 'curly hair', 'grey hair, glasses']
const HEROES = [
  { recipient_type: 'Kid', types: ['girl', 'boy'], ages: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14] },
  { recipient_type: 'Grandparent', types: ['woman', 'man'], ages: [64, 71, 88] },
  { recipient_type: 'Partner', types: ['woman', 'man'], ages: [29, 41] },
  { recipient_type: 'Other: teacher', types: ['woman', 'man'], ages: [33] },
  { recipient_type: 'Classroom', types: ['girl', 'dog', 'robot'], ages: [7] },
  { recipient_type: 'Friend', types: ['dragon', 'dog', 'cat', 'alien', 'fairy', 'monster', 'other'], ages: [5, 8] },
] as const

export function oddOrder(at: number): { brief: Brief; seed: number } {
  const d = dice(20261124).fork(`odd:${at}`)
  const { recipient_type, types, ages } = d.pick([HEROES[0], HEROES[0], ...HEROES])
  const age = d.pick<number>(ages)
  const interests = d.shuffle(INTERESTS).slice(0, 1 + d.roll(3))
  const setting = d.pick(SETTINGS)
  const moral = d.pick(MORALS)
  const friends = d.shuffle(FRIENDS).slice(0, d.roll(3))
  const read = readBrief({
    recipient_type,
    recipient_age: recipient_type === 'Kid' ? age : '',
    occasion: d.pick(DAYS),
    genre: d.pick([...GENRES, 'Surprise']),
    interests: interests.join(d.pick([', ', ' and ', ' & ', '; '])),
    shape: [`Plot: ${d.pick(PLOTS)}`, `Moral: ${moral}`, `Setting: ${setting}`]
      .filter((line) => !line.endsWith(': '))
      .join('\n'),
    rhyme: d.roll(6) === 0,
    characters: [
      {
        name: d.pick(NAMES),
        type: d.pick<string>(types),
        age,
        gender: d.roll(8) === 0 ? 'they' : '',
        physical_description: d.pick(LOOKS),
      },
      ...friends.map((name) => ({
        name,
        type: d.pick(['girl', 'boy', 'dog', 'cat', 'man', 'woman', 'rabbit', 'robot']),
        relationship_to_main: d.pick(RELATIONS),
      })),
    ],
  })
  if (!read.ok) throw new Error(`Order ${at}: ${read.field}: ${read.message}`)
  return { brief: read.value, seed: d.roll(1_000_000) }
}
