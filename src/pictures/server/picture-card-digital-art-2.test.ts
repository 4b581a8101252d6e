// The painted style over forty-eight random pages: the second half.
import { describeStyle } from './test-describe-style.ts'

describeStyle('digital_art', [24, 48])
