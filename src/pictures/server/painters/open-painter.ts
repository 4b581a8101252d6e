// Opens the painter that the settings name; an outside engine's packages are loaded when it first paints, never at start.

import type { Config } from '../../../platform/config.ts'
import type { Painter } from '../painter.ts'
import { embeddedPainter } from './embedded-painter.ts'
import { imageModelOf } from './image-prices.ts'
import type { PainterHands } from './provider-painter.ts'

export function openPainter(config: Config, hands: PainterHands): Painter {
  const { IMAGE_PROVIDER: provider } = config
  if (provider === 'embedded') return embeddedPainter
  const engine = `${provider} ${imageModelOf(config, provider)}`
  let opened: Promise<Painter> | undefined
  return async (order) => {
    opened ??= import('./provider-painter.ts').then(({ providerPainter }) => providerPainter(config, hands, engine))
    return (await opened)(order)
  }
}
