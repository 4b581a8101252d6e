// The painted style over sixty random pages: the first half.
import { describeStyle } from './test-describe-style.ts'

describeStyle('digital_art', [0, 30])
