// What is not seen by itself and has a sign that is: who is blind has a white cane. And which limb a made one stands for.
import type { HeardLook } from '../heard-look.ts'

export function isSeen(sense: string, heard: HeardLook): boolean {
  const signs = sense.slice('sign:'.length).split('|')
  const seen: ReadonlySet<string | undefined> = new Set([
    ...heard.worn.map(({ what }) => what),
    ...heard.marks.map(({ what }) => (what === 'eye-patch-skin' ? 'eye-patch' : what)),
    ...heard.builds,
    heard.glasses === undefined || heard.glasses === 'none' ? undefined : 'glasses',
    heard.glasses,
    heard.style,
    heard.short ? 'short' : undefined,
  ])
  return signs.some((sign) => seen.has(sign))
}

/** What is on a knee or a throat is not hidden by what nobody asked for. */
export function bareMarks({ marks, denied, ...heard }: HeardLook): Pick<HeardLook, 'bottom'> {
  const on = (where: RegExp) => marks.some((mark) => where.test(mark.where ?? ''))
  if (on(/neck|chest/)) for (const over of ['scarf', 'bow-tie', 'raincoat', 'hoodie'] as const) denied.add(over)
  if (!on(/leg|knee/)) return {}
  for (const over of ['dress', 'raincoat', 'boots'] as const) denied.add(over)
  return heard.bottom === undefined && heard.top !== 'dress' ? { bottom: 'shorts' } : {}
}

/** Born without a left hand, with an arm that was made: it is on the left, and the sleeve is not empty. */
export function settleLimbs(heard: HeardLook): void {
  const { short } = heard
  const made = short?.endsWith('leg') ? 'prosthetic-leg' : 'prosthetic-arm'
  const worn = heard.worn.find(({ what }) => what === made)
  if (!short || !worn) return
  worn.side ??= short.startsWith('left') ? 'left' : 'right'
  if (short.startsWith(worn.side)) heard.short = undefined
}
