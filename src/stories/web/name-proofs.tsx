// Every name of the book as it will be printed, and where: spelling is looked at once more before it is on paper.

import type { MouseEvent } from 'react'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Page } from '../contract.ts'
import { type NamePlace, pagesWith, proveNames } from '../names-proof.ts'
import { storiesWords } from '../words.ts'
import { pageId } from './page-leaf-ids.ts'

const { names: words } = storiesWords

export function NameProofs({ book, pages }: { book: Book; pages: readonly Page[] }) {
  const proofs = proveNames(
    book.characters.map(({ name }) => name),
    pages,
  )
  return (
    <section aria-labelledby="names-heading" className="names">
      <h2 id="names-heading">{words.title}</h2>
      <p className="mt-1 text-ink-2">{words.lead}</p>
      <ul className="names-list">
        {proofs.map(({ name, places, others }) => (
          <li key={name}>
            <p className="names-name" dir="auto">
              {name}
            </p>
            <p className="text-ink-2">
              {places.length === 0 ? words.never : words.on(places.length, pagesWith(places).length)}
            </p>
            {others.map(({ spelling, places: near }) => (
              <div key={spelling} className="names-other">
                <Icon name="warning" className="size-5" />
                <p dir="auto">{words.other(spelling)}</p>
                <PageLinks name={spelling} numbers={pagesWith(near)} />
              </div>
            ))}
            <PageLinks name={name} numbers={pagesWith(places)} />
            {places.length > 0 && <Places name={name} places={places} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{words.wrong}</p>
      <ButtonLink look="link" to={paths.book(book.id)}>
        {words.change}
      </ButtonLink>
    </section>
  )
}

function PageLinks({ name, numbers }: { name: string; numbers: readonly number[] }) {
  return (
    <p className="names-pages">
      {numbers.map((number) => (
        <a key={number} href={`#${pageId(number)}`} aria-label={words.page(name, number)} onClick={goTo(number)}>
          {number}
        </a>
      ))}
    </p>
  )
}

/** Opened by whoever wants to read the name everywhere it stands. */
function Places({ name, places }: { name: string; places: readonly NamePlace[] }) {
  return (
    <details className="names-places">
      <summary>
        {words.every} <span className="sr-only">{name}</span>
      </summary>
      <ol>
        {places.map(({ number, at, before, spelling, after }) => (
          <li key={`${number} ${at}`}>
            <a href={`#${pageId(number)}`} onClick={goTo(number)}>
              {words.at(number)}
            </a>{' '}
            <span dir="auto">
              {before}
              <mark>{spelling}</mark>
              {after}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Without a place of its own in the browser's history. */
function goTo(number: number) {
  return (event: MouseEvent) => {
    event.preventDefault()
    const heading = document.getElementById(pageId(number))
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
}
