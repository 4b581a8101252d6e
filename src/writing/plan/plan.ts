// Plans a book before a word of it is told: 24 beats that follow from each other, who is in them, and a scene for each page.
import { dice } from '../../base/dice.ts'
import { bindWords, habitsFor } from '../lines/bind-words.ts'
import { saltOf, type Brief } from '../brief/brief.ts'
import { chooseWorld } from '../dealing/choose-world.ts'
import { beatsOf } from './beats-of.ts'
import { dayOf, dayUnsaid } from '../fragments/day.ts'
import type { Deal } from '../dealing/deal.ts'
import { habitCalled } from '../fragments/habits.ts'
import { EMPTY_LEDGER, type Ledger } from '../dealing/ledger.ts'
import { lifeFor } from '../lives/choose-life.ts'
import { planLife } from '../lives/plan-life.ts'
import { kinLook } from '../looks/kin-look.ts'
import { characterSpec } from '../looks/look.ts'
import { lookNotices } from '../looks/look-notices.ts'
import { readLoves } from '../loves/loves.ts'
import { avoidedTold, gathered, loveUntold, relationUnsaid, wishNotices } from '../brief/notices.ts'
import { asCouple, spokenRelation } from '../cast/relation.ts'
import { namedOf, turnsWithout } from '../dealing/kept-out.ts'
import { newestTurns } from '../dealing/newest-turns.ts'
import { settledTurns } from '../settings/settled-turns.ts'
import { isShown } from '../settings/setting-worlds.ts'
import { settingNotices } from '../settings/setting-notice.ts'
import { MORALS } from '../brief/shape-story.ts'
import { BEATS, LAP_ORDER, SKELETONS, type BeatName } from './skeletons.data.ts'
import { saidCast } from '../cast/said-cast.ts'
import { stageBook } from '../staging/stage-book.ts'
import type { StoryPlan } from './story-plan.ts'
import { namedTellings } from '../telling/own-telling.ts'
import { tellPage } from '../telling/tell-page.ts'
import { isSaid } from '../settings/told-setting.ts'
import { gentleMorals } from '../brief/weight.ts'
import { dealer, dealtTurns, drawer, turnsOf } from '../dealing/turns.ts'

function beatNames(order: string): BeatName[] {
  return order.split(' ').flatMap((word) => BEATS.find((beat) => beat === word) ?? [])
}

export function plan(brief: Brief, seed: number, used: Ledger = EMPTY_LEDGER, deal?: Deal): StoryPlan {
  const found = lifeFor(brief, seed, used, deal)
  if (found) return planLife(brief, seed, found, used, deal)
  const root = dice(seed)
  const salt = saltOf(brief)
  const draw = deal ? dealer(deal.alike, deal.number) : drawer(salt, seed)
  const chosen = chooseWorld(brief, seed, used, deal)
  const { world, hobby } = chosen
  const morals = MORALS.filter((one) => !used.morals.includes(one))
  const gentle = brief.grave ? gentleMorals(brief.grave) : MORALS
  const fresh = morals.filter((one) => gentle.includes(one))
  const moral = brief.moral ?? draw(fresh.length > 0 ? fresh : gentle, 'moral')
  const [main, ...typed] = saidCast(brief.characters)
  if (!main) throw new Error('A brief without a hero')
  const day = dayOf(brief)
  const rest = asCouple(typed, main, brief.recipient === 'partner' || day.kind === 'anniversary')
  const habits = habitsFor(
    rest.map((one) => one.type),
    draw,
    brief.grave?.shuns,
  )
  const heroPronoun = main.pronoun === 'it' ? 'they' : main.pronoun
  const hero = characterSpec(
    { ...main, pronoun: heroPronoun },
    { id: 'hero', role: 'hero', want: world.nouns.quest, habit: hobby.doing },
    root,
  )
  const cast = [
    hero,
    ...rest.map((one, at) => {
      const { wants: want = '', habit = '' } = habitCalled(habits[at] ?? '') ?? {}
      return characterSpec(one, { id: `pal${at + 1}`, role: 'companion', want, habit, kin: kinLook(one, hero) }, root)
    }),
  ]
  const { figure } = world
  if (figure.type !== null)
    cast.push(
      characterSpec(
        {
          name: figure.name,
          type: figure.type,
          age: figure.age ?? null,
          pronoun: figure.pronoun,
          description: figure.looks ?? '',
          personality: '',
          relation: '',
        },
        {
          id: 'figure',
          role: 'figure',
          want: figure.want,
          habit: figure.habit,
          ...(figure.hide ? { hide: figure.hide } : {}),
        },
        root,
      ),
    )
  // No bad rhyme is ever made: a world without verses is told in prose.
  const rhyme = brief.rhyme && world.inVerse && world.ways.includes(hobby.way)
  const isOnLap = brief.band === 'b0_3' && !rhyme
  const names = beatNames(isOnLap || world.skeleton === 'own' ? LAP_ORDER : SKELETONS[world.skeleton])
  const { words, flags } = bindWords(brief, chosen, cast, day, rhyme)
  const isChosenAfterSnag =
    names.indexOf('choice') < names.indexOf('rescue') && names.indexOf('snag') < names.indexOf('choice')
  if (isChosenAfterSnag && words['hid'] !== '') flags.push('lost')
  if (brief.grave) flags.push('grave')
  const sketch: StoryPlan = {
    seed,
    band: brief.band,
    rhyme,
    skeleton: world.skeleton,
    pack: world.id,
    moral,
    occasion: brief.occasion,
    day: day.kind,
    means: { hobby: hobby.id, way: hobby.way },
    refrain: { base: words['refrain'] ?? '', turned: words['turned'] ?? '', at: [] },
    cast,
    habits,
    words,
    flags,
    turns: deal ? dealtTurns(deal) : turnsOf(salt, seed, chosen.visit, rhyme),
    ...(deal && { title: deal.title }),
    beats: [],
    loves: chosen.others.map(({ typed, kind, said, doing }) => ({
      ...{ typed, kind },
      said: said.replaceAll('{their}', words['their'] ?? 'their'),
      doing: doing.replaceAll('{their}', words['their'] ?? 'their'),
    })),
    notices: gathered(
      wishNotices(brief, flags.includes('thing') ? (words['quest'] ?? null) : null, rhyme),
      brief.unused,
      settingNotices(brief.setting, chosen.placed, chosen.hadAllThere),
      dayUnsaid(brief),
      readLoves(brief.interests).flatMap((love, at) => (love ? [] : [loveUntold(brief.interests[at] ?? '')])),
      typed
        .filter((one) => one.relation !== '' && !spokenRelation(one.relation))
        .map((one) => relationUnsaid(one.name, one.relation)),
      [main, ...typed].flatMap(lookNotices),
    ),
  }
  if (used.lines.length > 0) sketch.turns = newestTurns(sketch, used)
  sketch.turns = settledTurns(world, sketch)
  if (brief.avoid.length > 0) sketch.turns = turnsWithout(sketch, brief.avoid)
  sketch.tellings = namedTellings(sketch)
  const pages = names.map((fn) => tellPage(sketch, fn, root.fork(`event:${fn}`)))
  const scenes = stageBook(world, sketch, names, pages)
  sketch.beats = beatsOf(sketch, names, pages, scenes)
  const { placed } = chosen
  // A world that would hardly show or say the place is left for the next one; where none is left the member hears of it.
  if (
    brief.world === undefined &&
    brief.setting &&
    placed &&
    placed.name !== null &&
    !(isShown(placed, scenes) && isSaid(sketch, pages))
  ) {
    const tried = [...brief.setting.tried, `${placed.name}/${world.id}`]
    return plan({ ...brief, setting: { ...brief.setting, tried } }, seed, used)
  }
  const avoided = namedOf(brief.avoid, pages)
  if (avoided.length > 0) sketch.notices.push(avoidedTold(avoided))
  sketch.refrain.at = sketch.beats.filter((beat) => beat.refrain !== null).map((beat) => beat.n)
  return sketch
}
