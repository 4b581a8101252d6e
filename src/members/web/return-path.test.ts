// The way back after signing in cannot lead off the site.

import { describe, expect, test } from 'vitest'
import { keepReturnPath, returnPath, signInPathFor } from './return-path.ts'

const to = (wanted: string) => returnPath(`?${new URLSearchParams({ to: wanted })}`)

describe('the way back', () => {
  test.each([
    '/dashboard',
    '/dashboard/book/1/images?page=3#top',
    '/pricing',
    '/dashboard/checkout/1/Digital%20Copy',
    '/a//b',
  ])('%s is kept', (path) => {
    expect(to(path)).toBe(path)
  })
  test.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/signin?to=/signin',
    '/signup',
    '/reset-password',
  ])('%j leads to the dashboard', (wanted) => {
    expect(to(wanted)).toBe('/dashboard')
  })
  test('without a wish it is the dashboard', () => {
    expect(returnPath('')).toBe('/dashboard')
  })
})

test('the wish goes along between the screens of the door', () => {
  expect(keepReturnPath('/signup', '?to=%2Fdashboard%2Fprofile&x=1')).toBe('/signup?to=%2Fdashboard%2Fprofile')
  expect(keepReturnPath('/signup', '')).toBe('/signup')
})

test('the guard remembers everything but the dashboard itself', () => {
  expect(signInPathFor({ pathname: '/dashboard', search: '' })).toBe('/signin')
  expect(signInPathFor({ pathname: '/dashboard/book/1', search: '?a=1' })).toBe(
    '/signin?to=%2Fdashboard%2Fbook%2F1%3Fa%3D1',
  )
})
