// A member's own story at the door: looked at for safety and length, and for nothing else.
import { CAPS, guardText, type Guarded } from '../brief/guard-text.ts'
import { fitPages, type OwnStory } from './fit-pages.ts'
import { ownFault } from './own-fault.ts'

/** Undefined where there is none. It is printed as it was typed. */
export function readOwn(field: string, raw: unknown): Guarded<OwnStory | undefined> {
  const guarded = guardText(field, raw, CAPS.own)
  if (!guarded.ok) return guarded
  if (typeof raw !== 'string' || guarded.value === '') return { ok: true, value: undefined }
  const message = ownFault(raw)
  return message === undefined ? { ok: true, value: fitPages(raw) } : { ok: false, field, message }
}
