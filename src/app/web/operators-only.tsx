// Around the operators' screens: whoever is none finds nothing there.

import { Outlet } from 'react-router'
import { useRights } from '../../members/web/rights.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { NotFound } from './not-found.tsx'

export function OperatorsOnly() {
  const { data: rights, error, refetch } = useRights()
  if (error) return <LoadFailed words={error && explainFailure(error, uiWords.failed)} onAgain={() => void refetch()} />
  if (!rights) return <Loading />
  return rights.is_operator ? <Outlet /> : <NotFound />
}
