// How a description ends in a picture, as the calls about looks answer it.

import { z } from 'zod'

export const lookEndsShape = {
  /** Phrases of the description that are not drawn, as typed. */
  undrawn: z.array(z.string()),
  /** And those that are drawn as the nearest that we have. */
  nearest: z.array(z.object({ said: z.string(), drawn: z.string() })),
  /** Of which nothing was said: the dice chose. */
  chosen: z.array(z.enum(['skin', 'hair'])),
}
