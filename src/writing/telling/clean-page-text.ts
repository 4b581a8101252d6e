// Strips what a language model says around a page, so that only the page is left.

const PREFIX =
  /^(?:\s*[*_#>"“]*\s*(?:page\s*\d+(?:\s*of\s*\d+)?\s*[*_]*\s*[:.\-–—)]+|here(?:'s|’s| is| are)\b[^\n:]{0,80}(?:story|page|text|version|rewrite)\b[^\n:]{0,40}:|(?:sure|certainly|of course|okay|ok)\b[^\n:.!]{0,60}[:.!]|(?:text|story|title)\s*:)\s*[*_]*\s*)+/i

export function cleanPageText(text: string): string {
  const bare = text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/^```\w*|```$/gm, '')
    .trim()
    .replace(PREFIX, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?:https?:\/\/|www\.)\S+/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  const quoted = /^["“]([^"“”]*)["”]$/.exec(bare)?.[1]
  return (quoted ?? bare).trim()
}
