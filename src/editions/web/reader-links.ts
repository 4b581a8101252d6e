// Links to the pictures of a shared book live for an hour at least: on a page that stays open they are renewed before they end.

import { minute } from '../../base/dates.ts'
import { passcodeOfTab } from './reader-passcode.ts'

const renewal = 45 * minute
/** A picture that does not come is no reason to ask again and again. */
const leastPause = minute

const addressOf = ({ dataset, src }: HTMLImageElement) => new URL(dataset.src ?? src, location.href)

/** Read as text: this page trusts no HTML but its own. */
const linksIn = (page: string) =>
  [...page.matchAll(/<img class="leaf-(?:picture|sheet)" src="([^"]+)"/g)].map(
    ([, link = '']) => new URL(link.replaceAll('&#38;', '&'), location.href),
  )

/** `onRenewed`: `data-src` of every picture is its new link. */
export function keepLinks(pictures: readonly HTMLImageElement[], onRenewed: () => void): void {
  let asked = Date.now()

  async function renew(): Promise<void> {
    asked = Date.now()
    const passcode = passcodeOfTab()
    const order = passcode === null ? {} : { method: 'POST', body: new URLSearchParams({ passcode }) }
    // Without a line the next picture that is missed asks again.
    const response = await fetch(location.pathname, order).catch(() => undefined)
    if (!response?.ok) return
    const links = linksIn(await response.text())
    // Another edition is another book: what is open stays as it is, and a reload shows the new one.
    if (pictures.some((picture, at) => addressOf(picture).pathname !== links[at]?.pathname)) return
    for (const [at, picture] of pictures.entries()) picture.dataset.src = links[at]?.href ?? ''
    onRenewed()
  }
  const renewAfter = (pause: number) => () => {
    if (!document.hidden && Date.now() - asked >= pause) void renew()
  }
  setInterval(renewAfter(renewal), minute)
  document.addEventListener('visibilitychange', renewAfter(renewal))
  for (const picture of pictures) picture.addEventListener('error', renewAfter(leastPause))
}
