// The names in a file's code, without what it says: comments, strings, patterns and the words of templates.

import { withoutComments } from './read-arrows.ts'

/** A string, a pattern, or what opens or closes a template and the braces in its holes. */
const saidOrBrace =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[^]*?\*\/|(?<=(?:^|[(,=:[!&|?{};>+]|\breturn)\s*)\/(?![/*])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[`{}]/gm
const templateEnd = /\\[^]|`|\$\{/g

export function namesIn(source: string): Set<string> {
  const code = withoutComments(source)
  const spoken: string[] = []
  /** How many braces are open in each hole of a template that we are in. */
  const holes: number[] = []
  let at = 0
  saidOrBrace.lastIndex = 0
  for (let found = saidOrBrace.exec(code); found; found = saidOrBrace.exec(code)) {
    spoken.push(code.slice(at, found.index))
    at = saidOrBrace.lastIndex
    const open = holes.pop()
    const isEnd = found[0] === '}' && open === 0
    if (open !== undefined && !isEnd) holes.push(open + (found[0] === '{' ? 1 : found[0] === '}' ? -1 : 0))
    if (isEnd || found[0] === '`') at = pastText(code, at, holes)
    saidOrBrace.lastIndex = at
  }
  spoken.push(code.slice(at))
  return new Set(spoken.join(' ').match(/(?<![\p{L}\d_$])[\p{L}_$][\p{L}\d_$]*/gu))
}

/** From within a template to its end, or into its next hole. */
function pastText(code: string, from: number, holes: number[]): number {
  templateEnd.lastIndex = from
  for (let found = templateEnd.exec(code); found; found = templateEnd.exec(code)) {
    if (found[0] === '`') return templateEnd.lastIndex
    if (found[0] !== '${') continue
    holes.push(0)
    return templateEnd.lastIndex
  }
  return code.length
}
