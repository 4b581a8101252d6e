// Signed in: on to where the member was going. Screens of the app are routed, pages of the site are loaded.

import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { LoadingPage } from '../../ui/loading.tsx'
import { returnPath } from './return-path.ts'

export function GoOn() {
  const to = returnPath(useLocation().search)
  const inside = to === paths.dashboard || to.startsWith(`${paths.dashboard}/`) || to.startsWith(`${paths.dashboard}?`)
  useEffect(() => {
    if (!inside) location.replace(to)
  }, [inside, to])
  return inside ? <Navigate to={to} replace /> : <LoadingPage />
}
