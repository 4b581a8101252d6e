// Which image model a provider is asked for unless the settings say otherwise, how it is asked, and what a picture costs.

import type { Config } from '../../../platform/config.ts'

export type ImageProvider = Exclude<Config['IMAGE_PROVIDER'], 'embedded'>

const DEFAULT_MODELS: Readonly<Record<ImageProvider, string>> = {
  openai: 'gpt-image-2.6-flare',
  google: 'gemini-nano-banana-2.1',
  'openai-compatible': '',
}

export function imageModelOf(config: Pick<Config, 'IMAGE_MODEL'>, provider: ImageProvider): string {
  return config.IMAGE_MODEL ?? DEFAULT_MODELS[provider]
}

export interface PicturePrice {
  /** What is set aside for one picture, reference included, and charged when an answer does not say what it used. */
  picture: number
  /** Millionths of a US dollar for each token, by the dearest kind that a request or an answer may hold. */
  input: number
  output: number
}

export interface ImageModelFacts {
  /** A little larger than a page on the screen, where the model can. */
  size: `${number}x${number}`
  /** Said aloud: left to itself a model may choose a dear one. */
  quality?: 'medium' | 'high'
  resolution?: '2K'
  price: PicturePrice
}

/** The first that fits counts. November 2026. */
const FACTS: readonly (readonly [RegExp, ImageModelFacts])[] = [
  [/^gpt-image-2\.\d/, { size: '1664x1280', quality: 'high', price: { picture: 90_000, input: 8, output: 30 } }],
  [/^gpt-image-1-mini/, { size: '1536x1024', quality: 'medium', price: { picture: 30_000, input: 2.5, output: 8 } }],
  [/^gpt-image-/, { size: '1536x1024', quality: 'medium', price: { picture: 100_000, input: 10, output: 40 } }],
  [/^gemini-2\.5-flash-image/, { size: '1536x1024', price: { picture: 45_000, input: 0.3, output: 30 } }],
  [/^gemini-.*pro-image/, { size: '1536x1024', resolution: '2K', price: { picture: 150_000, input: 2, output: 120 } }],
  [/^gemini-/, { size: '1536x1024', resolution: '2K', price: { picture: 80_000, input: 1.5, output: 30 } }],
]

/** Dearer than any model that is likely to be set, so that a budget is never overdrawn for want of a price. */
const UNKNOWN: ImageModelFacts = { size: '1280x992', price: { picture: 120_000, input: 10, output: 40 } }

export function factsOf(model: string): ImageModelFacts {
  const bare = model.toLowerCase().replace(/^.*\//, '')
  return FACTS.find(([pattern]) => pattern.test(bare))?.[1] ?? UNKNOWN
}
