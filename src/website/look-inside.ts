// Opens a sample book: in a dialog over the shelf, or on its own page. Loaded when the first one is opened.

import { openReader, type Reader } from '../editions/web/open-reader.ts'

let reader: Reader | undefined

/** The page of the book as the server sends it; parsed by the browser, so that nothing is ever written as HTML. */
function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML)
      else reject(new Error(`The book answered ${request.status}`))
    })
    request.addEventListener('error', () => reject(new Error('The book did not come')))
    request.send()
  })
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const page = await fetchPage(link.href)
  const [book, title] = [page.querySelector('#sample'), page.querySelector('h1')?.textContent ?? '']
  if (!book) throw new Error('The page holds no book')
  const dialog = document.createElement('dialog')
  dialog.className = 'look-inside'
  const heading = document.createElement('h2')
  heading.id = 'look-inside-title'
  heading.textContent = title
  dialog.setAttribute('aria-labelledby', heading.id)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'btn'
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  const top = document.createElement('div')
  top.className = 'look-inside-top'
  top.append(heading, close)
  dialog.append(top, document.adoptNode(book))
  dialog.addEventListener('close', () => {
    reader?.close()
    dialog.remove()
    link.focus()
  })
  // A tap beside the book closes it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  read(dialog)?.focus({ preventScroll: true })
}

function read(within: ParentNode): HTMLElement | null {
  const book = within.querySelector<HTMLElement>('#book')
  if (book) reader = openReader(book, () => import('../editions/web/lay-words.ts'))
  return book
}

async function fetchStyle(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = address
  await new Promise((resolve) => {
    style.addEventListener('load', resolve)
    style.addEventListener('error', resolve)
    document.head.append(style)
  })
}

/** Only once its cover has been seen: on a slow line it would wait for the letters and pictures of leaves that nobody has turned yet. */
async function readOnceSeen() {
  await Promise.allSettled([document.querySelector<HTMLImageElement>('#book img')?.decode()])
  new PerformanceObserver((_, watch) => {
    watch.disconnect()
    read(document)
  }).observe({ type: 'paint', buffered: true })
}

const shelf = document.querySelector<HTMLElement>('.shelf')
let isOpening = false
shelf?.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sample]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  if (isOpening) return
  isOpening = true
  try {
    await fetchStyle(shelf.dataset.style ?? '')
    await open(link)
  } catch {
    // Its own page is there in any case, and says what is wrong.
    location.assign(link.href)
  } finally {
    isOpening = false
  }
})
if (!shelf) void readOnceSeen()
