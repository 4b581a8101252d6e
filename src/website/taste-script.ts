// The script of the live taste: sends the slip, lays what comes back on the book and its first page, and keeps the choice for the wizard.

import { tasteKey } from '../visitors/taste-key.ts'

const slip = document.querySelector<HTMLFormElement>('#taste')
const says = document.querySelector<HTMLElement>('#taste-says')
const book = document.querySelector('.hero .book')
const page = document.querySelector('#first-page')
/** Only what was asked last is shown. */
let asked = 0

function say(words: string, isFault = false) {
  if (!says) return
  says.textContent = words
  says.classList.toggle('wrong', isFault)
}

const field = (from: unknown, name: string): string => {
  const value: unknown =
    typeof from === 'object' && from !== null ? Object.getOwnPropertyDescriptor(from, name)?.value : ''
  return typeof value === 'string' ? value : ''
}

async function decoded(address: string): Promise<string> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return address
}

async function taste(form: HTMLFormElement) {
  const chosen = Object.fromEntries(new FormData(form))
  const input = form.querySelector<HTMLInputElement>('#taste-name')
  if (input?.value.trim() === '') {
    input.setAttribute('aria-invalid', 'true')
    input.focus()
    return say('Please give a name.', true)
  }
  asked += 1
  const mine = asked
  say('Painting…')
  // Whoever goes on before it is painted has chosen all the same.
  keep(chosen)
  form.setAttribute('aria-busy', 'true')
  fade('0.4')
  lookUp()
  try {
    const response = await fetch('/api/taste', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(chosen),
    })
    const answer: unknown = await response.json()
    if (mine !== asked) return
    if (response.status === 400) {
      input?.setAttribute('aria-invalid', 'true')
      keep(undefined)
    } else input?.removeAttribute('aria-invalid')
    if (!response.ok) return say(field(answer, 'error'), true)
    const [cover, first] = await Promise.all([decoded(field(answer, 'cover')), decoded(field(answer, 'page'))])
    if (mine !== asked) return
    show(field(answer, 'name'), field(answer, 'title'), field(answer, 'text'), cover, first)
    lookUp()
  } catch {
    if (mine === asked) say(says?.dataset.fault ?? '', true)
  } finally {
    if (mine === asked) {
      form.removeAttribute('aria-busy')
      fade('')
    }
  }
}

/** Where one stands above the other, the cover that the name is written on comes into sight with the field, and again while it is painted. */
function lookUp() {
  if (matchMedia('(max-width: 640px)').matches) book?.scrollIntoView({ block: 'start' })
}

/** What is being painted anew is pale until it is there. */
function fade(opacity: string) {
  for (const place of [book, page]) place?.querySelector('img')?.style.setProperty('opacity', opacity)
}

/** Letter by letter, long before anything is painted. */
function spell(name: string) {
  const rest = book?.querySelector('.title i')?.textContent ?? ''
  put(book?.querySelector('.title b'), name)
  put(book?.querySelector('.spine span'), `${name} ${rest}`)
}

function show(name: string, title: string, text: string, cover: string, first: string) {
  const rest = title.slice(name.length).trim()
  put(book?.querySelector('.title b'), name)
  put(book?.querySelector('.title i'), rest)
  put(book?.querySelector('.spine span'), title)
  lay(book?.querySelector('.front img'), cover, `The cover of ${title}`)
  lay(page?.querySelector('img'), first, `The first page of ${title}: ${name} waves beside a tall sunflower`)
  put(page?.querySelector('.first-words'), text)
  put(page?.querySelector('.hand-note'), `${name}’s first page`)
  say(`Here is ${name}’s book.`)
}

function put(place: Element | null | undefined, words: string) {
  if (!place) return
  place.textContent = words
  place.toggleAttribute('data-long', words.length > 12)
}

function lay(picture: Element | null | undefined, address: string, alt: string) {
  if (!(picture instanceof HTMLImageElement)) return
  picture.previousElementSibling?.remove()
  picture.src = address
  picture.alt = alt
}

function keep(chosen: object | undefined) {
  try {
    if (!chosen) localStorage.removeItem(tasteKey)
    else localStorage.setItem(tasteKey, JSON.stringify({ ...chosen, at: Date.now() }))
  } catch {
    // Without storage the wizard simply asks again.
  }
}

slip?.addEventListener('submit', (event) => {
  event.preventDefault()
  void taste(slip)
})
// Once there is a name, each change shows at once.
slip?.addEventListener('change', ({ target }) => {
  const isNamed = (slip.querySelector<HTMLInputElement>('#taste-name')?.value ?? '').trim() !== ''
  if (target instanceof HTMLInputElement && target.type === 'radio' && isNamed) void taste(slip)
})

const nameField = slip?.querySelector<HTMLInputElement>('#taste-name')
if (nameField) {
  const write = () => spell(nameField.value.trim() || nameField.placeholder)
  nameField.addEventListener('input', write)
  nameField.addEventListener('focus', lookUp)
  // It may have been reached for before this script was there.
  if (nameField.value.trim() !== '') write()
  if (document.activeElement === nameField) lookUp()
}
