// Where each page's words find room: the scene that was drawn says it, changed by a wish or as the story was planned.

import type { z } from 'zod'
import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook } from '../../platform/http/long-route.ts'
import type { Layout, readLayout as contract } from '../layout-contract.ts'
import { pagesOf } from './page-rows.ts'
import { newestStory } from './story-rows.ts'

export async function readLayout(call: FirstLook<z.output<typeof contract.input>>): Promise<Layout> {
  const book = await findBook(call, call.input.id)
  const plan = (await newestStory(call.rows, book.id))?.plan
  if (!plan) return { band: 'b4_6', pages: [] }
  const rows = await pagesOf(call.rows, book.id)
  return {
    band: plan.band,
    pages: rows.flatMap(({ page_number, scene }) => {
      const shown = scene ?? plan.beats[page_number - 1]?.scene
      return shown ? [{ page_number, shot: shown.shot, side: shown.textSide }] : []
    }),
  }
}
