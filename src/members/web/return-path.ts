// Where a member goes after signing in: back where she was going, and never off this site.

import { paths } from '../../base/paths.ts'

const somewhere = 'http://here.invalid'
/** Screens of the door itself: going "back" to them would be a circle. */
const doors: readonly string[] = [paths.signIn, paths.signUp, paths.forgotPassword, paths.resetPassword]

export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? ''
  // One slash, then anything but a second one; browsers read a backslash as a slash and skip control characters.
  if (!/^\/(?![/\\])/.test(wanted) || hasControls(wanted)) return paths.dashboard
  if (!URL.canParse(wanted, somewhere)) return paths.dashboard
  const url = new URL(wanted, somewhere)
  // `/./` and `/../` can fold into a leading `//`.
  if (url.origin !== somewhere || url.pathname.startsWith('//') || doors.includes(url.pathname)) return paths.dashboard
  return url.pathname + url.search + url.hash
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** The same wish, carried to another screen of the door. */
export function keepReturnPath(path: string, search: string): string {
  const to = new URLSearchParams(search).get('to')
  return to === null ? path : `${path}?${new URLSearchParams({ to })}`
}

/** Where a confirmation link leads: the door, which then goes on to where she was going. */
export function confirmedUrl(origin: string, search: string): string {
  return origin + keepReturnPath(paths.signIn, search)
}

interface Place {
  pathname: string
  search: string
}

export const signInPathFor = (place: Place): string => doorFor(paths.signIn, place)
export const signUpPathFor = (place: Place): string => doorFor(paths.signUp, place)

function doorFor(door: string, { pathname, search }: Place): string {
  const here = pathname + search
  return here === paths.dashboard ? door : `${door}?${new URLSearchParams({ to: here })}`
}
