// An age as it is typed: halves are proudly said, and a person of five and a half is five.

const HALF = /^(\d{1,3})(?:\s*[½¼¾]|\s+1\/2|\s+and a half|[.,]\d{1,2})$/i

/** "5½", "5 1/2" and "5.5" are "5"; whatever else was typed comes back as it is. */
export const wholeYears = (typed: string): string => HALF.exec(typed.trim())?.[1] ?? typed.trim()
