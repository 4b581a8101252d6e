// The pages that a stranger with a link sees: the book to read, the question for its passcode, and that there is nothing.

import { farLettersStyle, hasFarLetters } from '../../base/far-letters.ts'
import { minute, second } from '../../base/dates.ts'
import { brand } from '../../base/brand.ts'
import { paths } from '../../base/paths.ts'
import { directionOf } from '../../base/text-direction.ts'
import type { ReaderFiles } from '../../platform/http/static-site.ts'
import { shareLimits } from '../edition.ts'
import { sharedWords as words } from '../shared-words.ts'
import { escape, openBook, type SharedBook } from './share-leaves.ts'

interface Sheet {
  title: string
  language?: string
  /** What stands in the page's main part. */
  main: string
  isBook?: boolean
  /** It does something that needs the script. */
  isAlive?: boolean
  /** In the footer, before the shop's own words. */
  foot?: string
  status?: number
}

const meta = (property: string, content: string) => `<meta property="og:${property}" content="${escape(content)}">`

/** What a message shows of a link: the same for every book. */
function linkPreview(origin: string): string {
  const { title, words: description, alt } = words.preview
  const told = { site_name: brand, type: 'website', title, description, image: `${origin}/og.jpg`, 'image:alt': alt }
  const tags = Object.entries(told).map(([property, content]) => meta(property, content))
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

export type SharePages = ReturnType<typeof sharePages>

/** `reader`: addresses of what the build made for these pages. */
export interface ReaderParts extends ReaderFiles {
  /** Of this shop, where an address must be whole. */
  origin: string
}

export function sharePages(reader: ReaderParts) {
  function page({
    title,
    language = 'en',
    main,
    isBook = false,
    isAlive = isBook,
    foot = '',
    status = 200,
  }: Sheet): Response {
    // Before the first paint, so that nobody sees the list turn into a book.
    const script = isAlive ? `<script src="${reader.script}" data-laying="${reader.laying}"></script>` : ''
    const letters = hasFarLetters(title + main) ? `<link rel="stylesheet" href="${farLettersStyle}">` : ''
    const link = `<a class="button button-main" href="${paths.createBook}">${words.makeLink}</a>`
    const make = `<p class="make">${words.make}${link}</p>`
    const html = `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${escape(title)} · ${brand}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow, noarchive">
${linkPreview(reader.origin)}
<link rel="stylesheet" href="${reader.style}">${letters}${script}<link rel="icon" type="image/svg+xml" href="/favicon.svg"><meta name="theme-color" content="#fff9f0"></head>
<body><header class="top"><a class="logo" href="${paths.home}"><img src="/favicon.svg" alt="" width="32" height="32">${brand}</a></header>
<main${isBook ? '' : ' class="small"'}><h1 dir="${directionOf(title)}">${escape(title)}</h1>${main}${make}</main>
${foot === '' ? '' : `<footer>${foot}</footer>`}</body></html>
`
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      },
    })
  }

  return {
    reading: (book: SharedBook) =>
      page({
        title: book.title,
        language: book.language,
        main: openBook(book),
        isBook: true,
        foot: reportForm(book.token),
      }),
    passcode: (token: string, isWrong: boolean) =>
      page({
        title: words.passcode.title,
        main: passcodeForm(token, isWrong),
        isAlive: true,
        status: isWrong ? 403 : 200,
      }),
    wait(seconds: number): Response {
      const minutes = Math.ceil((seconds * second) / minute)
      const answer = page({ title: words.wait.title, main: `<p>${words.wait.words(minutes)}</p>`, status: 429 })
      answer.headers.set('retry-after', String(seconds))
      return answer
    },
    /** The same for a link that never was, that ended, and that was suspended. */
    nothing: () => page({ title: words.nothing.title, main: `<p>${words.nothing.words}</p>`, status: 404 }),
    reported: (token: string) =>
      page({
        title: words.report.title,
        main: `<p>${words.report.thanks}</p><p><a href="/s/${escape(token)}">${words.report.back}</a></p>`,
      }),
  }
}

function reportForm(token: string): string {
  const { open, label, send } = words.report
  return `<details><summary>${open}</summary><form method="post" action="/s/${escape(token)}/report">
<label for="reason">${label}</label>
<textarea id="reason" name="reason" rows="4" maxlength="${shareLimits.report}"></textarea>
<button class="button">${send}</button></form></details>`
}

function passcodeForm(token: string, isWrong: boolean): string {
  const { words: told, label, open, wrong } = words.passcode
  const fault = isWrong ? `<p id="wrong" class="wrong" role="alert">${wrong}</p>` : ''
  const faulty = isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''
  return `<p>${told}</p>
<form method="post" action="/s/${escape(token)}"><label for="passcode">${label}</label>${fault}
<input id="passcode" name="passcode" type="password" autocomplete="off" required maxlength="${shareLimits.passcode.most}"${faulty}>
<button class="button button-main">${open}</button></form>`
}
