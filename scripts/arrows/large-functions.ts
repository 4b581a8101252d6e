// Functions that one cannot take in at a glance: over 60 lines or 20 branches. Read by their margin, as the formatter sets it.

import { withoutComments } from './read-arrows.ts'

const mostLines = 60
const mostBranches = 20

export interface LargeFunction {
  name: string
  lines: number
  branches: number
}

const opening = /^(?:export )?(?:async )?function\*? (\w+)|^(?:export )?const (\w+) = .*=> \{$/
const branch = /\b(?:if|for|while|case|catch)\b|\s\?\s|&&|\|\|/g

/** Those at the left margin, each with all that is inside it. */
export function largeFunctions(source: string): LargeFunction[] {
  const lines = withoutComments(source).split('\n')
  return lines.flatMap((line, at) => {
    const found = opening.exec(line)
    const name = found?.[1] ?? found?.[2]
    if (name === undefined) return []
    const end = lines.findIndex((later, i) => i >= at && later.startsWith('}'))
    const text = lines.slice(at, end + 1)
    const branches = withoutStrings(text.join('\n')).match(branch)?.length ?? 0
    return text.length > mostLines || branches > mostBranches ? [{ name, lines: text.length, branches }] : []
  })
}

const withoutStrings = (code: string) => code.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
