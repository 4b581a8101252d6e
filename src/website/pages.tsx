// Every public page, by address: what the build renders to HTML.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../base/brand.ts'
import { Accessibility } from './accessibility.tsx'
import { Children } from './children.tsx'
import { Help } from './help.tsx'
import { Refunds } from './refunds.tsx'
import { NewsletterChoice, ToldPage, toldPages } from './told.tsx'
import { paths } from '../base/paths.ts'
import { type Assets, Document, type DocumentProps } from './document.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Landing } from './landing.tsx'
import { NotFound } from './not-found.tsx'
import { Pricing } from './pricing.tsx'
import { Privacy } from './privacy.tsx'
import { samples } from '../visitors/sample-shelf.ts'
import { SamplePage } from './sample-page.tsx'
import { wordsOfSample } from './sample-words.ts'
import { Terms } from './terms.tsx'

interface Page {
  /** Null: shown in place of a page that does not exist. */
  path: string | null
  file: string
  title: string
  description: string
  content: (assets: Assets) => ReactNode
  holdsBook?: DocumentProps['holdsBook']
  /** Of no use to a search engine. */
  isPrivate?: boolean
  tells?: DocumentProps['tells']
}

const pages: Page[] = [
  {
    path: paths.home,
    file: 'pages/home.html',
    title: `${brand}: Personalized Stories for Your Loved Ones`,
    description:
      'A 24-page illustrated storybook with someone you love as its hero. Read it first, pay when you love it.',
    content: ({ reader, taste }) => <Landing reader={reader} taste={taste} />,
    tells: 'shop',
  },
  {
    path: paths.pricing,
    file: 'pages/pricing.html',
    title: 'Pricing',
    description:
      'What a personalized hardcover, a digital copy, a monthly book and a coloring book cost. Tax and shipping included.',
    content: ({ reader }) => <Pricing reader={reader} />,
    tells: 'products',
  },
  {
    path: paths.howItWorks,
    file: 'pages/how-it-works.html',
    title: 'How It Works',
    description:
      'Answer a few questions, read and change your illustrated story, then have it printed and posted or download it.',
    content: ({ reader }) => <HowItWorks reader={reader} />,
    tells: 'questions',
  },
  ...samples.map((sample) => ({
    path: paths.sample(sample.slug),
    file: `pages/sample-${sample.slug}.html`,
    title: sample.title,
    description: `A whole sample book to leaf through: ${wordsOfSample(sample.slug).about}. 24 illustrated pages.`,
    content: () => <SamplePage sample={sample} />,
    holdsBook: true,
  })),
  {
    path: paths.terms,
    file: 'pages/terms.html',
    title: 'Terms',
    description: 'The terms on which books are written, ordered, changed and refunded, in plain words.',
    content: () => <Terms />,
  },
  {
    path: paths.privacy,
    file: 'pages/privacy.html',
    title: 'Privacy Notice',
    description: 'What we keep about you and the people in your books, why, for how long, and how to have it deleted.',
    content: () => <Privacy />,
  },
  {
    path: paths.help,
    file: 'pages/help.html',
    title: 'Help and Contact',
    description: 'Answers to what is asked most, and a form that reaches a person.',
    content: () => <Help />,
  },
  {
    path: paths.childrensData,
    file: 'pages/childrens-data.html',
    title: 'Children’s Data',
    description: 'What is kept about a child in a book, what it is used for, who sees it, and how to have it deleted.',
    content: () => <Children />,
  },
  {
    path: paths.refunds,
    file: 'pages/refunds.html',
    title: 'Refunds',
    description: 'What can be canceled, printed again or paid back, and how to ask for it.',
    content: () => <Refunds />,
  },
  {
    path: paths.accessibility,
    file: 'pages/accessibility.html',
    title: 'Accessibility',
    description: 'What works for whom, what does not yet, and how to tell us what stands in your way.',
    content: () => <Accessibility />,
  },
  {
    path: paths.newsletter,
    file: 'pages/newsletter.html',
    title: 'Newsletter',
    description: 'Say yes to our letters, or take yourself off the list.',
    content: () => <NewsletterChoice />,
    isPrivate: true,
  },
  ...toldPages.map((told) => ({
    path: told.path,
    file: `pages${told.path}.html`,
    title: told.title,
    description: told.text,
    content: () => <ToldPage {...told} />,
    isPrivate: true,
  })),
  {
    path: null,
    file: 'pages/not-found.html',
    title: 'This page is not in the book',
    description: 'There is no page at this address.',
    content: () => <NotFound />,
  },
]

export interface RenderedPage {
  path: string | null
  file: string
  html: string
}

export function renderPages(assets: Assets): RenderedPage[] {
  return pages.map(({ file, content, ...page }) => ({
    path: page.path,
    file,
    html: `<!doctype html>${renderToStaticMarkup(
      <Document {...page} assets={assets}>
        {content(assets)}
      </Document>,
    )}`,
  }))
}

/** The server puts its own address before each path. */
export function renderSitemap(): string {
  const shown = pages.flatMap(({ path, isPrivate = false }) => (path === null || isPrivate ? [] : [path]))
  const urls = shown.map((path) => `<url><loc>${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}
