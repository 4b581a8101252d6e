// What stands for a world in a book of a member's own words: it has nothing of its own to say.
import { worldOf, type World } from '../worlds/world-of.ts'

const nothing = {}

export const OWN: World = worldOf(
  {
    ...{ id: 'own', number: 0, skeleton: 'own', genres: [], tags: '', peril: 0, touches: '', carries: [], ways: [] },
    ...{ pupils: false, people: {}, names: [], swappable: false, plays: {}, snows: false, readers: [] },
    figure: { name: '', type: null, pronoun: 'they', want: '', habit: '' },
    nouns: { home: '', quest: '', key: '', hid: '', mistake: '', scary: '', wait: '', crowd: '', small: '', says: '' },
    refrain: { base: '', turned: '' },
    titles: ['{Hero}’s Story', 'The Story of {Hero}', 'A Book about {Hero}', 'Listen to {Hero}', 'Once, with {Hero}'],
    blurb: '{opening}',
  },
  () => ({
    ...{ stage: [], lapStage: [] },
    tellings: { '0-3': nothing, '4-6': nothing, '7-9': nothing, '10+': nothing, verse: nothing },
  }),
)

export const isOwn = ({ pack }: { pack: string }): boolean => pack === OWN.id
