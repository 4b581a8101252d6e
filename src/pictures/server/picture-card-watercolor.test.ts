// The watercolor style over sixty random pages.
import { describeStyle } from './test-describe-style.ts'

describeStyle('watercolor', [0, 60])
