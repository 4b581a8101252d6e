// All the script of the public pages, run before the first paint: the signed-in header, the small-screen menu, the chosen plan,
// and what fetches the rest when somebody reaches for it.
// With scripts off every link is there and leads on; only these comforts are missing.

import { metaNames, sessionInTabsKey, sessionKey } from '../base/settings.ts'

const page = document.documentElement
page.dataset.scripts = 'on'

// Storage can be forbidden altogether; then nobody is signed in here.
function stored(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** A visitor who has begun a book has a session, too: here she is nobody yet. */
const isMember = (session: string | null) => session !== null && !session.includes('"is_anonymous":true')

function showWhoIsHere() {
  const sessions = [
    () => localStorage.getItem(sessionKey),
    () => sessionStorage.getItem(sessionKey),
    () => localStorage.getItem(sessionInTabsKey),
  ].map(stored)
  const member = sessions.some(isMember)
  page.toggleAttribute('data-member', member)
  // What she has begun waits for her.
  page.toggleAttribute('data-begun', !member && sessions.some((session) => session !== null))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-member-href]')) {
    link.dataset.guestHref ??= link.getAttribute('href') ?? '/'
    link.href = (member ? link.dataset.memberHref : link.dataset.guestHref) ?? '/'
  }
}

function showHelp() {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${metaNames.supportEmail}"]`)?.content
  for (const place of document.querySelectorAll<HTMLElement>('[data-help]')) {
    place.hidden = !address
    const link = place.querySelector('a')
    if (link !== null && address) link.href = `mailto:${address}`
  }
}

const waysToTell = {
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url=',
  whatsapp: 'https://wa.me/?text=',
  mail: 'mailto:?body=',
}
export type WayToTell = keyof typeof waysToTell

/** Their addresses want ours whole, which only the visitor's browser knows. Nothing is loaded from anybody until she taps. */
function showWaysToTell() {
  const here = encodeURIComponent(`${location.origin}/`)
  for (const [way, address] of Object.entries(waysToTell)) {
    const link = document.querySelector<HTMLAnchorElement>(`a[data-tell="${way}"]`)
    if (!link?.parentElement) continue
    link.href = address + here
    link.parentElement.hidden = false
  }
}

/** The poster's own button stands in for the bar of controls until the film runs. */
function waitForPlay() {
  for (const { previousElementSibling: film } of document.querySelectorAll('[data-play]'))
    film?.removeAttribute('controls')
}

function play(button: HTMLElement) {
  const film = button.previousElementSibling
  if (!(film instanceof HTMLVideoElement)) return
  film.controls = true
  for (const captions of film.textTracks) captions.mode = 'showing'
  film.focus()
  button.remove()
  void film.play()
}

function toggleMenu(open?: boolean) {
  const button = document.querySelector('.menu')
  const next = open ?? button?.getAttribute('aria-expanded') !== 'true'
  button?.setAttribute('aria-expanded', String(next))
}

showWhoIsHere()
addEventListener('DOMContentLoaded', () => {
  showWhoIsHere()
  showHelp()
  showWaysToTell()
  waitForPlay()
})
// Signed in or out in another tab, or come back by the Back button.
addEventListener('storage', showWhoIsHere)
addEventListener('pageshow', showWhoIsHere)

/** The script of a part of the page comes when somebody reaches for that part. Answers whether it came. */
function fetchScriptOf(part: HTMLElement): Promise<boolean> {
  return import(/* @vite-ignore */ part.dataset.script ?? '').then(
    () => delete part.dataset.script,
    () => false,
  )
}

/** Opens with the reader of the sample books: the tap is repeated for it. */
async function lookInside(event: MouseEvent, link: HTMLElement) {
  const shelf = link.closest<HTMLElement>('.shelf[data-script]')
  if (!shelf || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  if (!(await fetchScriptOf(shelf))) link.removeAttribute('data-sample')
  link.click()
}

/** The slip of the live taste while its script has not come. */
const emptySlip = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('#taste[data-script]') : null

async function taste(slip: HTMLFormElement) {
  if (await fetchScriptOf(slip)) return slip.requestSubmit()
  const says = slip.querySelector<HTMLElement>('#taste-says')
  if (says) says.textContent = says.dataset.fault ?? ''
}

addEventListener('focusin', (event) => {
  const slip = emptySlip(event)
  if (slip) void fetchScriptOf(slip)
})
addEventListener('submit', (event) => {
  const slip = emptySlip(event)
  if (!slip) return
  event.preventDefault()
  void taste(slip)
})

addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const sample = target.closest<HTMLElement>('a[data-sample]')
  if (sample !== null) void lookInside(event, sample)
  if (target.closest('.menu') !== null) toggleMenu()
  const film = target.closest<HTMLElement>('[data-play]')
  if (film !== null) play(film)
  const plan = target.closest<HTMLElement>('[data-plan]')
  if (plan !== null) {
    stored(() => {
      localStorage.setItem(plan.dataset.planKey ?? '', plan.dataset.plan ?? '')
      return null
    })
  }
})
addEventListener('keydown', ({ key }) => {
  const menu = document.querySelector<HTMLElement>('.menu[aria-expanded="true"]')
  if (key !== 'Escape' || menu === null) return
  toggleMenu(false)
  menu.focus()
})

// What is too long is counted while it is typed, and never cut. Addresses of mail are no letters to count.
const isCounted = (field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement && field.type === 'text') || field instanceof HTMLTextAreaElement
addEventListener('focusin', ({ target: field }) => {
  if (!isCounted(field) || field.maxLength < 0) return
  field.dataset.most = String(field.maxLength)
  field.removeAttribute('maxlength')
  const told = document.createElement('output')
  told.className = 'small'
  field.after(told)
})
addEventListener('input', ({ target: field }) => {
  if (!isCounted(field) || field.dataset.most === undefined) return
  const most = Number(field.dataset.most)
  const { length } = field.value
  const over = length > most ? `${length - most} too many` : ''
  const told = field.nextElementSibling
  if (told instanceof HTMLOutputElement)
    told.value = length > most * 0.75 ? [`${length} of ${most} letters`, over].filter(Boolean).join(': ') : ''
  field.setCustomValidity(over)
})
