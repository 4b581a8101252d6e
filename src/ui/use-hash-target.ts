// An address may name a place on its screen (`…/images#picture-7`): it is gone to as soon as it is there.

import { useEffect } from 'react'
import { useLocation } from 'react-router'

export function useHashTarget(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || hash === '') return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [isThere, hash])
}
