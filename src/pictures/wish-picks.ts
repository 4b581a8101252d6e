// A wish that is picked: who does what, with what, where, when, from near or far; said as the reader of wishes hears it.

export interface Picks {
  who: string
  does: string
  thing: string
  where: string
  when: string
  from: string
}
export type Pick = keyof Picks

export const noPicks: Picks = { who: '', does: '', thing: '', where: '', when: '', from: '' }

/** Nothing where nothing is picked. */
export function saidPicks({ who, does, thing, where, when, from }: Picks): string {
  const of = (what: string) => (who === '' ? what : `${who} ${what}`)
  return [
    who !== '' && does === '' && thing === '' ? who : '',
    does === '' ? '' : of(does),
    thing === '' ? '' : of(`holding ${thing}`),
    ...[where, when, from],
  ]
    .filter((part) => part !== '')
    .join(', ')
}
