// Plans a life story: the event that was wished for, page after page in its world's own order.
import { dice } from '../../base/dice.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { saltOf, type Brief, type BriefCharacter } from '../brief/brief.ts'
import { farAway, gathered } from '../brief/notices.ts'
import { hobbiesOf } from '../dealing/choose-world.ts'
import type { Deal } from '../dealing/deal.ts'
import type { Ledger } from '../dealing/ledger.ts'
import { namedOf, turnsWithout } from '../dealing/kept-out.ts'
import { newestTurns } from '../dealing/newest-turns.ts'
import { dealtTurns, turnsOf } from '../dealing/turns.ts'
import { dayOf } from '../fragments/day.ts'
import { kinLook } from '../looks/kin-look.ts'
import { characterSpec } from '../looks/look.ts'
import { lookNotices } from '../looks/look-notices.ts'
import { hobbyOfLove, readLoves } from '../loves/loves.ts'
import { beatsOf } from '../plan/beats-of.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { stageBook } from '../staging/stage-book.ts'
import { namedTellings } from '../telling/own-telling.ts'
import { tellPage } from '../telling/tell-page.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import type { LifeHead } from '../worlds/world.ts'
import { bindLife, type Loved } from './bind-life.ts'
import type { LifeCast, LifePart } from './cast-life.ts'
import { bandOf, livesAble, wishOf, type FoundLife } from './choose-life.ts'
import { lifeNotices } from './life-notices.ts'

function lovedOf(brief: Brief): (Loved & { typed: string }) | null {
  const [love] = readLoves(brief.interests).flatMap((one) => (one?.hobby ? [one] : []))
  if (!love) return null
  const { doing, kit } = hobbyOfLove(love)
  return { doing, kit, typed: love.typed }
}

const asCharacter = ({ name, type, pronoun, age, relation }: LifePart, description: string): BriefCharacter => ({
  ...{ name, type, pronoun, age, relation, description, personality: '' },
})

function drawnCast(life: LifeHead, { hero: main, figure, grown, friends }: LifeCast, seed: number): CharacterSpec[] {
  const root = dice(seed)
  const heroPronoun = main.pronoun === 'it' ? 'they' : main.pronoun
  const hero = characterSpec({ ...main, pronoun: heroPronoun }, { id: 'hero', role: 'hero', want: '', habit: '' }, root)
  // Whoever is the member's own is one of the company: pictures and privacy treat them so.
  const part = (id: 'figure' | 'grown', of: LifePart, looks: string) => {
    const one = of.player ?? asCharacter(of, looks)
    const role = of.isNamed ? 'companion' : 'figure'
    const hide = id === 'figure' && !of.player && life.figure.hide ? { hide: life.figure.hide } : {}
    return characterSpec(
      { ...one, age: of.age },
      { id, role, want: life.figure.want, habit: life.figure.habit, kin: kinLook(of, hero), ...hide },
      root,
    )
  }
  return [
    hero,
    ...friends.map((one, at) =>
      characterSpec(one, { id: `pal${at + 1}`, role: 'companion', want: '', habit: '', kin: kinLook(one, hero) }, root),
    ),
    ...(figure ? [part('figure', figure, life.figure.looks ?? '')] : []),
    part('grown', grown, ''),
  ]
}

interface Told {
  plan: StoryPlan
  /** It tells of something that was to be kept out. */
  hasAvoided: boolean
}

/** A story that cannot do without what was to be kept out is passed over where another tells the wish as well. */
export function planLife(brief: Brief, seed: number, found: FoundLife, used: Ledger, deal?: Deal): StoryPlan {
  const first = told(brief, seed, found, used, deal)
  if (!first.hasAvoided || brief.world !== undefined) return first.plan
  for (const other of livesAble(brief)) {
    if (other.isNear !== found.isNear || other.life.id === found.life.id) continue
    const instead = told(brief, seed, other, used)
    if (!instead.hasAvoided) return instead.plan
  }
  return first.plan
}

function told(brief: Brief, seed: number, { life, isNear }: FoundLife, used: Ledger, deal?: Deal): Told {
  const world = worldCalled(life.id)
  const root = dice(seed)
  const salt = saltOf(brief)
  const loved = lovedOf(brief)
  const order = { ...brief, wish: wishOf(brief), absent: brief.absent ?? [] }
  const bound = bindLife(life, order, loved)
  const { words } = bound
  const band = bandOf(life, brief.band) ?? brief.band
  const [hobby] = hobbiesOf(brief, seed)
  const names = life.life.order
  const visit = Math.floor((seed >>> 0) / 3)
  const sketch: StoryPlan = {
    ...{ seed, band, rhyme: false, skeleton: 'own', pack: world.id, moral: brief.moral ?? 'kindness' },
    ...{ occasion: brief.occasion, day: dayOf(brief).kind, habits: [], beats: [], notices: [], words },
    means: { hobby: hobby?.id ?? '', way: hobby?.way ?? 'look' },
    refrain: { base: words['refrain'] ?? '', turned: words['turned'] ?? '', at: [] },
    cast: drawnCast(life, bound.cast, seed),
    flags: [...bound.flags, ...(brief.grave ? ['grave'] : [])],
    turns: deal ? dealtTurns(deal) : turnsOf(salt, seed, visit, false),
    ...(deal && { title: deal.title }),
  }
  if (used.lines.length > 0) sketch.turns = newestTurns(sketch, used)
  if (brief.avoid.length > 0) sketch.turns = turnsWithout(sketch, brief.avoid)
  sketch.tellings = namedTellings(sketch)
  const pages = names.map((fn) => tellPage(sketch, fn, root.fork(`event:${fn}`)))
  const plain = world.readers.includes('b4_6') ? 'b4_6' : band
  sketch.beats = beatsOf(sketch, names, pages, stageBook(world, sketch, names, pages), plain)
  sketch.refrain.at = sketch.beats.filter((beat) => beat.refrain !== null).map((beat) => beat.n)
  const { hero, figure, grown, friends } = bound.cast
  sketch.notices = gathered(
    lifeNotices(brief, { life, words, named: bound.named, band, loved: loved?.typed ?? null, pages, isNear }),
    brief.unused.filter((one) => one !== farAway(figure?.player?.called ?? figure?.name ?? '')),
    [hero, figure?.player, grown.player, ...friends].flatMap((one) => (one ? lookNotices(one) : [])),
  )
  return { plan: sketch, hasAvoided: namedOf(brief.avoid, pages).length > 0 }
}
