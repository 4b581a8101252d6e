// Who paints: the engine of the settings, else the embedded illustrator.

import type { Config } from '../../platform/config.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Painter } from './painter.ts'
import { openPainter } from './painters/open-painter.ts'

/** One painter for all calls and jobs of a process: they share the provider's patience. */
const opened = new WeakMap<Config, Painter>()

export function choosePainter({ config, fetch, log, now }: Hands): Painter {
  const painter = opened.get(config) ?? openPainter(config, { fetch, log, now })
  opened.set(config, painter)
  return painter
}
