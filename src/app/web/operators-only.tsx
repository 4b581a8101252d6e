// Around the operators' screens: whoever is none finds nothing there.

import { Outlet } from 'react-router'
import { useRights } from '../../members/web/rights.ts'
import { LoadProblem } from '../../orders/web/load-problem.tsx'
import { Loading } from '../../ui/loading.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { NotFound } from './not-found.tsx'

export function OperatorsOnly() {
  const { data: rights, error, refetch } = useRights()
  if (error) return <LoadProblem error={error} words={uiWords.failed} onRetry={() => void refetch()} />
  if (!rights) return <Loading />
  return rights.is_operator ? <Outlet /> : <NotFound />
}
