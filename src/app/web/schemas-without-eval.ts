// Imported first: the content security policy forbids making code from text, which zod's schemas would try when they are defined.

import { config } from 'zod/v4/core'

config({ jitless: true })
