// What our said sentences add to the picture of a page: its sky, and what somebody does and feels.
import type { Actor, Scene } from '../../stage/scene.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { DEEDS, FEELINGS, SKIES } from './said-lines.data.ts'
import { filled } from './say-on-page.ts'

const isSaid = (text: string, lines: readonly string[]) => lines.some((line) => text.includes(line))

/** "Within" is said where no rain falls on anybody; it is seen through the window all the same. */
function withSky(plan: StoryPlan, text: string, scene: Scene): Scene {
  const said = Object.values(SKIES).filter((sky) =>
    [sky, { ...sky, prose: sky.within }].some((line) => isSaid(text, filled(plan, line))),
  )
  return said.reduce((seen, sky) => ({ ...seen, ...sky.seen }), scene)
}

type Bearing = Partial<Pick<Actor, 'action' | 'emotion'>>

function withDeeds(plan: StoryPlan, text: string, scene: Scene): Scene {
  const isBusy = ({ id }: Actor) => scene.deed?.by === id || scene.deed?.to === id
  const who = scene.who.map((actor): Actor => {
    const one = plan.cast.find(({ id }) => id === actor.id)
    if (!one) return actor
    const deeds = Object.values(DEEDS).filter((deed) =>
      plan.cast.some((whom) => isSaid(text, filled(plan, deed, { who: one, whom }))),
    )
    const feelings = Object.values(FEELINGS).filter((feeling) => isSaid(text, filled(plan, feeling, { who: one })))
    const { action, ...felt } = [...deeds, ...feelings].reduce<Bearing>((all, { seen }) => ({ ...all, ...seen }), {})
    // Whoever does what the page is about goes on doing it.
    return { ...actor, ...felt, ...(action && !isBusy(actor) && { action }) }
  })
  return { ...scene, who }
}

export function withSaid(plan: StoryPlan, text: string, scene: Scene): Scene {
  const seen = withDeeds(plan, text, withSky(plan, text, scene))
  return scene.then ? { ...seen, then: withSky(plan, text, scene.then) } : seen
}
