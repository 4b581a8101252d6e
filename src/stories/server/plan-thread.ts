// The thread on which stories are planned; started by plan-story.ts.

import { serveThread } from '../../platform/threads/serve-thread.ts'
import { plannedStory } from './planned-story.ts'

serveThread(plannedStory)
