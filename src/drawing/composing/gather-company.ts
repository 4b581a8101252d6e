// Who is on a page and what they do there: everybody in a pose, in a row or round the page's deed, before any camera.
import { dice } from '../../base/dice.ts'
import type { Prop } from '../../stage/things/card.ts'
import type { Scene } from '../../stage/scene.ts'
import { bear, withMounts, type Bond } from '../deeds/borne.ts'
import { lineUpDeed } from '../deeds/deed-row.ts'
import type { Act } from '../deeds/deed-stage.ts'
import { stageDeed, withDeed } from '../deeds/deed.ts'
import { inUse } from '../deeds/effort.ts'
import { joinHands } from '../deeds/together.ts'
import { spread } from '../page/layout.ts'
import { recipeOf } from '../recipes/recipe-of.ts'
import { setOf } from '../places/places.ts'
import { readProp } from '../props/prop.ts'
import { roomBeside } from '../things/thing-room.ts'
import { bendDown, gather, lineUp, type Player } from './crowd.ts'
import { giantSideOf } from './giant.ts'
import type { Page } from './picture.ts'

export interface Company {
  page: Page
  /** The page's scene, as it can be shown. */
  scene: Scene
  indoors: boolean
  people: Player[]
  /** From left to right. */
  row: readonly Player[]
  act: Act | undefined
  bonds: readonly Bond[]
  heroRight: boolean
  /** Where the room beside them is: 1 to the right, -1 to the left. */
  side: 1 | -1
  /** What they take of the stage. */
  width: number
  /** One head looks over something, and the page is that head's. */
  isOneHead: boolean
}

type Gathered = Pick<Company, 'page' | 'scene' | 'indoors' | 'people' | 'heroRight'>
type Lined = Pick<Company, 'row' | 'act' | 'bonds' | 'width' | 'isOneHead'>

export function gatherCompany(page: Page): Company {
  const scene = inUse(withMounts(withDeed(withMany(page.scene)), (prop) => readProp(prop).spot === 'big'))
  const indoors = setOf(scene.place).indoors === true
  const people = gather(scene, page.cast, recipeOf(page.style))
  const heroRight = standsRight(page, scene)
  const act = stageDeed(scene, people)
  const gathered = { page, scene, indoors, people, heroRight }
  const lined = act ? roundDeed(gathered, act) : inRow(gathered)
  return { ...gathered, ...lined, side: sideOf(gathered, lined) }
}

/** Three ducks are a duck and two more. */
function withMany(scene: Scene): Scene {
  const { counts = {}, props } = scene
  const more = (prop: Prop) => Array.from({ length: (counts[prop] ?? 1) - 1 }, (_, i) => `${prop}~${i + 2}`)
  return { ...scene, props: props.flatMap((prop) => [prop, ...more(prop)]) }
}

/** A giant leaves the hero the other side; else the dice say. */
function standsRight({ seed }: Page, scene: Scene): boolean {
  const giantSide = giantSideOf(scene)
  if (giantSide) return giantSide < 0
  const { place, time, shot, who } = scene
  return dice(`${seed}/${place}/${time}/${shot}/${who[0]?.action}/${who[0]?.emotion}`).fork('side').next() < 0.5
}

function roundDeed({ scene, indoors, people, heroRight }: Gathered, act: Act): Lined {
  if (scene.shot === 'close') bendDown(people)
  const width = lineUpDeed(act, people, heroRight && !act.flat ? -1 : 1, scene, indoors)
  const isOneHead = act.near === true && people.length === 1 && scene.props.length === 0
  return { row: people, act, bonds: [], width: isOneHead ? Math.min(width, act.doer.radius * 4.6) : width, isOneHead }
}

function inRow({ scene, people, heroRight }: Gathered): Lined {
  const bonds = bear(people, scene)
  const onFoot = people.filter((one) => bonds.every(({ borne }) => borne !== one))
  const row = lineUp(onFoot, scene, heroRight)
  const close = scene.shot === 'close'
  if (close) bendDown(row)
  const width = spread(row, scene)
  joinHands(row, scene)
  const all = close ? width : Math.max(width, ...row.map((one) => 2 * Math.abs(one.x)))
  return { row, act: undefined, bonds, width: all, isOneHead: false }
}

function sideOf({ page, scene, heroRight }: Gathered, { row, act }: Lined): 1 | -1 {
  const giantSide = giantSideOf(scene)
  const [alone] = row.length === 1 && !act ? row : []
  // Who comes back to a large thing stands on its other side.
  const isBack = Math.floor((page.n ?? 0) / 8) % 2 === 1
  if (alone && giantSide === 0 && roomBeside(scene) > 0 && isBack) alone.flip = -alone.flip
  if (giantSide) return giantSide
  if (alone) return alone.flip < 0 ? -1 : 1
  return heroRight ? 1 : -1
}
