// What an operator's prompt templates are for, which placeholders each knows, and the safe ones that are built in.

export const promptPurposes = ['story-pages', 'page-retell', 'titles'] as const
export type PromptPurpose = (typeof promptPurposes)[number]

interface PurposeRule {
  must: readonly string[]
  may: readonly string[]
  template: string
}

const shared = `Names exactly as in "cast", never shortened, never spelt out; no new names. Never state the moral. Past tense, third person.
Never use: suddenly, little did, twinkle, magical, "learned that", lists of adjectives. Adults may help, but the hero solves it.
Plain words only: no headings, no page numbers, no Markdown, no HTML, no links.`

/** The facts of the story travel in the message beside these instructions, as data: a template never holds them. */
const rules: Readonly<Record<PromptPurpose, PurposeRule>> = {
  'story-pages': {
    must: ['limits'],
    may: ['reader', 'peril', 'form'],
    template: `You write a picture book for reading aloud to {{reader}}. The message holds a plan in 24 beats.
Write exactly one text for each beat it asks for, in order, {{form}}. {{limits}} {{peril}}
Each page tells its beat's event in your own words and why it follows from the pages before. What stands under "say" is said word for word.
Use one concrete, slightly odd detail a page; the picture shows looks, weather and place, so leave them out.
Pages with a "hook" end on a question, a cut-off or a reveal. Vary how sentences begin and how long they are. Let people speak.
${shared}`,
  },
  'page-retell': {
    must: ['limits'],
    may: ['reader', 'peril', 'form'],
    template: `You tell pages of a finished picture book for {{reader}} anew, {{form}}. {{limits}} {{peril}}
Write exactly one text for each page asked for. Keep every fact that the other pages lean on; what stands under "say" is said word for word.
Where "broken" says what was wrong with the words before, mend that. Where there is a "wish", follow it as far as the facts allow.
Use other words than "before".
${shared}`,
  },
  titles: {
    must: ['count'],
    may: ['reader'],
    template: `You name a finished picture book for {{reader}}. Write {{count}} different titles, the best first.
At most eight words each, in title case, without quotation marks or a full stop; concrete, a little odd, easy to say aloud.
Name the hero in two of them at most. Do not give the ending away. Plain words only, and no names that the story does not have.`,
  },
}

function isPurpose(purpose: string): purpose is PromptPurpose {
  return promptPurposes.some((one) => one === purpose)
}

const shown = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** What is wrong with a template, in words an operator reads; null when nothing is. */
export function checkTemplate(purpose: string, template: string): string | null {
  if (!isPurpose(purpose)) return `Purpose must be one of: ${promptPurposes.join(', ')}`
  const { must, may } = rules[purpose]
  const known = [...must, ...may]
  const used = [...template.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map((found) => found[1] ?? '')
  const strange = used.find((name) => !known.includes(name))
  if (strange !== undefined) return `Template has the unknown placeholder {{${strange}}}. Known here: ${shown(known)}`
  const missing = must.filter((name) => !used.includes(name))
  if (missing.length > 0) return `Template must contain ${shown(missing)}`
  if (/\{\{|\}\}/.test(template.replace(/\{\{\s*[^{}]*?\s*\}\}/g, '')))
    return 'Template has a placeholder that is not closed'
  if (template.replace(/\{\{.*?\}\}/g, '').trim().length < 40) return 'Template must tell the model what to write'
  return null
}

/** A template with its placeholders filled; unknown ones stay as they are, which `checkTemplate` has refused before. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => values[name] ?? whole)
}

export function builtInTemplate(purpose: PromptPurpose): string {
  return rules[purpose].template
}
