// The painted style over sixty random pages: the second half.
import { describeStyle } from './test-describe-style.ts'

describeStyle('digital_art', [30, 60])
