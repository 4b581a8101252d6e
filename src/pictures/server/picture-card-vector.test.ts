// The vector style over sixty random pages.
import { describeStyle } from './test-describe-style.ts'

describeStyle('vector', [0, 60])
