// What the server wrote into the page's `<meta>` tags about this installation.

import { metaNames, type PageSettings } from '../base/settings.ts'

export function readPageSettings(page: Document): PageSettings {
  const read = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
  return {
    authUrl: new URL(read(metaNames.authUrl) || '/auth/v1', page.location.origin).href,
    supportEmail: read(metaNames.supportEmail),
    shop: read(metaNames.shop),
    signInWith: read(metaNames.signInWith),
  }
}
