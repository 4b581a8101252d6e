// Where the browser keeps what a visitor tasted, until the wizard of a new member reads it.

import { brand } from '../base/brand.ts'

export const tasteKey = `${brand.toLowerCase()}-taste`
