// A no that keeps what its transaction wrote, e.g. one more wrong try: handed out of it, and thrown only afterwards.

import { Refusal } from '../../../base/refusal.ts'

export async function commitThenRefuse<T>(outcome: Promise<T>): Promise<Exclude<T, Refusal>> {
  const found = await outcome
  if (found instanceof Refusal) throw found
  // `Exclude` of a type parameter is beyond the compiler's narrowing.
  return found as Exclude<T, Refusal>
}
