// The painted style over forty-eight random pages, every place among them: the first half.
import { describeStyle } from './test-describe-style.ts'

describeStyle('digital_art', [0, 24])
