// Puts one beat into words for its reader: the world's own lines, and where they meet, the hobby, the friends, the choice, the day.
import type { Band } from '../brief/band.ts'
import { BAND_LIMITS, limitsOf } from '../brief/limits.ts'
import { wordCount } from '../english/sentences.ts'
import { friendWords } from '../lines/bind-words.ts'
import { inManner, markedHoles } from '../cast/body.ts'
import { STAY_LINES } from '../fragments/stays.data.ts'
import { HABITS } from '../fragments/habits.ts'
import { equalLine, linesForDay, withEqual } from '../cast/equals.ts'
import { feastLines, followsSnag, hobbyOf, withHinge } from '../loves/hinges.ts'
import { fillLine, tidy, type Chance, type Node, type Words } from '../lines/line.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { MOCKING } from '../fragments/choices.data.ts'
import { introduced } from '../cast/relation.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { LOST_LINES, LOVED_LINES } from '../lines/rules.data.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { Thread } from '../dealing/turns.ts'
import { inTurn, partnerOf } from '../lines/in-turn.ts'
import { isLife, tellLifePage } from '../lives/tell-life.ts'
import { kinVerses } from '../cast/kin-verses.ts'
import { CHOICES, RULES } from './page-cues.ts'
import { ownNodes, ownOf, VERSE_CHOICES } from './own-telling.ts'
import { saidOnce, type Over } from './said-once.ts'
import { tighten, withBreath } from './tighten.ts'
import { coupletWith, firstCouplet, inVerse } from '../verses/verse.ts'

const STAYS = readLines(STAY_LINES)
const LOVED = readLines(LOVED_LINES)
const LOST = readLines(LOST_LINES)
const OLDER: Readonly<Record<Band, string>> = { b0_3: 'b0_3', b4_6: 'b4_6', b7_9: 'old', b10: 'old' }
/** A second friend is brought in with the shorter words of the band below. */
const SHORTER: Readonly<Record<Band, Band>> = { b0_3: 'b0_3', b4_6: 'b0_3', b7_9: 'b4_6', b10: 'b7_9' }

function lines(from: Pick<Lines, 'get'>, key: string): readonly Node[][] {
  const found = from.get(key)
  if (!found) throw new Error(`No line is written for ${key}`)
  return found
}

/** In a book that weighs something no hero has mocked anybody: both pages lose the same tellings. */
function choicesFor(plan: StoryPlan, beat: string, band: Band): readonly Node[][] {
  const told = lines(CHOICES, `${plan.moral}.${beat}.${band}`)
  const mocking = plan.flags.includes('grave') ? MOCKING[`${plan.moral}.${band}`] : undefined
  return mocking === undefined ? told : told.filter((_, at) => at !== mocking)
}

/** Beats that one couplet can carry, so that a book in verse stays as short as its reader. */
const BRIEFLY: ReadonlySet<BeatName> = new Set([
  'home',
  'friend',
  'want',
  'flaw',
  'stakes',
  'fail1',
  'fail2',
  'try3',
  'choice',
  'rescue',
])

export function tellPage(plan: StoryPlan, beat: BeatName, dice: Chance, band: Band = plan.band): string {
  if (isLife(plan)) return tellLifePage(plan, beat, dice, band)
  const most = BAND_LIMITS[band].page[1]
  const page = pageWithin(plan, beat, dice, band, most)
  const line = equalLine(plan, beat, band, page, dice)
  const room = most - wordCount(line)
  return withEqual(wordCount(page) <= room ? page : pageWithin(plan, beat, dice, band, room), line, beat)
}

function pageWithin(plan: StoryPlan, beat: BeatName, dice: Chance, band: Band, most: number): string {
  const limits = BAND_LIMITS[band]
  if (plan.rhyme) return pageOf(plan, beat, dice, band, 0)
  const kept = (told: string) => tighten(withBreath(told, limits.longest), most, plan, beat)
  const fits = (page: string) => wordCount(page) <= most
  const next = (turn: number) => ({ ...plan, turns: { ...plan.turns, [beat]: (plan.turns[beat] ?? 0) + turn } })
  const friends = plan.cast.filter((one) => one.role === 'companion')
  const roomy = (plan.band === 'b4_6' || plan.band === 'b0_3') && plan.flags.includes('pal2')
  let told = pageOf(plan, beat, dice, band, roomy ? 1 : 0)
  for (const lean of [1, 2] as const) {
    if (wordCount(told) <= most - (lean === 1 ? 4 : 0)) break
    const short = pageOf(plan, beat, dice, band, lean)
    if (wordCount(short) < wordCount(told)) told = short
  }
  const page = kept(told)
  if (fits(page)) return page
  // Whoever came along is on the last page, and what the hero loves: rather another telling of it than one without them.
  if (beat === 'close' && (friends.length > 0 || band !== 'b0_3'))
    for (const turn of [1, 2]) {
      const other = kept(pageOf(next(turn), beat, dice, band, 2))
      if (fits(other)) return other
    }
  const bare = kept(pageOf(plan, beat, dice, band, 3))
  if (fits(bare)) return bare
  // No telling is worth a page that does not fit: the beat's other one is shorter, or this one stays.
  const other = kept(pageOf(next(1), beat, dice, band, 3))
  return wordCount(other) < wordCount(bare) ? other : bare
}

/** `lean`: 1 says less of the friends, 2 hardly more than that they are there, 3 nothing that the page can do without. */
function pageOf(plan: StoryPlan, beat: BeatName, dice: Chance, band: Band, lean: 0 | 1 | 2 | 3): string {
  const holes = markedHoles(new Map(Object.entries(plan.words)), plan.flags)
  const days = linesForDay(plan)
  const words: Words = { holes, flags: new Set(plan.flags) }
  const sayAnew = (nodes: readonly Node[], over?: Over) =>
    inManner(tidy(fillLine(nodes, over ? { ...words, over } : words, dice)), words.flags)
  const say = (nodes: readonly Node[], over?: Over) => saidOnce(plan, nodes, over, sayAnew)
  const shared = (from: Pick<Lines, 'get'>, key: string, thread: Thread, over?: Over) =>
    say(inTurn(lines(from, key), plan, thread, from.get(partnerOf(key))), over)
  const friends = plan.cast.filter((one) => one.role === 'companion')
  const habit = (at: number, part: string, inBand: string) => {
    const friend = friends[at]
    const key = plan.habits[at]
    if (!friend || !key) return ''
    // What is said of a friend early is paid for late: both pages keep to one telling.
    const thread = part !== 'intro' && part !== 'rescue' ? 'runs' : at === 0 ? 'pal1' : 'pal2'
    // The smallest hear of one friend's ways; another one only comes along.
    const isSecond = part === 'intro' && band === 'b0_3' && at === 1
    const told = isSecond
      ? shared(LOVED, 'second.b0_3', thread, friendWords(friend))
      : shared(HABITS, `${key}.${part}.${inBand}`, thread, friendWords(friend))
    // Where there is no room, it is left to the picture what kind of friend the second one is.
    const isTold = part === 'intro' && !(lean === 3 && at === 1 && friend.relation === '')
    return isTold ? introduced(told, friend, plan.cast) : told
  }
  holes.set('run1', lean > (beat === 'trouble' ? 1 : 0) ? '' : habit(0, 'run1', OLDER[band]))
  if (beat === 'trouble' && lean === 0 && band !== 'b0_3')
    holes.set('run1', `${holes.get('run1') ?? ''} ${holes.get('planted') ?? ''}`.trim())
  // Small readers keep an eye on one thing at a time: while the hero tries, friends do nothing of their own.
  const isBusy = band === 'b0_3' || band === 'b4_6'
  holes.set('run2', isBusy || lean > 0 ? '' : habit(0, 'run2', OLDER[band]))
  holes.set('run3', habit(1, 'run1', OLDER[band]))
  const endings = [
    [habit(0, 'end', OLDER[band]), habit(1, 'end', OLDER[SHORTER[band]])],
    [habit(0, 'end', OLDER[SHORTER[band]]), habit(1, 'end', OLDER[SHORTER[band]])],
    [friends.length > 0 ? shared(STAYS, OLDER[band], 'runs') : ''],
  ]
  const ends = endings[lean] ?? []
  holes.set('ends', ends.filter((text) => text !== '').join(' '))
  // A page that is too long names the day by its party alone.
  const isDayTold = plan.rhyme || band !== 'b0_3' || lean < 2
  holes.set('why', !isDayTold ? '' : shared(days, `${plan.day}.why.${plan.rhyme ? 'b0_3' : OLDER[band]}`, 'day'))
  holes.set('toast', shared(days, `${plan.day}.toast.${plan.rhyme ? 'b0_3' : OLDER[band]}`, 'day'))
  // What else the hero loves is missed at the low point where a page has room for it.
  if (beat === 'low' && band === 'b7_9' && lean < 2 && words.flags.has('skill') && !plan.rhyme && friends.length < 2)
    holes.set('run3', shared(LOVED, 'low', 'loves', new Map([['others', plan.words['skills'] ?? '']])))
  // At the feast what the hero loves does what nothing else can do, and so, where there is room, does what they love next.
  if (beat === 'close' && band !== 'b0_3' && lean < 3 && !plan.rhyme)
    for (const one of feastLines(plan, band, lean).toReversed())
      holes.set('ends', `${say(inTurn(one.told, plan, beat), new Map(one.words))} ${holes.get('ends') ?? ''}`)
  // What the smallest love is on the pages where the heart is lowest, where it helps, and where the light goes out.
  if (band === 'b0_3' && !plan.rhyme) {
    if (beat === 'resolution' && lean === 0)
      holes.set('turned', `${shared(LOVED, band, 'loves')} ${plan.refrain.turned}`)
    holes.set('run3', shared(LOVED, 'low.b0_3', 'loves'))
    holes.set('ends', shared(LOVED, 'close.b0_3', 'loves'))
  }
  // A couplet for the day, or a line where there is no room for two.
  const named = (told: string): string[] => {
    const room = limitsOf(band, true).page[1] - wordCount(told)
    const couplet = days.get(`${plan.day}.verse`)?.[0]
    return [couplet ? say(couplet) : '', told.includes(plan.words['day'] ?? '') ? '' : (holes.get('why') ?? '')]
      .filter((one) => one !== '' && wordCount(one) <= room)
      .slice(0, 1)
  }
  // A book for bedtime ends in bed, not at the table.
  if (plan.day === 'bedtime' && !plan.rhyme && band !== 'b0_3') {
    holes.set('toast', `${holes.get('ends') ?? ''} ${holes.get('toast') ?? ''}`.trim())
    holes.set('ends', '')
  }
  const own = ownOf(plan, beat, band)
  if (plan.rhyme) {
    const nodes = own ? ownNodes(plan, beat, own) : inTurn(lines(VERSE_CHOICES, `${plan.moral}.${beat}`), plan, beat)
    const most = limitsOf(band, true).page[1]
    // The last page sings the day's own couplet, and keeps one of its own beside it.
    const couplets = beat === 'close' ? lines(days, `${plan.day}.sung`) : []
    const sung = [...couplets.slice((plan.turns.day ?? 0) % 2), ...couplets]
      .map((couplet) => say(nodes, new Map([['toast', say(couplet)]])))
      .find((whole) => wordCount(firstCouplet(whole, plan)) <= most)
    const told = sung ?? say(nodes)
    const kin = beat === 'friend' ? kinVerses(plan, friends) : []
    // The page on which the hobby finds the way out is told whole, or that much of it.
    const isMeans = beat === 'means'
    const briefly = (band === 'b0_3' && !isMeans) || BRIEFLY.has(beat) || wordCount(told) > most
    const brief = () => (isMeans ? coupletWith(told, plan.words['kit'] ?? '') : firstCouplet(told, plan))
    const opening = briefly ? brief() : told
    const isLong = wordCount([opening, ...kin].join(' ')) > most
    // The smallest hear of each friend once, and so does whoever has no room for more.
    const isOnce = kin.length > 0 && kin.length === friends.length && (band === 'b0_3' || isLong)
    const first = isOnce ? [] : [opening]
    return inVerse([...first, ...kin, ...(beat === 'want' ? named(first.join(' ')) : [])].join(' // '))
  }
  if (beat === 'hobby') {
    const hobby = hobbyOf(plan).lines()
    const more = plan.turns.more === undefined ? 'loves' : 'more'
    for (const [hole, told, turn] of [
      ['small', hobby.small, 'loves'],
      ['plant', hobby.plant, 'loves'],
      ['moreLine', hobby.more, more],
    ] as const)
      holes.set(hole, say(inTurn(told, plan, turn)))
    // Where the page has no room for two things about it, one is enough.
    if (lean > 1) holes.set('moreLine', '')
    return shared(RULES, band, 'rule')
  }
  if (beat === 'friend' && friends.length > 0)
    return `${habit(0, 'intro', band)} ${habit(1, 'intro', SHORTER[lean > 0 ? SHORTER[band] : band])}`.trim()
  const opened = (told: string): string => {
    const isFelt = lean === 0 && followsSnag(plan, beat) && LOST.has(band)
    const whole = isFelt ? `${shared(LOST, band, 'loves')} ${told}` : told
    return wordCount(whole) <= BAND_LIMITS[band].page[1] ? whole : told
  }
  if (beat === 'rescue' && !own) return opened(habit(0, 'rescue', band))
  if (own && own.turn === 'moral') return opened(say(ownNodes(plan, beat, own)))
  if (!own) {
    const [told, other] = [beat, beat === 'flaw' ? 'choice' : 'flaw'].map((one) => choicesFor(plan, one, band))
    return opened(say(inTurn(told ?? [], plan, 'moral', other)))
  }
  const told = say(ownNodes(plan, beat, own))
  if (beat === 'rescue') return opened(told)
  if (beat === 'insight' && band !== 'b0_3') {
    const { hinge } = hobbyOf(plan).lines()
    const hinges = [inTurn(hinge.slice(0, 2), plan, 'loves'), ...hinge].map((one) => say(one))
    return withHinge(plan, told, hinges, BAND_LIMITS[band].page[1])
  }
  return told
}
