// What stands around the screens, fetched when the first screen of it is.

import type { Screen } from '../../ui/screen.ts'

export const loadSignedOutFrame = async () => (await import('../../members/web/signed-out-frame.tsx')).SignedOutFrame
export const loadMemberArea = async () => (await import('./member-area.tsx')).MemberArea
export const loadShell = async () => (await import('../../members/web/dashboard-shell.tsx')).DashboardShell
export const loadOperatorsOnly = async () => (await import('./operators-only.tsx')).OperatorsOnly

/** From the outermost on, as the router nests them. */
export function loadFrames({ frame, isForOperators = false }: Screen) {
  if (frame === 'signed-out') return [loadSignedOutFrame]
  if (frame === 'bare') return [loadMemberArea]
  return [loadMemberArea, loadShell, ...(isForOperators ? [loadOperatorsOnly] : [])]
}
