// For tests: hands over a test database, that keep what they are given (mails, jobs, files) and have a movable clock.

import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import type { Events } from './events/events.ts'
import type { Files } from './files/files.ts'
import type { Hands } from './hands.ts'
import type { Jobs } from './jobs/jobs.ts'
import { silentLog } from './log.ts'
import type { MailDraft } from './mail/mail.ts'
import { ownership } from './ownership.ts'

export interface TestHands extends Hands {
  /** Everything handed over so far, oldest first; also by transactions that were rolled back. */
  mails: MailDraft[]
  sentJobs: { name: string; payload: unknown }[]
  /** Runs on like the real one, but can be moved. */
  clock: { advance(ms: number): void; set(moment: Date): void }
}

export interface TestHandsOptions extends Partial<Hands> {
  database: Database
  /** Environment settings; the limits are off unless switched on here. */
  settings?: Record<string, string>
}

/** Files that live as long as the test; no rows are written. */
function filesInMemory(): Files {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async ({ key, bytes }) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    getSmall: async (key) => kept.get(key),
    remove: async (keys) => keys.forEach((key) => kept.delete(key)),
    link: (key) => `/files/${key}`,
    outsideLink: async (key) => `https://files.test/${key}`,
  }
}

function eventsInMemory(): Events {
  const hearers = new Map<string, Set<(payload: unknown) => void>>()
  return {
    publish: async (topic, payload) => hearers.get(topic.name)?.forEach((hear) => hear(payload)),
    subscribe(topic, hearer) {
      const hear = (payload: unknown) => hearer.hear(topic.payload.parse(payload))
      const there = hearers.get(topic.name) ?? new Set()
      hearers.set(topic.name, there.add(hear))
      return () => there.delete(hear)
    },
  }
}

export function testHands({ settings, ...overrides }: TestHandsOptions): TestHands {
  const mails: MailDraft[] = []
  const sentJobs: TestHands['sentJobs'] = []
  const jobs: Jobs = { send: async (kind, payload) => void sentJobs.push({ name: kind.name, payload }) }
  let offset = 0
  return {
    config: readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings }),
    mail: { send: async (_rows, draft) => void mails.push(draft) },
    jobs,
    events: eventsInMemory(),
    files: filesInMemory(),
    log: silentLog,
    ownership,
    failpoint() {},
    now: () => new Date(Date.now() + offset),
    randomBytes,
    fetch: () => Promise.reject(new Error('This test has no wire to the outside')),
    ...overrides,
    mails,
    sentJobs,
    clock: {
      advance: (ms) => {
        offset += ms
      },
      set: (moment) => {
        offset = moment.getTime() - Date.now()
      },
    },
  }
}
