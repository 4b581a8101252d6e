// One spelling on every screen, mail and page: American, as the specification's words are. Stories have their own voice.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const spoken = [
  ...['**/*words*.ts', '**/refusals.ts', '**/*contract.ts', 'website/**/*.{ts,tsx}', '**/*mail*.ts', '**/web/**/*.tsx'],
]
const british =
  /\b(?:[\w-]*colour\w*|favourit\w*|neighbour(?:s|ing)?|behaviour\w*|honour\w*|flavour\w*|humour\w*|cancell(?:ed|ing)|travell(?:ed|er|ing)\w*|recognis\w*|organis\w*|apologis\w*|personalis\w*|centre|grey|spelt|misspelt|learnt|licence|jewellery|whilst|cosy|for ever)\b/gi

/** What stands between quotation marks, or between tags. */
const said = (code: string) =>
  code
    .replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')
    .replaceAll(/^(?:import|export) .*from .*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|>[^<>{}]+</g) ?? []

test('every word of ours on a screen, in a mail and on a page is spelled as Americans spell it', () => {
  const files = globSync(spoken, { cwd: root }).filter(
    (file) => !/\.data\.ts$|\.test\.tsx?$|(?:^|\/)test-|^(?:writing|drawing|binding)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) =>
    said(readFileSync(join(root, file), 'utf8')).flatMap((text) =>
      /\s/.test(text) ? [...text.matchAll(british)].map(([word]) => `${file}: ${word}`) : [],
    ),
  )
  expect(found).toEqual([])
})
