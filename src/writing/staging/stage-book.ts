// The pictures of a whole book: each page's scene, staged from that page's words.
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { directBook } from '../directing/direct-book.ts'
import type { PageToDirect } from '../directing/page-facts.ts'
import { speaksOf } from '../directing/speaks-of.ts'
import { PEOPLE } from '../looks/heard-look.ts'
import { fewGags } from './few-gags.ts'
import type { World } from '../worlds/world-of.ts'
import { gathered } from '../brief/notices.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { inShort } from '../cast/said-cast.ts'
import { cueFrom } from './cue.ts'
import type { Cue } from './moment.ts'
import { sceneOfCue } from './scene-of-cue.ts'
import { ownOf, type CuedPlan } from '../telling/own-telling.ts'
import { ourCue } from '../telling/page-cues.ts'
import { sharedCue } from './shared-cue.ts'
import { withSeated } from './seated-acts.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { lovesUntold } from '../loves/told-loves.ts'

type Told = Pick<StoryPlan, 'seed' | 'words' | 'flags'> & CuedPlan

interface Staged extends Pick<Told, 'seed' | 'cast' | 'means'> {
  world: World
  beats: string
  /** By their places and words. */
  scenes: Map<string, Scene>
  cues: Map<string, Cued>
}

interface Cued {
  cue: Cue
  besides: string
}

const books = new WeakMap<StoryPlan['words'], Staged>()

/** The same book: most of its pages are told in the end as they were planned, and are read and staged once. */
function stagedBefore(world: World, { seed, words, cast, means }: Told, names: readonly BeatName[]): Staged {
  const beats = names.join(' ')
  const known = books.get(words)
  if (
    known?.world === world &&
    known.seed === seed &&
    known.cast === cast &&
    known.means === means &&
    known.beats === beats
  )
    return known
  const staged: Staged = { world, seed, cast, means, beats, scenes: new Map(), cues: new Map() }
  books.set(words, staged)
  return staged
}

function cuedOn({ stage }: Pick<World, 'stage'>, plan: Told, beat: BeatName, page: string): Cued {
  const { cues, besides } = ourCue(plan, beat, page)
  const place = stage.get(beat)?.place
  if (!place) throw new Error(`${plan.pack} has no stage for ${beat}`)
  const isShared = !ownOf(plan, beat)
  const [first = ''] = cues
  return { cue: isShared ? sharedCue(cues.map(cueFrom), place) : cueFrom(first), besides }
}

/** `names`: the beats in the order in which they are told; `texts`: what the words of each are. */
export function stageBook(world: World, plan: Told, names: readonly BeatName[], texts: readonly string[]): Scene[] {
  const scenery = plan.band === 'b0_3' && !plan.rhyme ? { ...world, ...world.onLap } : world
  const known = stagedBefore(world, plan, names)
  const cued = names.map((beat, at) => {
    const page = texts[at] ?? ''
    const key = `${at} ${page}`
    const one = known.cues.get(key) ?? cuedOn(scenery, plan, beat, page)
    known.cues.set(key, one)
    return { ...one, beat, page }
  })
  const [first, last] = world.fades ?? []
  const faded = first && last ? names.slice(names.indexOf(first), names.indexOf(last) + 1) : []
  const root = dice(plan.seed)
  const hero = plan.cast.find(({ role }) => role === 'hero')
  const pages = cued.map(({ beat, page, cue, besides }, at): PageToDirect => {
    const key = `${at} ${page}`
    const told = { beat, page: at + 1, cast: plan.cast, told: inShort(page, plan.cast), words: plan.words, besides }
    const scene = known.scenes.get(key) ?? sceneOfCue(scenery, told, root.fork(`scene:${beat}`), cue)
    known.scenes.set(key, scene)
    const fading = faded.includes(beat) && { faded: 0.55 + (0.4 * faded.indexOf(beat)) / faded.length }
    return {
      beat,
      scene: { ...scene, ...fading },
      isFixed: cue.frame.shot !== undefined,
      isWithout: !speaksOf(hero, page),
      isBeast: hero !== undefined && !PEOPLE.has(hero.type),
    }
  })
  return fewGags(
    directBook(plan.seed, pages).map((scene) => withSeated(scene, plan.cast)),
    plan.flags.includes('grave'),
  )
}

/** The plan with its pictures, and what it did not tell, as the pages were told in the end: a page may have been told otherwise than it was planned. */
export function stagedAs(plan: StoryPlan, pages: readonly string[]): StoryPlan {
  const scenes = stageBook(
    worldCalled(plan.pack),
    plan,
    plan.beats.map(({ fn }) => fn),
    pages,
  )
  const notices = gathered(plan.notices, lovesUntold(plan, pages))
  return { ...plan, notices, beats: plan.beats.map((beat, at) => ({ ...beat, scene: scenes[at] ?? beat.scene })) }
}
