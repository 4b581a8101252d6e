// What is shown instead of a screen that broke: what to do, and the number that finds it in our records.

import { isRouteErrorResponse, useRouteError } from 'react-router'
import { CallFailed } from '../../ui/call-failed.ts'
import { Button } from '../../ui/button.tsx'
import { appWords } from './app-words.ts'
import { LostPage } from './lost-page.tsx'
import { NotFound } from './not-found.tsx'

export function Fault() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const requestId = error instanceof CallFailed ? error.failure.requestId : undefined
  return (
    <LostPage
      title={appWords.faultTitle}
      action={
        <Button look="primary" onClick={() => location.reload()}>
          {appWords.tryAgain}
        </Button>
      }
    >
      <p>{wasNotFetched(error) ? appWords.notFetched : appWords.fault}</p>
      {error instanceof CallFailed && <p>{error.message}</p>}
      {requestId && (
        <p>
          {appWords.requestId} <code className="break-all">{requestId}</code>
        </p>
      )}
    </LostPage>
  )
}

/** The same where no frame has a main part. */
export function FaultPage() {
  return (
    <main>
      <Fault />
    </main>
  )
}

/** The screen's code did not come: the line dropped, or a new version was put up while this page was open. */
function wasNotFetched(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported|module script/i.test(error.message)
}
