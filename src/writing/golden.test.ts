import { expect, it } from 'vitest'
import { readBrief } from './brief.ts'
import { plan } from './plan.ts'
import { tell } from './tell.ts'

const files = import.meta.glob<{ brief: unknown; seed: number; pages: string[] }>('./golden/*.json', {
  eager: true,
  import: 'default',
})

it('has three samples for each reader', () => {
  for (const band of ['b0', 'b4', 'b7', 'b10'])
    expect(Object.keys(files).filter((path) => path.includes(`/${band}-`))).toHaveLength(3)
})

it.each(Object.entries(files))('tells %s as it was read and approved', (_, sample) => {
  const read = readBrief(sample.brief)
  if (!read.ok) throw new Error(read.message)
  expect(tell(plan(read.value, sample.seed)).pages).toEqual(sample.pages)
})
