// Two-step sign-in: whether it is on, setting it up, turning it off.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { profileWords } from '../profile-words.ts'
import type { Tell } from './profile-notice.tsx'
import type { OneForm } from './profile-one-form.tsx'
import { ProfileQuestion } from './profile-question.tsx'
import { SecurityEnrol } from './security-enrol.tsx'
import { SecurityRow } from './security-row.tsx'
import { useSession } from './session.tsx'

const { factor: words } = profileWords.security
const formName = 'factor'
const openId = 'set-up-factor'
const removeId = 'remove-factor'
const key = ['second-factor']
const appName = 'Authenticator app'

export function SecurityFactor({ forms, tell }: { forms: OneForm; tell: Tell }) {
  const { auth } = useSession()
  const cache = useQueryClient()
  const focusNext = useFocusNext()
  const [asking, setAsking] = useState(false)
  const factors = useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, error } = await auth.mfa.listFactors()
      if (error) throw error
      return data.totp.map((factor) => factor.id)
    },
  })
  const enrolment = useMutation({
    mutationFn: async () => {
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: appName })
      if (error) throw error
      return { id: data.id, ...data.totp }
    },
    onSuccess: () => forms.start(formName),
    onError: (error) => tell.failure(words.setUpFailed, error),
  })

  function close(focusId: string) {
    forms.close()
    focusNext(focusId)
  }
  async function cancel(factorId: string) {
    close(openId)
    await auth.mfa.unenroll({ factorId })
  }
  function turnedOn(factorId: string) {
    cache.setQueryData(key, [factorId])
    tell.success(words.turnedOn)
    close(removeId)
  }
  function stopAsking(focusId: string) {
    setAsking(false)
    focusNext(focusId)
  }
  async function remove(ids: readonly string[]) {
    tell.clear()
    for (const factorId of ids) {
      const { error } = await auth.mfa.unenroll({ factorId })
      if (error) {
        tell.failure(words.removeFailed, error)
        return stopAsking(removeId)
      }
    }
    // The session steps down a level with its factor.
    await auth.refreshSession()
    cache.setQueryData(key, [])
    tell.success(words.turnedOff)
    stopAsking(openId)
  }

  const on = factors.data !== undefined && factors.data.length > 0
  return (
    <SecurityRow
      title={words.title}
      lead={words.lead}
      badge={factors.data && <span className={on ? 'badge' : 'badge badge-draft'}>{on ? words.on : words.off}</span>}
    >
      {factors.isPending && <p className="min-h-11 text-ink-2">{words.loading}</p>}
      {factors.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {words.loadFailed}
          <Button small onClick={() => void factors.refetch()}>
            {uiWords.tryAgain}
          </Button>
        </p>
      )}
      {on && !asking && (
        <Button id={removeId} small onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      )}
      {on && asking && (
        <ProfileQuestion
          question={words.removeQuestion}
          warning={words.removeWarning}
          confirm={words.remove}
          pending={words.removing}
          onConfirm={() => remove(factors.data)}
          onCancel={() => stopAsking(removeId)}
          className="rounded-sm"
        />
      )}
      {factors.data?.length === 0 &&
        (forms.open === formName && enrolment.data ? (
          <SecurityEnrol
            key={enrolment.data.id}
            enrolment={enrolment.data}
            forms={forms}
            onDone={() => turnedOn(enrolment.data.id)}
            onCancel={() => void cancel(enrolment.data.id)}
          />
        ) : (
          <Button
            id={openId}
            small
            pending={enrolment.isPending}
            pendingWords={words.preparing}
            onClick={() => {
              tell.clear()
              enrolment.mutate()
            }}
          >
            {words.setUp}
          </Button>
        ))}
    </SecurityRow>
  )
}
