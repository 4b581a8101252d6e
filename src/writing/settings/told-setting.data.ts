// What a story says of the place where it is set: before what a page says, and only where its picture shows the place.
import type { BeatName } from '../plan/skeletons.data.ts'

export interface SettingLine {
  fn: BeatName
  /** On a lap; '' where it would break the pattern. */
  small: string
  prose: string
  verse: string
}

/** {there}: "on the farm"; {day}: day or night, as the picture has it. */
export const SETTING_LINES: readonly SettingLine[] = [
  { fn: 'home', small: 'It began {there}.', prose: 'It all began {there}.', verse: 'It began {there}, or so people say, / On a perfectly usual kind of a day.' },
  { fn: 'close', small: 'All was well {there}.', prose: 'All was well {there}.', verse: 'All was well {there}, and better than well: / There was no more trouble, and nothing to tell.' },
  { fn: 'hobby', small: '', prose: 'Most days you could find {Hero} {there}.', verse: '' },
  { fn: 'trouble', small: 'What a {day} {there}!', prose: 'There had never been such a {day} {there}.', verse: 'There had never been such a {day} {there}. / People stood with their hands in their hair.' },
  { fn: 'resolution', small: 'What joy {there}!', prose: 'There had never been such joy {there}.', verse: 'There was joy {there} that you couldn’t keep in: / It began at the toes, and it went to the chin.' },
  { fn: 'low', small: 'It was quiet {there}.', prose: 'It was very quiet {there}.', verse: 'It was quiet {there}, and nobody spoke, / And nobody laughed, and nobody woke.' },
  { fn: 'want', small: 'There was news {there}.', prose: 'There was news {there}.', verse: 'There was news {there}, the best in the year, / And it went round by whisper from ear to ear.' },
  { fn: 'stakes', small: 'It went quiet {there}.', prose: 'Nobody had ever looked so worried {there}.', verse: '' },
  { fn: 'try1', small: '{Hero} set to work {there}.', prose: '{Hero} set to work {there}.', verse: '' },
  { fn: 'friend', small: 'Who was {there}?', prose: '{Hero} was never alone {there}.', verse: '' },
  { fn: 'flaw', small: '', prose: 'Nobody is perfect, not even {there}.', verse: '' },
  { fn: 'fail2', small: 'Things got worse {there}.', prose: 'Things did not get better {there}.', verse: '' },
  { fn: 'try2', small: 'Who could help {there}?', prose: 'What else might help {there}?', verse: '' },
  { fn: 'turn', small: 'All was calm {there}.', prose: 'All had been calm {there}.', verse: '' },
  { fn: 'try3', small: 'One more try {there}!', prose: 'There was one more thing to try {there}.', verse: '' },
  { fn: 'clue', small: 'Hush, {there}!', prose: 'There was a hush {there}.', verse: '' },
  { fn: 'insight', small: 'Was there a way {there}?', prose: 'There had to be a way {there}.', verse: '' },
  { fn: 'fail1', small: 'Oh dear, what a {day} {there}!', prose: 'It was one of those {day}s {there}.', verse: '' },
  { fn: 'fail3', small: 'It went wrong {there}.', prose: 'Nobody had another idea {there}.', verse: '' },
  { fn: 'means', small: 'Now for it, {there}!', prose: 'It was now or never {there}.', verse: '' },
] // prettier-ignore

/** A world whose first page plays there says who lives there. */
export const OPENINGS: Readonly<Record<string, string>> = {
  castle: 'There was a castle on {home}, and {Hero} lived in it.',
}
