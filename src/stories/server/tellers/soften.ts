// Tells the same event in softer words, for the one second try after a provider has turned a story down.

const SOFTER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fights?|battles?)\b/gi, 'squabble'],
  [/\b(?:fought|battled)\b/gi, 'squabbled'],
  [/\b(?:monsters?|beasts?)\b/gi, 'big shy creature'],
  [/\b(?:ghosts?|skeletons?)\b/gi, 'pale shape'],
  [/\bwitch(?:es)?\b/gi, 'odd old lady'],
  [/\b(?:scared|afraid|frightened|terrified)\b/gi, 'unsure'],
  [/\b(?:scary|frightening|horrible|terrible)\b/gi, 'odd'],
  [/\b(?:stole|stolen|robbed)\b/gi, 'took'],
  [/\b(?:thief|thieves|robbers?|pirates?)\b/gi, 'rascal'],
  [/\b(?:trapped|caught)\b/gi, 'stuck'],
  [/\b(?:chased|hunted)\b/gi, 'followed'],
  [/\b(?:bit|bitten)\b/gi, 'nibbled'],
  [/\b(?:hurt|injured|wounded)\b/gi, 'sore'],
  [/\b(?:swords?|knife|knives|axes?)\b/gi, 'stick'],
  [/\b(?:crashed|smashed)\b/gi, 'bumped'],
  [/\b(?:fires?|flames?)\b/gi, 'glow'],
  [/\b(?:storms?)\b/gi, 'wind'],
  [/\b(?:alone)\b/gi, 'apart'],
  [/\b(?:lost)\b/gi, 'mislaid'],
  [/\b(?:dark(?:ness)?)\b/gi, 'dim'],
  [/\b(?:cried|wept)\b/gi, 'sniffed'],
  [/\b(?:died|dead|dying)\b/gi, 'gone'],
]

export function soften(text: string): string {
  return SOFTER.reduce((left, [hard, soft]) => left.replace(hard, soft), text)
}
