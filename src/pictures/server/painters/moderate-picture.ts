// Looks at what a provider has painted before anybody sees it, where the provider has an endpoint for that.

import { isFlagged } from '../../../stories/server/tellers/ask-moderation.ts'
import type { Log } from '../../../platform/log.ts'
import type { ImageConfig } from './image-wire.ts'

/** Whether a picture is not for children. */
export type ModeratePicture = (jpeg: Uint8Array, signal: AbortSignal) => Promise<boolean>

interface Looking {
  wire: typeof fetch
  log: Log
  now(): Date
  /** How long an endpoint that is away is left alone, in milliseconds. */
  leave: number
}

/** While it is away, or where there is none, the provider's own refusals decide. */
export function openPictureModerator(config: ImageConfig, { wire, log, now, leave }: Looking): ModeratePicture {
  const at = { base: config.IMAGE_BASE_URL, key: config.IMAGE_API_KEY }
  let awayUntil = 0
  return async (jpeg, signal) => {
    if (config.IMAGE_PROVIDER !== 'openai' || now().getTime() < awayUntil) return false
    const url = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
    const flagged = await isFlagged(wire, at, [{ type: 'image_url', image_url: { url } }], signal)
    if (flagged === undefined) {
      awayUntil = now().getTime() + leave
      log.warn('moderation endpoint is away')
    }
    return flagged ?? false
  }
}
