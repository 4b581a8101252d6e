// Which letters do not stand each by itself.

/** Letters that join, change places, or run from the right: what stands for a word is the whole of it. */
export const JOINED =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]/u
