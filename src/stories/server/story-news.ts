// What the storyteller's job tells whoever watches a story: how far it is, never what it says.

import { z } from 'zod'
import { topic } from '../../platform/events/events.ts'

export const storyNews = (storyId: string) =>
  topic(`story/${storyId}`, z.object({ page: z.number().optional(), ended: z.boolean().optional() }))
