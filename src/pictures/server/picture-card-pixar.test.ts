// The pixar style over forty-eight random pages: every place is among them, and each book four times.
import { describeStyle } from './test-describe-style.ts'

describeStyle('pixar', [0, 48])
