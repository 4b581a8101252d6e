// From a Scene to a picture that no style has touched yet: the stage, who stands on it, and the calm zone for the words.
import { dice } from '../../base/dice.ts'
import { drawAfloat } from '../things/afloat.ts'
import { calmOf } from '../page/calm.ts'
import { clearRoom } from '../page/clear-room.ts'
import { castShadow, lightBetween } from '../light/body-shadow.ts'
import { bear, drawingOrder, withMounts } from '../deeds/borne.ts'
import { clearCorners, thinCorners } from '../page/corners.ts'
import { bendDown, bodyOf, DEEP, gather, lineUp, type Player } from './crowd.ts'
import { expressionOf } from '../heads/expression.ts'
import { drawEffort, inUse } from '../deeds/effort.ts'
import {
  drawLamplight,
  flameInHand,
  flameOf,
  flamesOfPlace,
  kindleBesides,
  kindled,
  rimOn,
} from '../light/lamplight.ts'
import { aim } from '../poses/aim.ts'
import {
  cutAtGround,
  drawDeed,
  focusOf,
  hasHouse,
  kindOf,
  ropeEnd,
  stageDeed,
  thingsOf,
  withDeed,
} from '../deeds/deed.ts'
import { deedOrder, lineUpDeed } from '../deeds/deed-row.ts'
import { placeExtras } from '../extras/extras-place.ts'
import { fade } from '../light/faded.ts'
import { drawFigure } from '../people/figure.ts'
import { frameCorners } from '../page/framing.ts'
import { drawGag } from './gag.ts'
import { flameOfGiant, giantOn, giantSideOf, layGiant, liftUp } from './giant.ts'
import { gazeOf, headroom, lookedAt, middleOf, turnedAway, turnedTo } from '../heads/gaze.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import { keepClear } from '../page/keep-clear.ts'
import { markQuiet } from '../page/quiet-ground.ts'
import { layoutOf, spread, stageOf } from '../page/layout.ts'
import { at, scale, sizeOf, times, type Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import type { Face, Page, Picture } from './picture.ts'
import { drawMoonlight } from '../light/moonlight.ts'
import { readProp } from '../props/prop.ts'
import { PROP_PEOPLE } from '../extras/people-on-things.data.ts'
import { PLACE_SETS } from '../places/places.ts'
import { placeFigureProps } from '../props/held-prop.ts'
import { drawThings, placeThings } from '../things/scene-props.ts'
import { roomBeside } from '../things/thing-room.ts'
import { drawAir, drawGlow } from '../places/sky.ts'
import { seasonOf, wearSeason } from '../places/season.ts'
import { drawState } from '../clothes/state.ts'
import { joinHands } from '../deeds/together.ts'
import { viewOf } from '../places/view.ts'
import { makeWorld, mirrored } from '../places/world.ts'

export function compose(page: Page): Picture {
  const { cast } = page
  const scene = inUse(withMounts(withDeed(page.scene), (prop) => readProp(prop).spot === 'big'))
  const set = PLACE_SETS[scene.place]
  const indoors = set.indoors === true
  const die = dice(`${page.seed}/${scene.place}/${scene.time}/${scene.shot}/${scene.who[0]?.action}/${scene.who[0]?.emotion}`)
  const people = gather(scene, cast)
  const giantSide = giantSideOf(scene)
  const heroRight = giantSide ? giantSide < 0 : die.fork('side').next() < 0.5
  const act = stageDeed(scene, people)
  const bonds = act ? [] : bear(people, scene)
  const row = act ? people : lineUp(people.filter((one) => bonds.every(({ borne }) => borne !== one)), scene, heroRight)
  if (scene.shot === 'close') bendDown(row)
  let width = act ? lineUpDeed(act, people, heroRight && !act.flat ? -1 : 1, scene, indoors) : spread(row, scene)
  // Where a head looks over something the page is that head's.
  const near = act?.near === true && people.length === 1 && scene.props.length === 0
  if (near) width = Math.min(width, act.doer.radius * 4.6)
  if (!act) joinHands(row, scene)
  if (!act && scene.shot !== 'close') width = Math.max(width, ...row.map((one) => 2 * Math.abs(one.x)))
  const [alone] = row.length === 1 && !act ? row : []
  // Who comes back to a large thing stands on its other side.
  if (alone && giantSide === 0 && roomBeside(scene) > 0 && Math.floor((page.n ?? 0) / 8) % 2 === 1) alone.flip = -alone.flip
  const side = giantSide || (alone ? (alone.flip < 0 ? -1 : 1) : heroRight ? 1 : -1)
  const { zone, stage } = page.room ?? stageOf(scene, page.words)
  const view = viewOf(scene, page.seed, page.n)
  const camera = layoutOf(scene, row, stage, width, { indoors, snug: act !== undefined && act.pieces.length > 0, beside: side * roomBeside(scene), view, third: 0.5 + (heroRight ? 1 : -1) * (indoors ? 0.07 : 0.13), nearer: page.room ? 1.3 : near ? 1.4 : headroom(scene) })
  for (const one of row) one.x += camera.hero
  for (const { borne, bearer } of bonds) {
    borne.x = bearer.x
    borne.flip = bearer.flip
  }
  const { place, time, weather, shot, mood, tint, faded } = scene
  const shown = new Set([...page.scene.props, ...scene.who.flatMap(({ holds }) => holds ?? [])])
  const world = makeWorld({ place, time, weather, shot, side: scene.textSide, mood, seed: `${page.seed}`, indoors, camera, tint, faded, shown, grown: cast[0]?.type === 'man' || cast[0]?.type === 'woman' })
  const scenery = view.mirror ? mirrored(world) : world
  set.back(scenery)
  drawMoonlight(world)
  const season = seasonOf(page)
  const stood = world.layers.length
  wearSeason(world.layers, scene.place, indoors, season)
  if (!act) for (const [i, one] of people.entries()) one.depth = i === 0 || bonds.length > 0 || scene.shot === 'close' ? 0 : 0.035 * (i % 3)
  const stands = new Map(people.map((one) => [one, times(world.stand(one.x, one.depth), scale(one.flip, 1))]))
  const standOf = (one: Player) => stands.get(one) ?? world.stand(0, 0)
  const heads = people.map((one) => at(standOf(one), one.head[0], one.head[1]))
  const light = lightBetween(heads, camera.cx + camera.hero * camera.zoom, camera.horizon)
  drawGlow(world, light[0], light[1], Math.max(290, 400 * camera.zoom))
  markQuiet(world.layers)
  clearRoom(world.layers, zone, indoors ? Infinity : camera.horizon)
  const calm = calmOf(world, zone)
  if (!calm.over) world.layer('calm', 'calm', 0, 0)
  const until = world.layers.length
  if (set.front && scene.shot !== 'close') set.front(scenery)
  else if (!set.front) frameCorners(scenery)
  const fronts = world.layers.splice(until)
  thinCorners(fronts, page.n ?? 0, scene.textSide)
  const standing = people.map((one) => ({ x: one.x + one.shift, wide: one.wide }))
  const boxes = people.map((one, i): Box => {
    const [x, y] = heads[i] ?? [0, 0]
    const r = one.radius * sizeOf(standOf(one))
    return { x: x - r, y: y - r, w: r * 2, h: r * 2 }
  })
  const things = placeThings(world, scene, standing, stage, side, boxes, fronts.flatMap((layer) => layer.parts.map(partBox)))
  const propSpots = scene.props
    .flatMap((prop) => things.find((one) => one.prop === prop) ?? [])
    .map(({ box }) => middleOf(box))
  const met = things.find(({ prop }) => PROP_PEOPLE[prop])?.box
  const someone: Point | undefined = met && [met.x + met.w * 0.6, met.y + met.h * 0.24]
  const focus = act && focusOf(act, standOf(act.doer))
  // Who sits looks at what there is to see, not at the seat.
  if (focus && act.deed.does === 'on') propSpots.push(focus)
  else if (focus) propSpots.unshift(focus)
  const averted = act || bonds.length > 0 ? [] : turnedAway(row, scene, (one) => at(standOf(one), ...one.head), propSpots[0])
  for (const one of averted) {
    one.flip = -one.flip
    stands.set(one, times(world.stand(one.x, one.depth), scale(one.flip, 1)))
  }
  const bodies = people.map((one): Box => {
    const body = bodyOf(one)
    const [x, y] = at(world.stand(one.x, one.depth), body.x, body.y)
    const k = sizeOf(standOf(one))
    return { x, y, w: body.w * k, h: body.h * k }
  })
  const touched = act ? thingsOf(act, standOf(act.doer)) : []
  const giant = giantOn(world, scene, stage, side)
  if (giant) propSpots.push(giant.eyes)
  const flying = things.find(({ prop }) => readProp(prop).spot === 'sky')?.box
  const event = giant?.eyes ?? (flying && middleOf(flying)) ?? focus ?? lookedAt(people[0], propSpots) ?? heads[0] ?? light
  const extras = placeExtras(world, giant?.lift ? { ...scene, extras: [] } : scene, cast, page.seed, { event, flying, stage, zone, heads: giant ? [...boxes, giant.head] : boxes, bodies, things: [...things, ...touched].map(({ box }) => box).concat(giant?.held ? [giant.held.box] : []), rope: act && ropeEnd(act, standOf) })
  const lit = [...things.map(({ prop, box }) => ({ prop, box, foot: box.y + box.h })), ...touched.map(({ prop, box }) => ({ prop, box, foot: camera.base }))]
  const flames = [
    ...flamesOfPlace(world),
    ...extras.held.flatMap((one) => flameOf(world, one.prop, one.at, one.foot)),
    ...lit.flatMap(({ prop, box, foot }) => flameOf(world, prop, [box.x + box.w / 2, box.y + box.h * 0.4], foot)),
    ...people.flatMap((one) => flameInHand(world, one, standOf(one))),
    ...flameOfGiant(world, giant),
  ]
  layGiant(world, giant, flames, scenery)
  drawLamplight(world, flames, zone)
  const housed = act !== undefined && (hasHouse(act) || act.flat === true)
  const layBehind = () => {
    if (act) drawDeed(world.layer('deed-behind', 'things', 0.01, 0), world, act, standOf(act.doer), 'behind', '')
  }
  // A house, or a lawn of holes, is behind everybody, also behind those who are not of the cast.
  if (housed) layBehind()
  extras.draw('behind')
  drawAfloat(world, things, scene.friend)
  drawThings(world, things, 'behind', scene.friend)
  if (people[0]) liftUp(world, giant, standOf(people[0]))
  const shadow = world.layer('shadows', 'shadow', 0.02, 0)
  if (!DEEP.has(scene.place)) for (const one of row) castShadow(world, shadow, one)
  const faces: Face[] = []
  const order = act ? deedOrder(act, people) : drawingOrder(people, bonds)
  const fingers: Part[] = []
  for (const one of order) {
    if (act && !housed && one === (act.taker ?? act.doer)) layBehind()
    const m = times(standOf(one), one.own)
    const i = people.indexOf(one)
    aim(one, m, propSpots[0], scene)
    if (one !== act?.doer && one !== act?.taker) drawEffort(world, one, m, things, bodies.filter((_, other) => other !== i))
    const pen = world.layer(one.spec.id, 'figure', 0, 0)
    const own = world.layers.at(-1)
    if (own) own.grade = kindled(own.grade, heads[i] ?? [0, 0], flames)
    if (own) own.rim = rimOn(scenery, bodies[i], flames)
    const look = gazeOf(one, people, heads, propSpots, extras.middles, someone)
    const yaw = act || one.shot === 'behind' || one.pose.spin ? one.pose.yaw : turnedTo(look, one.pose)
    const face = { ...expressionOf(one.actor, one.spec, scene.mood, dice(`${page.seed}/${one.spec.id}/manner`), dice(`${page.seed}/${page.n ?? 0}/${one.spec.id}/${scene.place}/face`)), ...(one === act?.doer && act.face) }
    const pitch = scene.shot === 'above' ? -0.9 : one.actor.action === 'look-up' ? -1 : one.actor.action === 'look-down' ? 0.9 : look[1] * 0.5 // prettier-ignore
    const figure = pen.to(m, `${one.spec.id}/`)
    const drawn = drawFigure(figure, one.spec, {
      pose: { ...one.pose, yaw },
      face: one.pose.shut || one.actor.asleep ? { ...face, lid: 1, low: 0, open: Math.min(face.open, 0.3), wink: 0 } : face,
      gaze: look,
      pitch,
      behind: one.shot === 'behind',
      glance: Math.abs(look[0]) > 0.2,
    })
    placeFigureProps(figure, one.actor, one.pose, drawn, one.shot, scene.friend)
    if (act && own && (one === act.doer || one === act.taker)) {
      if (one === act.doer && act.sunk) cutAtGround(own, 0, standOf(one)[5])
      if (one === act.doer) drawDeed(pen, world, act, standOf(one), 'hand', `${one.spec.id}/`)
      const until = own.parts.length
      for (const grip of act.grips) drawn.grip(grip)
      fingers.push(...own.parts.splice(until))
      if (one === act.doer) {
        drawDeed(world.layer('deed', kindOf(act), -0.01, 0), world, act, standOf(one), 'before', '')
        world.layer('deed-hands', 'figure', 0, 0)
        const over = world.layers.at(-1)
        over?.parts.push(...fingers)
        if (over) over.grade = own.grade
      }
    }
    drawState(figure, scene.state, drawn, one.spec.role === 'hero', dice(`${page.seed}/${one.spec.id}/state`))
    const [hx, hy] = at(drawn.head, 0, 0)
    const r = drawn.radius * sizeOf(m)
    faces.push({ id: one.spec.id, box: { x: hx - r, y: hy - r, w: r * 2, h: r * 2 } })
  }
  extras.draw('beside')
  clearCorners(fronts, [...bodies, ...extras.bodies])
  world.layers.push(...fronts)
  drawThings(world, things, 'front', scene.friend)
  const [hero] = people
  if (scene.gag && hero) drawGag(world, scene.gag, stage, at(standOf(hero), hero.head[0], hero.top.y), things.map(({ box }) => box))
  if (calm.over) world.layer('calm', 'calm', 0, 0)
  wearSeason(world.layers.slice(stood), scene.place, indoors, season)
  kindleBesides(world, extras.middles, focus, flames)
  if (scene.faded) fade(world.layers, scene.faded)
  const aloft = things.filter(({ prop }) => readProp(prop).spot === 'sky').map(({ box }) => box)
  keepClear(world.layers, [...faces.map(({ box }) => box), ...extras.heads, ...aloft], zone)
  drawAir(world, [...faces.map(({ box }) => box), ...extras.heads], zone)
  for (const layer of world.layers) layer.parts = layer.parts.filter((part) => part.path.length > 0)
  return { layers: world.layers, zone, ink: calm.ink, calm, faces, light, night: world.night, indoors }
} // prettier-ignore
