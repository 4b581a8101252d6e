import { everyScreenIsAccessible } from './every-screen.ts'
import { desk } from './harness.ts'

everyScreenIsAccessible(desk)
