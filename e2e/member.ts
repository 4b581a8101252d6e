// Members and their books, made by the calls instead of by hand.

import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../src/base/endpoint.ts'
import { type Book, createBook } from '../src/books/contract.ts'
import { generateStory } from '../src/stories/contract.ts'
import { requestOf } from '../src/ui/call.ts'

export const goodPassword = 'nine lanterns on the pier'

const session = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) })

export interface Member {
  /** Of the server that knows her. */
  origin: string
  email: string
  password: string
  session: z.infer<typeof session>
}

export const newEmail = () => `rosa-${randomUUID().slice(0, 8)}@example.com`

export async function newMember(email = newEmail(), origin = inject('origin')): Promise<Member> {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'anon' },
    body: JSON.stringify({ email, password: goodPassword }),
  })
  return { origin, email, password: goodPassword, session: session.parse(await response.json()) }
}

export async function ask<Input extends z.ZodType, Output extends z.ZodType>(
  member: Member,
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const { url, body } = requestOf(endpoint, input)
  const response = await fetch(member.origin + url, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.session.access_token}` },
    body,
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${JSON.stringify(answer)}`)
  return endpoint.output.parse(answer)
}

export function newBook(member: Member, title: string, style: string | null = null): Promise<Book> {
  return ask(member, createBook, { title, art_style_id: style, characters: [{ name: 'Mia', type: 'girl' }] })
}

/** All that a picture of somebody would otherwise leave to the dice. */
const look = 'brown skin, curly black hair, brown eyes, no freckles, a yellow raincoat, coral leggings, boots'

/** A book with its story, the same for every journey that does not care which: its 24 previews are drawn once for all of them. */
export async function newStory(member: Member, title: string) {
  const mia = { name: 'Mia', type: 'girl' as const, physical_description: look }
  const { id } = await ask(member, createBook, { title, art_style_id: 'vector', characters: [mia] })
  const { pages } = await ask(member, generateStory, { bookId: id, seed: 7 })
  return { id, pages }
}
