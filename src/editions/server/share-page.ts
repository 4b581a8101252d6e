// The pages that a stranger with a link sees: the book to read, the question for its passcode, and that there is nothing.

import { brand } from '../../base/brand.ts'
import { shareLimits } from '../edition.ts'
import { shareStyle } from '../share-contract.ts'

export interface SharedPage {
  number: number
  text: string
  alt: string
  /** Signed link. */
  picture: string
}

export interface SharedBook {
  token: string
  title: string
  language: string
  dedication: string
  cover: string
  pages: readonly SharedPage[]
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p dir="auto">${escape(line)}</p>`)
    .join('')

function page(title: string, language: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow, noarchive">
<link rel="stylesheet" href="${shareStyle.path}"></head>
<body>${body}</body></html>
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

const footer = (inside = '') => `<footer>${inside}<p>Made with <a href="/">${brand}</a></p></footer>`

function reportForm(token: string): string {
  return `<details><summary>Report this book</summary><form method="post" action="/s/${escape(token)}/report">
<label for="reason">What is wrong with it?</label>
<textarea id="reason" name="reason" rows="4" maxlength="${shareLimits.report}"></textarea>
<button>Send the report</button></form></details>`
}

const size = 'width="1650" height="1275"'

function spread({ number, text, alt, picture }: SharedPage): string {
  // What is first seen is fetched first; the rest when it is scrolled to.
  const loading = number <= 1 ? '' : ' loading="lazy" decoding="async"'
  return `<section id="page-${number}" aria-label="Page ${number}"><img src="${escape(picture)}" alt="${escape(alt)}" ${size}${loading}>
<div class="words">${paragraphs(text)}</div><p class="number" aria-hidden="true">${number}</p></section>`
}

export function readingPage({ token, title, language, dedication, cover, pages }: SharedBook): Response {
  const forWhom = dedication.trim() === '' ? '' : `<div class="dedication">${paragraphs(dedication)}</div>`
  return page(
    title,
    language,
    `<main><header><h1 dir="auto">${escape(title)}</h1><img src="${escape(cover)}" alt="The cover of the book" ${size} fetchpriority="high">${forWhom}</header>
${pages.map(spread).join('\n')}
<p class="end">The end</p></main>${footer(reportForm(token))}`,
  )
}

export function passcodePage(token: string, isWrong: boolean): Response {
  const wrong = isWrong
    ? '<p id="wrong" class="wrong" role="alert">That passcode is not right. Please try again.</p>'
    : ''
  const faulty = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  return page(
    'A private book',
    'en',
    `<main class="small"><h1>A private book</h1><p>Whoever sent you this link has a passcode for you.</p>${wrong}
<form method="post" action="/s/${escape(token)}"><label for="passcode">Passcode</label>
<input id="passcode" name="passcode" type="password" autocomplete="off" required maxlength="${shareLimits.passcode.most}"${faulty}>
<button>Open the book</button></form></main>${footer()}`,
    isWrong ? 403 : 200,
  )
}

export function waitPage(seconds: number): Response {
  const words = `<p>There were too many tries. Please wait ${Math.ceil(seconds / 60)} minutes and try again.</p>`
  const answer = page('Please wait', 'en', `<main class="small"><h1>Please wait</h1>${words}</main>${footer()}`, 429)
  answer.headers.set('retry-after', String(seconds))
  return answer
}

/** The same for a link that never was, that ended, and that was suspended. */
export const nothingPage = () =>
  page(
    'This link shows nothing',
    'en',
    `<main class="small"><h1>This link shows nothing</h1><p>It may have ended, or part of its address is missing. Please ask whoever sent it to you for a new one.</p></main>${footer()}`,
    404,
  )

export const reportedPage = () =>
  page(
    'Thank you',
    'en',
    `<main class="small"><h1>Thank you</h1><p>Your report has reached us. We look at every one, and take a book away when it must not be shown.</p></main>${footer()}`,
  )
