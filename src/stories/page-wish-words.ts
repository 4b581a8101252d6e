// What is said of a wish for one page: how it can be told, how it cannot, and which other pages hang on it.

import type { PageWish } from '../writing/retelling/page-wish.ts'
import type { Manner } from '../writing/retelling/page-wish.data.ts'

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

const MANNERS: Readonly<Record<Manner, { label: string; told: string }>> = {
  shorter: { label: 'Shorter', told: 'shorter' },
  longer: { label: 'Longer', told: 'longer' },
  funnier: { label: 'Funnier', told: 'funnier' },
  calmer: { label: 'Calmer', told: 'calmer' },
  chattier: { label: 'More talking', told: 'with more talking' },
}

/** After "This page can be told". */
function toldOf(wish: PageWish): string {
  switch (wish.kind) {
    case 'manner':
      return MANNERS[wish.manner].told
    case 'more':
      return `with more about ${wish.who.name}`
    case 'doer':
      return `so that ${wish.who.name} ${/^finds?$/.test(wish.verb) && wish.what === 'it' ? 'finds it' : 'does that'}`
    case 'without':
      return wish.who ? `without ${wish.who.name}` : `without the ${wish.what}`
    case 'stranger':
      return `with ${wish.called}, who is not in this book`
  }
}

/** A wish that works, a press away: `says` is heard as the same wish again. */
export function pageWishChip(wish: PageWish): { label: string; says: string } {
  if (wish.kind === 'manner') {
    const { label } = MANNERS[wish.manner]
    return { label, says: label.toLowerCase() }
  }
  if (wish.kind === 'doer') {
    const { who, verb, what } = wish
    return { label: `${who.name} ${verb}s ${what}`, says: `${who.name} should ${verb} ${what}` }
  }
  const says = toldOf(wish).replace(/^with /, '')
  return { label: says.charAt(0).toUpperCase() + says.slice(1), says }
}

/** `wishes`: none where nothing of what was typed is known. */
export function notToldSo(wishes: readonly PageWish[], can: readonly PageWish[], hasOther: boolean): string {
  const so = wishes.length === 0 ? 'that way' : and.format(wishes.map(toldOf))
  if (can.length > 0) return `This page cannot be told ${so}; it can be told ${or.format(can.map(toldOf))}.`
  return hasOther
    ? `This page cannot be told ${so}; it can be told in other words, if you ask without a wish.`
    : `This page cannot be told ${so}, and we know no other way to tell it yet. You can change its words yourself.`
}

export const onlyPartly = (wishes: readonly PageWish[]): string =>
  `The page is told ${and.format(wishes.map(toldOf))}. The rest of your wish is beyond our own storyteller: you can write it in yourself.`

export const notOnThisPage = ({ what, who }: { what: string; who?: { name: string } }): string =>
  who ? `${who.name} is not on this page.` : `There is no ${what} on this page.`

/** Where it is found, it can be another who finds it. */
export const findsOn = (name: string, page: number): string => `On page ${page}, where something is found, ${name} can.`

export const pageLeans = (page: number, word: string): string =>
  `Page ${page} speaks of “${word}”, which this page no longer does: you may want to change it, too.`

export function alsoToldOn(what: string, pages: readonly number[]): string {
  const many = pages.length > 1
  return `${many ? 'Pages' : 'Page'} ${and.format(pages.map(String))} ${many ? 'tell' : 'tells'} of ${what}, too: what is wished away here stays there.`
}

export const pictureIsBehind =
  'Its picture is painted already and shows what the page said before. You can ask for changes of it where the pictures are.'
