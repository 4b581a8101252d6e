import { everyScreenIsAccessible } from './every-screen.ts'
import { phone } from './harness.ts'

everyScreenIsAccessible(phone)
