// Which press prints: the print partner that is set, else the test press.

import type { Hands } from '../../../platform/hands.ts'
import type { Press } from './press.ts'
import { sandboxPress } from '../sandbox/sandbox-press.ts'

export const openPress = (hands: Hands): Press => sandboxPress(hands)
