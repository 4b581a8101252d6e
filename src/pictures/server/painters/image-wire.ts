// From the settings to a picture: three wires, one call. What an endpoint on one's own machine can do is found out by asking it.

import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateImage, type GenerateImageResult } from 'ai'
import type { Config } from '../../../platform/config.ts'
import { REFUSED } from '../../../stories/server/tellers/call-fault.ts'
import { factsOf, imageModelOf, type ImageModelFacts } from './image-prices.ts'

// The SDK would print its warnings; what goes wrong is in our own log.
globalThis.AI_SDK_LOG_WARNINGS = false

export type ImageConfig = Pick<Config, 'IMAGE_PROVIDER' | 'IMAGE_MODEL' | 'IMAGE_BASE_URL' | 'IMAGE_API_KEY'>

export interface PictureRequest {
  prompt: string
  /** The cast side by side, as our own illustrator draws them; none when nobody is on the page. */
  sheet: Uint8Array | undefined
  /** What is said of the sheet when it is sent. */
  sheetWords: string
  signal: AbortSignal
}

export type ImageWire = (request: PictureRequest) => Promise<GenerateImageResult>

/** How an openai-compatible endpoint takes the sheet: `/images/edits`, a field of `/images/generations`, or not at all. */
export type RefMode = 'edits' | 'body' | 'none'

type Call = Omit<Parameters<typeof generateImage>[0], 'prompt' | 'maxRetries' | 'abortSignal'>

export function openImageWire(config: ImageConfig, wire: typeof fetch): ImageWire {
  const { IMAGE_PROVIDER: provider, IMAGE_BASE_URL: baseURL, IMAGE_API_KEY: apiKey } = config
  if (provider === 'embedded') throw new Error('The embedded painter has no image model')
  const id = imageModelOf(config, provider)
  const { size, quality, resolution } = factsOf(id)
  const options = { fetch: wire, ...(baseURL ? { baseURL } : {}), ...(apiKey ? { apiKey } : {}) }
  if (provider === 'openai') {
    const model = createOpenAI(options).image(id)
    return (request) => ask({ model, size, providerOptions: { openai: quality ? { quality } : {} } }, request)
  }
  if (provider === 'google') {
    const model = createGoogle(options).image(id)
    const imageConfig = { aspectRatio: '4:3', ...(resolution && { imageSize: resolution }) }
    return (request) => ask({ model, providerOptions: { google: { imageConfig } } }, request)
  }
  const open = createOpenAICompatible({ ...options, baseURL: baseURL ?? '', name: 'compatible' })
  return compatibleWire(open.imageModel(id), size)
}

/** The sheet is a file of the request, unless the call carries it already or cannot carry it. */
function ask(call: Call, { prompt, sheet, sheetWords, signal }: PictureRequest, ref: RefMode = 'edits') {
  const text = sheet && ref !== 'none' ? `${prompt} ${sheetWords}` : prompt
  return generateImage({
    ...call,
    prompt: sheet && ref === 'edits' ? { text, images: [sheet] } : text,
    maxRetries: 0,
    abortSignal: signal,
  })
}

/** Once an endpoint has shown what it cannot do, it is not asked for it again. */
function compatibleWire(model: Call['model'], size: ImageModelFacts['size']): ImageWire {
  const can: { ref: RefMode; isSized: boolean } = { ref: 'edits', isSized: true }
  return async function paint(request): Promise<GenerateImageResult> {
    const { ref, isSized } = can
    const inBody = request.sheet && ref === 'body' ? Buffer.from(request.sheet).toString('base64') : undefined
    const call = {
      model,
      ...(isSized && { size }),
      ...(inBody && { providerOptions: { compatible: { ref_images: [inBody] } } }),
    }
    try {
      return await ask(call, request, ref)
    } catch (fault) {
      const lesson = APICallError.isInstance(fault) ? learn(fault, ref, request.sheet !== undefined) : {}
      if (lesson.ref === undefined && (lesson.isSized === undefined || !isSized)) throw fault
      Object.assign(can, lesson)
      return paint(request)
    }
  }
}

function learn(
  { statusCode: status = 0, responseBody: why = '' }: APICallError,
  ref: RefMode,
  hasSheet: boolean,
): { ref?: RefMode; isSized?: false } {
  if (REFUSED.test(why)) return {}
  const isBadInput = status === 400 || status === 415 || status === 422
  if (isBadInput && /\b(?:size|dimensions?|resolution)\b/i.test(why)) return { isSized: false }
  if (!hasSheet) return {}
  const hasNoEdits = [404, 405, 501].includes(status) || (isBadInput && /multipart|content.type|edit/i.test(why))
  if (ref === 'edits' && hasNoEdits) return { ref: 'body' }
  if (ref === 'body' && isBadInput && /ref_images|extra|unknown|unexpected|unrecogni[sz]ed/i.test(why)) {
    return { ref: 'none' }
  }
  return {}
}
