// Photos of characters: decoded and made anew on a thread, shown to their member only, gone after some days or at once.

import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { books, characters } from '../../../database/schema/books.ts'
import { consents } from '../../../database/schema/members.ts'
import { files } from '../../../database/schema/platform.ts'
import { day, hour } from '../../base/dates.ts'
import { lockCharacter } from '../../books/server/find-book.ts'
import type { Hands } from '../../platform/hands.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { openThreads } from '../../platform/threads/threads.ts'

import type { addPhoto as contract, SuggestedColors } from '../photo-contract.ts'
import { photoConsentVersion, photoLimits } from '../picture.ts'
import { brokenPhoto, notAPhoto, photoNotFound, photoTooLarge } from '../refusals.ts'
import { holdPhotos } from './limits.ts'

export type ReadPhoto =
  | { jpeg: Uint8Array<ArrayBuffer>; suggested: SuggestedColors }
  | { no: 'not a photo' | 'broken' | 'too large' }

/** One at a time: a bomb costs its sender a wait, and the server one thread. */
const reading = openThreads<Uint8Array, ReadPhoto>(new URL('./photo-thread.ts', import.meta.url), 1)

type Input = z.output<typeof contract.input>

export async function lookForPhoto(call: FirstLook<Input>) {
  const { character } = await lockCharacter(call, call.input.character_id)
  return character
}

export async function addPhoto(call: LongCall<Input>, character: Awaited<ReturnType<typeof lookForPhoto>>) {
  const { hands, caller, input } = call
  await holdPhotos(hands, caller.id)
  const read = await readPhoto(input.file)
  const now = hands.now()
  const expiresAt = new Date(now.getTime() + photoLimits.days * day)
  const key = `photos/${character.book_id}/${character.id}_${now.getTime()}.jpg`
  await hands.files.put({
    key,
    bytes: read.jpeg,
    contentType: 'image/jpeg',
    kind: 'photo',
    userId: caller.id,
    bookId: character.book_id,
    expiresAt,
  })
  const kept = await call.asMember(async (rows) => {
    const present = await lockCharacter({ ...call, rows }, character.id)
    await rows
      .insert(consents)
      .values({ user_id: caller.id, kind: 'photo', version: photoConsentVersion, given_at: now })
    await rows
      .update(characters)
      .set({ reference_image_url: key, updated_at: now })
      .where(eq(characters.id, character.id))
    return { replaced: present.character.reference_image_url }
  })
  if (kept.replaced !== null) await hands.files.remove([kept.replaced])
  const [file] = await hands.database.owner.select({ id: files.id }).from(files).where(eq(files.key, key))
  return {
    id: file?.id ?? '',
    character_id: character.id,
    url: hands.files.link(key),
    expires_at: expiresAt.toISOString(),
    suggested: read.suggested,
  }
}

export async function readPhoto(file: File) {
  const read = await reading.ask(new Uint8Array(await file.arrayBuffer()))
  if ('no' in read) {
    throw { 'not a photo': notAPhoto, broken: brokenPhoto, 'too large': photoTooLarge }[read.no]()
  }
  return read
}

export async function deletePhoto(call: LongCall<{ id: string }>): Promise<{ success: true }> {
  const { hands, caller, input } = call
  const [file] = await hands.database.owner.select().from(files).where(eq(files.id, input.id))
  if (file?.kind !== 'photo' || !file.book_id || !hands.ownership.owns(caller, file.user_id)) throw photoNotFound()
  const { key, book_id: bookId } = file
  await call.asMember(async (rows) => {
    // Files have no row policies: their book's stand for them.
    const [book] = await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    if (!book) throw photoNotFound()
    await rows
      .update(characters)
      .set({ reference_image_url: null, updated_at: hands.now() })
      .where(eq(characters.reference_image_url, key))
  })
  await hands.files.remove([key])
  return { success: true }
}

/** Bytes go with the sweep of files; this takes their names from the characters, a little earlier. */
export const forgetPhotosJob = jobKind({ name: 'pictures.forget-photos', payload: z.object({}), every: hour })

export async function forgetPhotos({ database, now }: Hands): Promise<void> {
  const kept = sql`exists (select 1 from ${files} where ${files.key} = ${characters.reference_image_url})`
  const over = database.owner
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.kind, 'photo'), lte(files.expires_at, new Date(now().getTime() + hour))))
  await database.owner
    .update(characters)
    .set({ reference_image_url: null })
    .where(
      and(
        isNotNull(characters.reference_image_url),
        or(sql`not ${kept}`, sql`${characters.reference_image_url} in ${over}`),
      ),
    )
}
