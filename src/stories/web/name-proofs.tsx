// Every name of the book as it will be printed, and where: spelling is looked at once more before it is on paper.

import type { MouseEvent } from 'react'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Page } from '../contract.ts'
import { proveNames } from '../names-proof.ts'
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
        {proofs.map(({ name, pages: found, others }) => (
          <li key={name}>
            <p className="names-name" dir="auto">
              {name}
            </p>
            <p className="text-ink-2">{found.length === 0 ? words.never : words.on(found.length)}</p>
            {others.map(({ spelling, pages: where }) => (
              <p key={spelling} className="names-other">
                <Icon name="warning" className="size-5" />
                {words.other(spelling, where)}
              </p>
            ))}
            <p className="names-pages">
              {found.map(({ number }) => (
                <a
                  key={number}
                  href={`#${pageId(number)}`}
                  aria-label={words.page(name, number)}
                  onClick={goTo(number)}
                >
                  {number}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink look="link" to={paths.book(book.id)}>
        {words.change}
      </ButtonLink>
    </section>
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
