// What a door says of letters that no book can print. Screens are not sent the list with their forms: they fetch it when it is needed.
import { wordsOfUnprinted } from './known-letters.ts'

export const unprintedWords = (text: string, where: string): string | undefined => wordsOfUnprinted(text, where)
