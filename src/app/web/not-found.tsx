// An address inside the app where nothing is.

import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appWords } from './app-words.ts'
import { LostPage } from './lost-page.tsx'

export function NotFound() {
  return (
    <LostPage
      title={appWords.notFoundTitle}
      action={
        <ButtonLink look="primary" to={paths.dashboard}>
          {appWords.toDashboard}
        </ButtonLink>
      }
    >
      <p>{appWords.notFound}</p>
    </LostPage>
  )
}
