// A new book: the wizard, or for those who asked for it one form, which stands beside the sidebar as every book's editor does.

import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { DashboardShell } from '../../members/web/dashboard-shell.tsx'
import { Loading } from '../../ui/loading.tsx'
import { WizardScreen } from './wizard/wizard-screen.tsx'

const OneForm = lazy(() => import('./one-form.tsx').then((room) => ({ default: room.OneForm })))

export function NewBookScreen() {
  const [search] = useSearchParams()
  if (!search.has('form')) return <WizardScreen />
  return (
    <DashboardShell>
      <Suspense fallback={<Loading />}>
        <OneForm />
      </Suspense>
    </DashboardShell>
  )
}
