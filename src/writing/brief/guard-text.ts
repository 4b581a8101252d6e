// The door for free text: it is cleaned, bounded and looked at before anything is made of it.
import { unprintedWords } from '../../base/printed-letters.ts'

export interface Refused {
  ok: false
  field: string
  message: string
}
export interface Allowed<T> {
  ok: true
  value: T
}
export type Guarded<T> = Allowed<T> | Refused

export const CAPS = {
  name: 40,
  interests: 600,
  shape: 2000,
  own: 10_000,
  wish: 300,
  label: 60,
  detail: 200,
  dedication: 400,
} as const

// Control, zero-width, bidirectional and other format marks; new lines and tabs stay, and so do the joiners of pictographs and
// of scripts that are spelt with them (Sinhala, Persian).
const INVISIBLE =
  /(?![\n\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d]/gu
/** Letters, and what stands between them: a nickname in quotes or brackets, a robot's number, a heart, a Tibetan point. */
const NAME =
  /^(?=.*\p{L})(?:\u200c|\u200d|[\p{L}\p{M}\p{N}\p{Pd}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f"“”„«»‘’'ʼ׳״()&.,·・་ -])+$/u

const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(guns?|rifles?|pistols?|shotguns?|bombs?|grenades?|machetes?|explosives?|stab(?:s|bed|bing)?|shoot(ing)? (people|someone|him|her|them))\b/i,
    'weapons',
  ],
  [/\b(kill\w*|murder\w*|behead\w*|tortur\w*|bloody|gore|massacre|slaughter\w*|corpses?)\b/i, 'killing'],
  [
    /\b(suicid\w*|self[- ]?harm\w*|cut(ting)? (myself|herself|himself)|hang (myself|herself|himself)|anorexi\w*)\b/i,
    'self-harm',
  ],
  [/\b(sex\w*|porn\w*|nude|naked|erotic\w*|fetish\w*|rape\w*|molest\w*|orgasm\w*)\b/i, 'adult themes'],
  [
    /\b(cocaine|heroin|meth|marijuana|weed smoking|crack pipe|drugs|drunk|vodka|whisk(e)?y|cigarettes?|vap(e|ing))\b/i,
    'drugs or drink',
  ],
  [/\b(nazis?|hitler|kkk|terroris\w*|white power|ethnic cleansing|genocid\w*)\b/i, 'hate'],
  [/\b(fuck\w*|shit\w*|bitch\w*|cunt\w*|bastards?|asshole\w*|wank\w*)\b/i, 'rude words'],
]

const INJECTION =
  /(ignore|disregard|forget|override)\s+(all\s+|any\s+|the\s+|your\s+|previous\s+|prior\s+|above\s+)*(instructions?|prompts?|rules?|directions?)|system\s*prompt|you are now|act as an? (ai|assistant|model|admin\w*)\b|jailbreak|developer mode|<\s*\/?\s*(system|script|iframe|img|assistant)|\[\/?inst\]|```|\bDAN mode\b|reveal (your|the) (prompt|instructions)|api[_ ]?key|sd_cpp_extra_args/i

/** NFKC, but for the vowel "am" of Thai and Lao: taken apart, it would stand over its tone. */
const compatible = (text: string) => text.replace(/[^\u0e33\u0eb3]+/gu, (part) => part.normalize('NFKC'))

/** NFKC, no invisible characters, single spaces (new lines are kept), at most `cap` characters. */
function cleanText(text: string, cap: number): string {
  const plain = compatible(text)
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  return [...plain].slice(0, cap).join('').trim()
}

export function guardText(field: string, raw: unknown, cap: number): Guarded<string> {
  if (raw === undefined || raw === null) return { ok: true, value: '' }
  if (typeof raw !== 'string') return { ok: false, field, message: 'Please write this in words.' }
  const text = cleanText(raw, cap)
  const looked = cleanText(raw, Math.max(5000, cap))
  if (INJECTION.test(looked))
    return {
      ok: false,
      field,
      message: 'This reads like orders to a computer. Tell us about the story instead, in your own words.',
    }
  const found = UNSAFE.find(([pattern]) => pattern.test(looked))
  if (found)
    return {
      ok: false,
      field,
      message: `We keep ${found[1]} out of our books. Please change this, and the story can begin.`,
    }
  const lacking = unprintedWords(looked, placeOf(field))
  if (lacking !== undefined) return { ok: false, field, message: lacking }
  if (/https?:\/\/|www\.|[\w.+-]+@[\w-]+\.\w{2,}/i.test(looked))
    return { ok: false, field, message: 'Please leave out links and e-mail addresses.' }
  return { ok: true, value: text }
}

/** `characters.0.physical_description`: the physical description. */
const placeOf = (field: string) =>
  field === 'prompt' ? 'your wish' : `the ${(field.split('.').at(-1) ?? '').replaceAll('_', ' ')}`

/** A name is kept exactly as typed, apart from invisible characters and stray spaces. */
export function guardName(field: string, raw: unknown): Guarded<string> {
  if (typeof raw !== 'string') return { ok: false, field, message: 'Please give a name.' }
  const name = cleanText(raw, 200).replace(/\n/g, ' ')
  if (name === '') return { ok: false, field, message: 'Please give a name.' }
  if ([...name].length > CAPS.name)
    return { ok: false, field, message: `A name may have at most ${CAPS.name} letters.` }
  const lacking = unprintedWords(name, placeOf(field))
  if (lacking !== undefined) return { ok: false, field, message: lacking }
  if (!NAME.test(name))
    return {
      ok: false,
      field,
      message:
        'A name may have letters, numbers, spaces, points, hyphens, apostrophes, and a nickname in quotes or brackets.',
    }
  const rude = UNSAFE.slice(3).some(([pattern]) => pattern.test(name))
  if (rude) return { ok: false, field, message: 'Please choose another name for the book.' }
  return { ok: true, value: name }
}
