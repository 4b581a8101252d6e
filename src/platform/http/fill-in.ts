// What the server knows of this installation, filled into the built pages.

import { metaNames, type PageSettings, type SocialSite, socialSites } from '../../base/settings.ts'

export interface SiteSettings extends PageSettings {
  /** Addresses of the shop's own pages elsewhere; empty: it has none there. */
  social: Readonly<Record<SocialSite, string>>
}

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Where search engines and other sites want an address whole: canonical, Open Graph, structured data, sitemap, robots.txt. */
const whole = [
  /(<link rel="canonical" href=")(\/[^"]*)/g,
  /(<meta property="og:(?:url|image)" content=")(\/[^"]*)/g,
  /("(?:image|url)":")(\/[^"]*)/g,
  /(<loc>)(\/[^<]*)/g,
  /(^Sitemap: )(\/\S*)/gm,
]

/** The built footer has a place for each; a page that the shop does not have leaves nothing behind, nor does a list of none. */
function fillInSocial(html: string, social: SiteSettings['social']): string {
  return html.replace(/<ul [^>]*data-social="".*?<\/ul>/s, (list) => {
    const filled = socialSites.reduce(
      (left, site) =>
        left.replace(new RegExp(`<li data-site="${site}"><a href="/"(.*?)</li>`, 's'), (_, rest: string) =>
          social[site] ? `<li><a href="${escapeAttribute(social[site])}"${rest}</li>` : '',
        ),
      list.replace(' data-social=""', ''),
    )
    return filled.includes('<li>') ? filled : ''
  })
}

export function fillIn(html: string, settings: SiteSettings, publicUrl: string | undefined): string {
  let filled = fillInSocial(html, settings.social)
  for (const [setting, name] of [
    ['authUrl', metaNames.authUrl],
    ['supportEmail', metaNames.supportEmail],
    ['shop', metaNames.shop],
    ['signInWith', metaNames.signInWith],
  ] as const) {
    filled = filled.replace(
      `<meta name="${name}" content=""/>`,
      `<meta name="${name}" content="${escapeAttribute(settings[setting])}"/>`,
    )
  }
  if (!publicUrl) return filled
  return whole.reduce(
    (text, pattern) =>
      text.replaceAll(pattern, (_, before: string, path: string) => {
        return `${before}${escapeAttribute(new URL(path, publicUrl).href)}`
      }),
    filled,
  )
}
