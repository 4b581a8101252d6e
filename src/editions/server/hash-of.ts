// The hash of an edition's content, so that the same content is known again.

import { createHash } from 'node:crypto'
import { canonical } from '../../base/canonical.ts'
import type { EditionContent } from '../edition.ts'

/** The same for the same values, whatever order their fields come in: a database keeps none. */
export function hashOf(content: EditionContent): string {
  return createHash('sha256').update(canonical(content)).digest('hex')
}
