// A world has its own things, and those of any world.
import { expect, it } from 'vitest'
import { COMMON } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { PACKS } from './all-packs.ts'

it.each(PACKS.map((pack) => [pack.id, pack] as const))('%s borrows no thing of another world', (id, pack) => {
  const staged = [...pack.stage.values(), ...(pack.onLap?.stage.values() ?? [])].flatMap(({ props }) => props)
  const touched = [...pack.deeds.values(), ...(pack.onLap?.deeds.values() ?? [])].flat().flatMap(({ deed, shown = [] }) => [...shown, ...[deed?.what, deed?.over].filter((one) => one !== undefined)]) // prettier-ignore
  const borrowed = [...staged, ...touched].filter((prop) => ![COMMON, id].includes(cardOf(prop).shelf))
  expect([...new Set(borrowed)]).toEqual([])
})
