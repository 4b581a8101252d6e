// The HTML around every public page: head, header, footer. No React reaches the browser.

import type { ReactNode } from 'react'
import { brand } from '../base/brand.ts'
import { metaNames, testShopNote } from '../base/settings.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { structuredData } from './structured-data.ts'

/** Addresses of what the build made. */
export interface Assets {
  style: string
  script: string
  /** Of the letters that every page has. */
  fonts: string[]
  /** What leafs through a sample book. */
  reader: { style: string; script: string }
  /** What sends the live taste. */
  taste: string
}

export interface DocumentProps {
  /** Null for the page shown in place of one that does not exist. */
  path: string | null
  title: string
  description: string
  assets: Assets
  /** A sample book lies open on it. */
  holdsBook?: boolean
  /** Of no use to a search engine. */
  isPrivate?: boolean
  /** What a search engine is told of it. */
  tells?: keyof typeof structuredData
  children: ReactNode
}

export function Document({
  path,
  title,
  description,
  assets,
  holdsBook = false,
  isPrivate = false,
  tells,
  children,
}: DocumentProps) {
  const fullTitle = title.includes(brand) ? title : `${title} · ${brand}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <link rel="stylesheet" href={assets.style} />
        <script src={assets.script} />
        {holdsBook && (
          <>
            <link rel="stylesheet" href={assets.reader.style} />
            <script type="module" src={assets.reader.script} />
          </>
        )}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <meta name="theme-color" content="#fff9f0" />
        <meta name={metaNames.authUrl} content="" />
        <meta name={metaNames.supportEmail} content="" />
        <meta name={metaNames.shop} content="" />
        <meta name={metaNames.signInWith} content="" />
        {path === null || isPrivate ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={path} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={brand} />
            <meta property="og:title" content={fullTitle} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={path} />
            <meta property="og:image" content="/og.jpg" />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content="A girl in a yellow raincoat waves beside a small green dragon" />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {tells !== undefined &&
          structuredData[tells].map((told) => (
            <script
              key={JSON.stringify(told)}
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: JSON.stringify(told).replaceAll('<', '\\u003c') }}
            />
          ))}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        {/* Shown by the stylesheet, as the server says in the head. */}
        <aside className="test-shop" aria-label="About this shop">
          {testShopNote}
        </aside>
        <SiteHeader path={path} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  )
}
