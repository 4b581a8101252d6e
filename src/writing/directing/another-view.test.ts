import { describe, expect, it } from 'vitest'
import type { Scene } from '../../stage/scene.ts'
import { anotherView, shownAs, stillSeen } from './another-view.ts'
import { cameraOf } from './set-cameras.ts'

const before: Scene = {
  ...{ place: 'park', time: 'day', weather: 'clear', props: ['kite'], shot: 'medium', mood: 0, state: [] },
  textSide: 'left',
  who: [{ id: 'hero', action: 'look-up', emotion: 'happy', gaze: 'up' }],
}
const scene: Scene = {
  ...before,
  direction: { camera: cameraOf('whole', before, 0), open: { after: 0.2, end: 'round' } },
}
const viewOf = ({ direction }: Scene) => direction?.camera?.view

describe('another view of a page', () => {
  it('is one of those from which all of the page is seen, and comes round again after all of them', () => {
    const seen: (string | undefined)[] = []
    let now = scene
    for (let take = 1; take <= 6; take++) {
      now = anotherView(now)
      seen.push(viewOf(now))
      expect(now.take).toBe(take)
      expect(now.direction?.open).toEqual(scene.direction?.open)
    }
    expect(seen).toEqual(['hands', 'far', 'low', 'behind', 'wide', 'whole'])
    expect(now.who).toEqual(scene.who)
  })

  it('turns the hero round only as long as it is seen from behind', () => {
    const behind = { ...scene, direction: { ...scene.direction, camera: cameraOf('low', scene, 0) } }
    expect(anotherView(behind).who[0]?.back).toBe(true)
    expect(anotherView(anotherView(behind)).who[0]?.back).toBeUndefined()
  })

  it('is by its number alone in a book that had no director', () => {
    expect(anotherView(before)).toEqual({ ...before, take: 1 })
    expect(shownAs(before, 'wide')).toEqual({ ...before, shot: 'wide' })
  })
})

describe('a wish about the camera', () => {
  it('is obeyed: from further away the hero is smaller, and smaller again', () => {
    const once = shownAs(scene, 'wide')
    const twice = shownAs({ ...once, props: [] }, 'wide')
    expect([viewOf(once), viewOf(twice)]).toEqual(['wide', 'far'])
    expect(viewOf(shownAs(scene, 'close'))).toBe('hands')
    expect(viewOf(shownAs(scene, 'above'))).toBe('high')
  })

  it('gives way to what a wish puts there and the camera would not show', () => {
    const far = { ...scene, props: [], direction: { camera: cameraOf('far', scene, 0) } }
    expect(stillSeen(far)).toBe(far)
    expect(viewOf(stillSeen({ ...far, props: ['cup'] }))).toBe('whole')
  })
})
