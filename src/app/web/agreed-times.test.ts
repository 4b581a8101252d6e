// Times that were agreed on, where nothing else can say that they hold.

import { expect, test } from 'vitest'
import { second } from '../../base/dates.ts'
import { lookEvery } from '../../pictures/web/picture-data.ts'
import { autosaveEvery } from '../../studio/web/use-autosave.ts'
import { successSeconds } from '../../ui/banner.tsx'
import { turnMs } from '../../ui/flipbook/turning.ts'

test('a book saves itself and a job is looked up every half minute, a success stays for three seconds, a leaf turns in half a one [S4.5 S4.10 S9.10 S9.11 S9.19]', () => {
  expect([autosaveEvery, lookEvery]).toEqual([30 * second, 30 * second])
  expect([successSeconds, turnMs]).toEqual([3, 500])
})
