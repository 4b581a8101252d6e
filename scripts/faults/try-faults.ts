// `node scripts/faults/try-faults.ts S3 S9.18`: plants the faults of these statements, or sections, or all, and says who noticed them.

import { faults } from './faults.ts'
import { copyHouse, noticeOf } from './plant-fault.ts'
import { readStatements } from './statements.ts'

const asked = process.argv.slice(2)
const isAsked = (number: string) =>
  asked.length === 0 || asked.some((one) => number === one || number.startsWith(`${one}.`))
const statements = new Map(readStatements().map((one) => [one.number, one]))
const house = await copyHouse()
for (const fault of faults.filter((one) => isAsked(one.statement))) {
  const statement = statements.get(fault.statement)
  if (!statement) throw new Error(`There is no statement ${fault.statement}`)
  const start = performance.now()
  const seen = await noticeOf(house, fault, statement, { isQuick: true }).catch(String)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const told =
    typeof seen === 'string' ? `BROKEN ${seen.slice(0, 800)}` : seen ? `${seen.by}: ${seen.words}` : 'NOT NOTICED'
  console.log(`${fault.statement} (${seconds} s) ${fault.find.trim().slice(0, 60)}\n  ${told}`)
}
await house.remove()
