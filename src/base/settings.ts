// What the server tells every page about this installation, through `<meta>` tags that it fills in when it serves them.

import { brand } from './brand.ts'

/** Where the browser keeps the session: local storage, or session storage when the member is not to be remembered. */
export const sessionKey = `${brand.toLowerCase()}-auth`

/** Set in local storage while a member who is not to be remembered is signed in in some tab. */
export const sessionInTabsKey = `${sessionKey}-in-tabs`

export interface PageSettings {
  /** Where the auth service answers: our own `/auth/v1`, or a hosted one. */
  authUrl: string
  supportEmail: string
  /** `test`: nothing is charged or printed; else empty. */
  shop: string
  /** Outside providers that sign people in, as `id=Name;id=Name`; else empty. */
  signInWith: string
}

/** Names of the `<meta>` tags, as the built HTML holds them with empty content. */
export const metaNames = {
  authUrl: 'auth-url',
  supportEmail: 'support-email',
  shop: 'shop',
  signInWith: 'sign-in-with',
} as const satisfies Record<keyof PageSettings, string>

/** Where a shop may have pages of its own, in the order of the footer. */
export const socialSites = ['Instagram', 'Facebook', 'Pinterest', 'YouTube'] as const
export type SocialSite = (typeof socialSites)[number]

/** Over every screen and under every mail, as long as `shop` is `test`. */
export const testShopNote = 'Test shop: nothing is charged or printed'
