// The capital of a letter, in the scripts that begin a sentence with one: Georgian has capitals, and begins nothing with them.

export const upper = (letter: string): string => (/\p{Script=Georgian}/u.test(letter) ? letter : letter.toUpperCase())
