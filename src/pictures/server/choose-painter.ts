// Who paints: the engine of the settings, else the embedded illustrator.

import type { Hands } from '../../platform/hands.ts'
import type { Painter } from './painter.ts'
import { embeddedPainter } from './painters/embedded-painter.ts'

export const choosePainter = (_hands: Hands): Painter => embeddedPainter
