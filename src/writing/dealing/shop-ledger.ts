// What a member has read who has had no book of ours: anybody may know the worlds of the sample books.
import { head } from '#shelf/worlds'
import { EMPTY_LEDGER, type Ledger } from './ledger.ts'

export const SHOP_LEDGER: Ledger = {
  ...EMPTY_LEDGER,
  seen: head.flatMap(({ id, sampled }) => (sampled ? [id] : [])),
}
