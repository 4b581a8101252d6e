// The pixar style over sixty random pages.
import { describeStyle } from './test-describe-style.ts'

describeStyle('pixar', [0, 60])
