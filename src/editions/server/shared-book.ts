// A shared book for whoever has its link: no account, no photo, no surname, no search engine.

import { colophonWords } from '../../binding/paper-words.ts'
import { printedApostrophes } from '../../stage/said-name.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { characters, shareLinks } from '../../../database/schema/books.ts'
import { auditEvents, users } from '../../../database/schema/members.ts'
import type { PasswordHasher } from '../../members/server/auth/password-hasher.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Hands } from '../../platform/hands.ts'
import { answerRaw, type Door, type Route } from '../../platform/http/route.ts'
import { shareLimits } from '../edition.ts'
import { openShare, reportShare, unlockShare } from '../share-contract.ts'
import { namesShown } from '../shown-names.ts'
import type { Bindery } from './bindery.ts'
import { filesOf, newestEdition } from './edition-rows.ts'
import { forgivePasscode, holdPasscodes, holdReports, holdVisits } from './limits.ts'
import { findFinished, newestCopy } from './newest-copy.ts'
import { reportMail } from './report-mail.ts'
import type { SharedBook } from './share-leaves.ts'
import type { SharePages } from './share-page.ts'
import { shareByToken } from './share-rows.ts'
import { pageName } from './sheets.ts'

type Shared = NonNullable<Awaited<ReturnType<typeof shareByToken>>>

export function sharedBookRoutes(hasher: PasswordHasher, say: SharePages, bindery: Bindery): Route[] {
  async function show(context: Context<Door>, shared: Shared, token: string): Promise<Response> {
    const hands = context.get('hands')
    const book = await readBook(hands, bindery, shared, token)
    // A page that stays open sends for new links to its pictures: nobody came.
    if (book && context.req.header('sec-fetch-dest') !== 'empty') await countView(hands, shared)
    return book ? say.reading(book) : say.nothing()
  }
  async function visit(context: Context<Door>, answer: Answer): Promise<Response> {
    const hands = context.get('hands')
    const token = context.req.param('token') ?? ''
    try {
      await holdVisits(hands, context.get('address'))
      const shared = await shareByToken(hands.database.owner, token, hands.now())
      return shared ? await answer(hands, shared, token) : say.nothing()
    } catch (no) {
      // A person reads this page, no program: whoever must wait is told so in HTML.
      if (no instanceof Refusal && no.details.status === 429) return say.wait(no.details.retryAfter ?? 60)
      throw no
    }
  }
  return [
    answerRaw(openShare, (context) =>
      visit(context, async (_hands, shared, token) =>
        shared.share.passcode_hash === null ? show(context, shared, token) : say.passcode(token, false),
      ),
    ),
    answerRaw(unlockShare, (context) =>
      visit(context, async (hands, shared, token) => {
        const { passcode_hash: stored, id } = shared.share
        if (stored === null) return show(context, shared, token)
        const given = await formField(context, 'passcode', shareLimits.passcode.most)
        await holdPasscodes(hands, id)
        if (!(await hasher.matches(stored, given))) return say.passcode(token, true)
        await forgivePasscode(hands, id)
        return show(context, shared, token)
      }),
    ),
    answerRaw(reportShare, (context) =>
      visit(context, async (hands, { share }, token) => {
        await holdReports(hands, context.get('address'))
        const reason = await formField(context, 'reason', shareLimits.report)
        await report(hands, share, reason)
        return say.reported(token)
      }),
    ),
  ]
}

type Answer = (hands: Hands, shared: Shared, token: string) => Promise<Response>

/** Cleaned of what cannot be printed; what is too long is cut. */
async function formField(context: Context<Door>, name: string, most: number): Promise<string> {
  const form = await context.req.parseBody()
  const value = form[name]
  return typeof value === 'string' ? value.normalize('NFC').trim().slice(0, most) : ''
}

async function countView({ database }: Hands, { share }: Shared): Promise<void> {
  await database.owner
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1` })
    .where(eq(shareLinks.id, share.id))
}

/** As its stranger may read it. */
async function readBook(hands: Hands, bindery: Bindery, { share, userId }: Shared, token: string) {
  const { owner } = hands.database
  const finished = await findFinished(hands, share.book_id)
  // While the book gets another story, its last finished copy is read.
  const edition = finished ? await newestCopy(hands, bindery, finished) : await newestEdition(owner, share.book_id)
  if (!edition) return undefined
  const kept = await filesOf(owner, edition.id)
  const link = (name: string) => hands.files.link((kept.get(name) ?? '').replace(/jpg$/, 'png'), share.id)
  const cast = await owner
    .select({ name: characters.name, type: characters.type, name_sounds: characters.name_sounds })
    .from(characters)
    .where(eq(characters.book_id, share.book_id))
    .orderBy(asc(characters.character_order))
  const [member] = await owner.select({ surname: users.last_name }).from(users).where(eq(users.id, userId))
  // Figures that the story brought along are nobody's family.
  const told = edition.content.art.cast.filter(({ role }) => role !== 'figure')
  const hidden = namesShown([...told, ...cast], [member?.surname ?? ''], share.hides_name)
  const shown = (text: string) => printedApostrophes(hidden(text))
  const { title, language, dedication, pages, band, names, colophon, blurb, refrain } = edition.content
  const heroes = names.map(shown)
  const book: SharedBook = {
    token,
    title: shown(title),
    heroes,
    language,
    band,
    dedication: shown(dedication),
    blurb: shown(blurb),
    refrain: shown(refrain ?? ''),
    colophon: colophonWords({
      heroes,
      colophon,
      finishedOn: edition.created_at.toISOString().slice(0, 10),
      id: edition.sha256,
    }),
    cover: link('cover'),
    back: link('back'),
    endPapers: link('end-papers'),
    pages: pages.map(({ number, text, alt, recipe }) => ({
      number,
      text: shown(text),
      alt: shown(alt),
      picture: link(`pictures/${pageName(number)}`),
      shot: recipe.page.scene.shot,
      side: recipe.page.scene.textSide,
    })),
    // How a hidden name or a surname sounds would tell it.
    sounds: cast.filter(({ name, name_sounds }) => name_sounds !== '' && shown(name) === name),
  }
  return book
}

function report({ database, mail, config, now }: Hands, share: Shared['share'], reason: string): Promise<void> {
  const operators = config.operatorEmails.size > 0 ? [...config.operatorEmails] : [config.SUPPORT_EMAIL ?? '']
  return database.transaction(async (rows) => {
    await rows.insert(auditEvents).values({ action: 'share.reported', subject: share.id, at: now() })
    for (const to of operators) if (to !== '') await mail.send(rows, reportMail(to, share, reason))
  })
}
