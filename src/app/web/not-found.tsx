// An address inside the app where nothing is.

import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OpenBook } from '../../ui/open-book.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { appWords } from './app-words.ts'

export function NotFound() {
  return (
    <section className="grid items-center gap-8 py-8 sm:grid-cols-[minmax(0,420px)_1fr] sm:gap-12">
      <OpenBook />
      <div>
        <ScreenTitle title={appWords.notFoundTitle} />
        <p className="mt-3 mb-6 max-w-[36ch] text-[1.125rem] text-ink-2">{appWords.notFound}</p>
        <ButtonLink look="primary" to={paths.dashboard}>
          {appWords.toDashboard}
        </ButtonLink>
      </div>
    </section>
  )
}
