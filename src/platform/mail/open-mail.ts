// The outbox at work: a mail is a row and a job of one transaction, and goes out by the job, at least once.

import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '../../../database/schema/platform.ts'
import { brand } from '../../base/brand.ts'
import { day, minute } from '../../base/dates.ts'
import { testShopNote } from '../../base/settings.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Failpoint } from '../failpoint.ts'
import { jobKind, type JobQueue } from '../jobs/jobs.ts'
import { describeFault, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { emlPostman, mailFolder, sweepFolder } from './eml-postman.ts'
import type { Mail } from './mail.ts'
import { smtpPostman } from './smtp-postman.ts'

export interface MailOptions {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'DATA_DIR' | 'STRIPE_SECRET_KEY'>
  database: Database
  jobs: JobQueue
  log: Log
  metrics: Pick<Metrics, 'count'>
  failpoint: Failpoint
  now(): Date
}

/** With the queue's growing delays about half an hour: longer than most mail servers are away. */
const tries = 11
const keptFor = 30 * day

const deliverMail = jobKind({
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid() }),
  attempts: tries,
  onePer: ({ mailId }) => mailId,
})
const sweepMails = jobKind({ name: 'mail.sweep', payload: z.object({}), every: minute })

function sender({ MAIL_FROM, PUBLIC_URL }: MailOptions['config']): string {
  return MAIL_FROM ?? `${brand} <no-reply@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'}>`
}

/** As long as the shop only plays at selling, no mail of it goes out without saying so. */
const withShopNote = ({ text, html }: { text: string; html: string }) => ({
  text: `${text}\n-- \n${testShopNote}.\n`,
  html: html.replace('</div></body>', `<p style="margin:24px 0 0;font-size:14px">${testShopNote}.</p>\n</div></body>`),
})

export function openMail({ config, database, jobs, log, metrics, failpoint, now }: MailOptions): Mail {
  const { owner } = database
  const takeOut = config.SMTP_URL ? smtpPostman(config.SMTP_URL) : emlPostman(mailFolder(config))
  const from = sender(config)
  const emptied = { text_body: '', html_body: '', unsubscribe_url: null }

  jobs.work(deliverMail, async ({ id: jobId, payload: { mailId } }) => {
    const [mail] = await owner
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(and(eq(mails.id, mailId), isNull(mails.sent_at), lt(mails.attempts, tries)))
      .returning()
    if (!mail) return
    failpoint('mail.taken')
    const { id, recipient: to, subject, created_at: date, unsubscribe_url: unsubscribe } = mail
    const letter = { id, from, to, subject, date, unsubscribe }
    try {
      const body = { text: mail.text_body, html: mail.html_body }
      await takeOut({ ...letter, ...(config.STRIPE_SECRET_KEY ? body : withShopNote(body)) })
    } catch (fault) {
      metrics.count('mails', mail.attempts < tries ? 'retried' : 'given_up')
      if (mail.attempts < tries) throw fault
      // Its link has run out by now; it must not lie about.
      await owner.update(mails).set(emptied).where(eq(mails.id, mailId))
      log.error('mail given up', { jobId, code: mail.kind, fault: describeFault(fault) })
      return
    }
    failpoint('mail.delivered')
    await owner
      .update(mails)
      .set({ ...emptied, sent_at: now() })
      .where(eq(mails.id, mailId))
    metrics.count('mails', 'sent')
  })

  // A job lives and dies in the queue's tables; this finds a mail whose job was lost with them.
  jobs.work(sweepMails, async () => {
    const before = (ms: number) => lt(mails.created_at, new Date(now().getTime() - ms))
    const left = await owner
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sent_at), before(minute), lt(mails.attempts, tries)))
      .limit(500)
    for (const { id } of left) await jobs.send(deliverMail, { mailId: id })
    await owner.delete(mails).where(before(keptFor))
    await sweepFolder(mailFolder(config), new Date(now().getTime() - keptFor))
  })

  return {
    async send(rows, draft) {
      const [mail] = await rows
        .insert(mails)
        .values({
          kind: draft.kind,
          recipient: draft.to,
          subject: draft.subject,
          text_body: draft.text,
          html_body: draft.html,
          unsubscribe_url: draft.unsubscribe ?? null,
          created_at: now(),
        })
        .returning({ id: mails.id })
      if (mail) await jobs.send(deliverMail, { mailId: mail.id }, rows)
    },
  }
}
