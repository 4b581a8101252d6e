import { expect, test } from 'vitest'
import { CallFailed } from '../../ui/call-failed.ts'
import { explainCreating, explainSaving } from './explain-making.ts'

const mishap = new TypeError('x is undefined')
const failed = new CallFailed('Failed to create book', { code: 'unknown', status: 500 })

test('a call says what it could not do; a mishap of the screen is said without its own words [S8.14]', () => {
  expect(explainCreating(failed)).toBe('Failed to create book')
  expect(explainCreating(mishap)).toBe('An error occurred while creating your book.')
  expect(explainSaving(failed)).toMatchObject({ heading: 'Failed to create book' })
  expect(explainSaving(mishap)).toEqual({ heading: 'An error occurred while saving. Please try again.' })
})
