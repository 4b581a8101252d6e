// What the screen before has to say here, once: a reload does not say it again. `navigate(path, { state: { saved: true } })`.

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export function useArrival(name: string): boolean {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const told = new Map(Object.entries(state ?? {})).get(name) === true
  const [arrived] = useState(told)
  useEffect(() => {
    if (told) void navigate(pathname, { replace: true, state: null })
  }, [told, pathname, navigate])
  return arrived
}
