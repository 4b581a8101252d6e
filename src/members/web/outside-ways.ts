// Who else signs people in here, as the page's settings name them; and what is said when that did not come to an end.

import { authWords } from '../auth-words.ts'

const known = ['google', 'apple', 'custom:oidc'] as const

export interface OutsideWay {
  id: (typeof known)[number]
  name: string
}

/** `google=Google;custom:oidc=Our club`. */
export function outsideWays(setting: string): OutsideWay[] {
  return setting.split(';').flatMap((one) => {
    const [given = '', name = ''] = one.split('=')
    const id = known.find((provider) => provider === given)
    return id && name ? [{ id, name }] : []
  })
}

/** Our own words for the code in the address; whatever else stands there is anybody's to write. */
export function linkFault(hash: string): string | undefined {
  const code = new URLSearchParams(hash.slice(1)).get('error_code')
  if (code === null) return undefined
  return new Map<string, string>(Object.entries(authWords.outside.faults)).get(code) ?? authWords.signIn.linkExpired
}
