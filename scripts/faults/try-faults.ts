// `node scripts/faults/try-faults.ts S3 S9.18`: plants the faults of these statements, or sections, or all, and says who noticed them.

import { faults } from './faults.ts'
import { copyHouse, noticedBy } from './plant-fault.ts'
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
  const by = await noticedBy(house, fault, statement).catch(
    (error: unknown) => `BROKEN ${String(error).slice(0, 1500)}`,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${fault.statement} ${seconds} s ${by ?? 'NOT NOTICED'}: ${fault.find} -> ${fault.replace}`)
}
await house.remove()
