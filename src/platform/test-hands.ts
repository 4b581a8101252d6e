// For tests: hands over a test database, with mails kept in a list, a clock that can be moved and a silent log.

import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import type { Hands } from './hands.ts'
import { silentLog } from './log.ts'
import type { MailDraft } from './mail/mail.ts'
import { ownership } from './ownership.ts'

export interface TestHands extends Hands {
  /** Every mail handed over so far, oldest first; also of transactions that were rolled back. */
  mails: MailDraft[]
  /** Runs on like the real one, but can be moved. */
  clock: { advance(ms: number): void; set(moment: Date): void }
}

export interface TestHandsOptions extends Partial<Hands> {
  database: Database
  /** Environment settings; the limits are off unless switched on here. */
  settings?: Record<string, string>
}

export function testHands({ settings, ...overrides }: TestHandsOptions): TestHands {
  const mails: MailDraft[] = []
  let offset = 0
  return {
    config: readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings }),
    mail: {
      async send(_rows, draft) {
        mails.push(draft)
      },
    },
    log: silentLog,
    ownership,
    failpoint() {},
    now: () => new Date(Date.now() + offset),
    randomBytes,
    fetch: () => Promise.reject(new Error('This test has no wire to the outside')),
    ...overrides,
    mails,
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
