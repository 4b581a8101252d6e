// Draws the live taste: the pictures know no name, so each of the few looks is drawn once a process.

import type { z } from 'zod'
import { saidName } from '../../stage/said-name.ts'
import { tooManyRequests } from '../../platform/http/refusals.ts'
import type { Call } from '../../platform/http/route.ts'
import { drawPicture } from '../../pictures/server/draw-picture.ts'
import { guardName } from '../../writing/brief/guard-text.ts'
import type { taste as contract } from '../contract.ts'
import { nameRefused } from '../refusals.ts'
import type { TasteLook } from '../taste-look.ts'
import { tasteSheets, tasteSize, tasteWords } from '../taste.ts'
import { holdTastes } from './limits.ts'

interface Pictures {
  cover: string
  page: string
}

/** More at a time would make members wait for their own pictures. */
const atOnce = 4

export function openTaste(draw: typeof drawPicture = drawPicture) {
  const drawn = new Map<string, Promise<Pictures>>()
  let drawing = 0

  async function drawBoth(look: TasteLook): Promise<Pictures> {
    drawing += 1
    try {
      const { cover, page } = tasteSheets(look)
      const order = { style: look.style, width: tasteSize.width }
      const [front, first] = await Promise.all([
        draw({ ...cover, ...order }, { turn: 'first' }),
        draw({ ...page, ...order }, { turn: 'first' }),
      ])
      return { cover: asAddress(front.webp), page: asAddress(first.webp) }
    } finally {
      drawing -= 1
    }
  }

  function picturesOf(look: TasteLook): Promise<Pictures> {
    const key = Object.values(look).join(' ')
    const kept = drawn.get(key)
    if (kept) return kept
    if (drawing >= atOnce) throw tooManyRequests(5)
    const pictures = drawBoth(look)
    drawn.set(key, pictures)
    // Whoever asks next tries again.
    pictures.catch(() => drawn.delete(key))
    return pictures
  }

  return async ({ input, hands, address }: Call<z.output<typeof contract.input>>) => {
    const { name: typed, kind, skin, hair, style } = input
    const name = guardName('name', typed)
    if (!name.ok) throw nameRefused(name.message)
    await holdTastes(hands, address)
    return {
      name: name.value,
      ...tasteWords(saidName(name.value).short),
      ...(await picturesOf({ kind, skin, hair, style })),
    }
  }
}

const asAddress = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
