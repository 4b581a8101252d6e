import { expect, test } from 'vitest'
import { readConfig } from '../../../../platform/config.ts'
import { dottedPackageId } from './package-id.ts'

test('a product id of the old form is sent with points, one of the new form as it is set', () => {
  expect(dottedPackageId('1100X0850FCPRECW080CW444GXX')).toBe('1100X0850.FC.PRE.CW.080CW444.GXX')
  expect(dottedPackageId('1100X0850.FC.PRE.CW.080CW444.MXX')).toBe('1100X0850.FC.PRE.CW.080CW444.MXX')
})

test('what is printed by default has the new form; an id of neither form ends the start', () => {
  const { LULU_POD_PACKAGE_ID, LULU_COLORING_POD_PACKAGE_ID } = readConfig({})
  expect([LULU_POD_PACKAGE_ID, LULU_COLORING_POD_PACKAGE_ID]).toEqual([
    '1100X0850.FC.PRE.CW.080CW444.GXX',
    '1100X0850.BW.STD.SS.060UW444.GXX',
  ])
  expect(readConfig({ LULU_POD_PACKAGE_ID: '0850X0850FCPRECW080CW444MXX' }).LULU_POD_PACKAGE_ID).toBe(
    '0850X0850FCPRECW080CW444MXX',
  )
  expect(() => readConfig({ LULU_POD_PACKAGE_ID: '1100X0850.FCPRE.CW' })).toThrow(/LULU_POD_PACKAGE_ID/)
})
