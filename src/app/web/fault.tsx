// What is shown instead of a screen that broke: what to do, and the number that finds it in our records.

import { isRouteErrorResponse, useRouteError } from 'react-router'
import { CallFailed } from '../../ui/call-failed.ts'
import { Button } from '../../ui/button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { appWords } from './app-words.ts'
import { NotFound } from './not-found.tsx'

export function Fault() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const requestId = error instanceof CallFailed ? error.failure.requestId : undefined
  return (
    <section className="mx-auto max-w-[560px] px-4 py-[12vh]">
      <ScreenTitle title={appWords.faultTitle} step />
      <p className="mt-3 text-[1.125rem]">{isOutdated(error) ? appWords.outdated : appWords.fault}</p>
      {error instanceof CallFailed && <p className="mt-3">{error.message}</p>}
      {requestId && (
        <p className="mt-3 text-ink-2">
          {appWords.requestId} <code className="break-all">{requestId}</code>
        </p>
      )}
      <Button look="primary" className="mt-6" onClick={() => location.reload()}>
        {appWords.tryAgain}
      </Button>
    </section>
  )
}

/** The screen's code is gone from the server: a new version was put up while this page was open. */
function isOutdated(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported|module script/i.test(error.message)
}
