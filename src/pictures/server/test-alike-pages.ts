// A whole book of random answers as scenes, and which of its painted pages look alike.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../../drawing/composing/compose.ts'
import { draw } from '../../drawing/draw.ts'
import { plan } from '../../writing/plan/plan.ts'
import { randomOrder } from '../../writing/score/test-random-books.ts'
import { stagedAs } from '../../writing/staging/stage-book.ts'
import { tell } from '../../writing/telling/tell.ts'
import { canvasStudio } from './canvas-surface.ts'
import { differenceHash, hashDistance } from './test-style-rows.ts'

export interface BookOfScenes {
  pack: string
  seed: number
  cast: readonly CharacterSpec[]
  scenes: readonly Scene[]
}

export function bookOfScenes(at: number): BookOfScenes {
  const { brief, seed } = randomOrder(at)
  const planned = plan(brief, seed)
  const { pack, cast, beats } = stagedAs(planned, tell(planned).pages)
  return { pack, seed, cast, scenes: beats.map(({ scene }) => scene) }
}

export function alikePages({ pack, seed, cast, scenes }: BookOfScenes): string[] {
  const hashes = scenes.map((scene, i) => {
    const surface = draw(canvasStudio, compose({ scene, cast, seed, n: i + 1 }), 'vector', 256)
    return differenceHash(surface.pixels(), surface.width, surface.height)
  })
  return hashes.flatMap((one, i) =>
    hashes
      .slice(i + 1)
      .flatMap((other, j) => (hashDistance(one, other) < 10 ? [`${pack} ${i + 1} and ${i + j + 2}`] : [])),
  )
}
