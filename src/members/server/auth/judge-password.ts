// Whether a new password may be used: long enough, on no list of common ones, not made of the member's own name.

import { brand } from '../../../base/brand.ts'
import { passwordLength } from '../../auth-contract.ts'
import { passwordTooLong, weakPassword } from '../../auth-refusals.ts'
import { isCommonPassword, stripDecoration } from './common-passwords.ts'

const siteWords = [brand, 'storybook', 'storybooks', 'fairytale', 'bedtimestory'].map((word) => word.toLowerCase())

export interface Owner {
  email: string
  /** Whatever is known of her name. */
  names: readonly string[]
}

/** Throws a Refusal that names what is wrong. */
export function judgePassword(password: string, owner: Owner): void {
  if (Buffer.byteLength(password) > passwordLength.most) throw passwordTooLong()
  if ([...password].length < passwordLength.least) throw weakPassword('length')
  if (isCommonPassword(password) || isOwnName(password, owner)) throw weakPassword('pwned')
}

function isOwnName(password: string, { email, names }: Owner): boolean {
  const lower = password.toLowerCase()
  const [local = '', host = ''] = email.split('@')
  const parts = [local, host, host.split('.')[0] ?? '', ...names, ...names.flatMap((name) => name.split(/\s+/))]
  const own = new Set([...siteWords, email, ...parts, ...local.split(/[^\p{L}]+/u)].map(squeeze))
  // Two letters of a name are no name.
  return [lower, stripDecoration(lower)].some((form) => squeeze(form).length >= 3 && own.has(squeeze(form)))
}

/** "Anna-Maria" and "annamaria" are the same name. */
const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
