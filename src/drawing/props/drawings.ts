// The lines of each thing, read when the first is drawn; what they mean stands in shapes/lines.ts.
import { bodyOf } from '#shelf/things'
import { once } from '../../base/once.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'

const drawings = once(() => bodyOf('drawings'))

export const linesOf = (prop: Prop): readonly string[] => drawings()[cardOf(prop).as ?? prop] ?? []
