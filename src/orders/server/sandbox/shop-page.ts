// The test shop's pages as HTML: no script, and nothing that is not our own.

import { brand } from '../../../base/brand.ts'
import { showMoney } from '../../../base/money.ts'
import type { Outcome } from './pay.ts'
import type { Session } from './shop-objects.ts'

export const stylePath = '/test-shop/style.css'

export const style = `
:root { color-scheme: light; font: 400 1.0625rem/1.5 Nunito, system-ui, sans-serif; color: #1f2a44; background: #fff9f0 }
body { margin: 0 }
.test { margin: 0; padding: 7px 16px; background: #ffefcd; font-weight: 700; font-size: 0.9375rem; text-align: center }
.logo { display: flex; align-items: center; justify-content: center; gap: 10px; margin: 24px 0 0; font: 600 1.45rem/1 Fraunces, Georgia, serif }
.book { margin: -8px 0 12px; color: #704300; font-weight: 700 }
main { box-sizing: border-box; width: calc(100% - 24px); max-width: 32rem; margin: 20px auto 32px; padding: 24px; background: #fff; border-radius: 18px; box-shadow: 0 2px 12px #1f2a4426 }
h1 { margin: 0 0 16px; font: 600 1.75rem/1.2 Fraunces, Georgia, serif }
table { width: 100%; border-collapse: collapse; margin-bottom: 24px }
td, th { padding: 8px 0; text-align: start; border-bottom: 1px solid #e8dcc6 }
td:last-child, th:last-child { text-align: end }
label { display: block; margin-bottom: 4px; font-weight: 700 }
input { box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; border: 1px solid #8b7a5c; border-radius: 12px }
.hint { margin: 0 0 8px; color: #4a5570 }
.wrong { margin: 0 0 16px; padding: 12px 16px; color: #8c1d18; border: 2px solid; border-radius: 12px; font-weight: 700 }
.button { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin-top: 16px; padding: 10px 16px; font: inherit; font-weight: 700; text-align: center; text-decoration: none; color: #1f2a44; background: none; border: 2px solid #1f2a44; border-radius: 14px; cursor: pointer }
.main { background: #f5a71b; border-color: transparent; box-shadow: 0 3px 0 #d98b09 }
:focus-visible { outline: 3px solid #1f2a44; outline-offset: 2px }
`

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

function page(title: string, main: string, status: number): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)} · Test shop · ${brand}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="${stylePath}"><link rel="icon" type="image/svg+xml" href="/favicon.svg"></head>
<body><header><div class="test">Test shop: nothing is charged or printed</div><p class="logo"><img src="/favicon.svg" alt="" width="34" height="34">${brand}</p></header><main><h1>${escape(title)}</h1>${main}</main></body></html>
`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

const said: Partial<Record<Outcome, string>> = {
  declined: 'Your card was declined. Nothing was charged. Please try another card.',
  'unknown card': 'The test shop takes only the two test cards below.',
}

/** `titles`: of the books that are paid for. */
export function payPage(session: Session, titles: readonly string[], outcome?: Outcome): Response {
  const { amount_total, line_items, mode, cancel_url, id } = session
  const a = mode === 'subscription' ? ' a month' : ''
  const total = showMoney(amount_total)
  const lines = line_items.map(
    ({ name, unit_amount, quantity }) =>
      `<tr><td>${escape(name)}${quantity > 1 ? ` × ${quantity}` : ''}<td>${showMoney(unit_amount * quantity)}`,
  )
  const { amount_discount } = session.total_details
  if (amount_discount > 0) lines.push(`<tr><td>Discount<td>-${showMoney(amount_discount)}`)
  const wrong = outcome && said[outcome]
  const fault = wrong === undefined ? '' : `<p class="wrong" id="wrong" role="alert">${wrong}</p>`
  const faulty = wrong === undefined ? '' : ' aria-invalid="true" autofocus'
  return page(
    `Pay ${total}${a}`,
    `${titles.map((title) => `<p class="book" dir="auto">${escape(title)}</p>`).join('')}<table>${lines.join('')}<tr><th scope="row">Total<th>${total}${a}</table>${fault}
<form method="post" action="/test-shop/pay/${escape(id)}"><label for="card">Card number</label>
<p class="hint" id="hint">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined. Never type a real card here.</p>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="30" aria-describedby="hint${wrong === undefined ? '' : ' wrong'}"${faulty}>
<button class="button main">Pay ${total}${a}</button></form>
<a class="button" href="${escape(cancel_url)}">Cancel and go back</a>`,
    wrong === undefined ? 200 : 402,
  )
}

export const overPage = (back: string) =>
  page(
    'This page is not open any more',
    `<p>It was paid, or its time has passed.</p><a class="button main" href="${escape(back)}">Go back</a>`,
    410,
  )

export function portalPage(id: string, back: string, isEnding: boolean): Response {
  const goBack = `<a class="button" href="${escape(back)}">Go back</a>`
  if (isEnding) return page('Your subscription ends', `<p>It will not be billed again.</p>${goBack}`, 200)
  return page(
    'Your subscription',
    `<p>It goes on from month to month. Cancel it, and it ends with the month that is paid.</p>
<form method="post" action="/test-shop/portal/${escape(id)}"><button class="button main">Cancel subscription</button></form>${goBack}`,
    200,
  )
}
