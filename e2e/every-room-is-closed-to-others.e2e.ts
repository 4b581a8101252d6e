// Every room of the app as somebody who has no business in it. The list is the router's own: a new room is covered the day it is added.

import { expect, test } from 'vitest'
import { allScreens } from '../src/app/web/screens.ts'
import { admitsVisitors, isForVisitors } from '../src/members/web/visitor-rooms.ts'
import { useBrowser, type VisitOptions } from './harness.ts'
import { newBook, newMember, type Member } from './member.ts'

const visit = useBrowser()

const hers = 'Nine Lanterns of Ana'
/** Rooms of one book or one order lead to hers. */
async function rooms() {
  const ana = await newMember()
  const { id } = await newBook(ana, hers)
  // The wizard at its public address lets a visitor in, and there is nothing of anybody's in it.
  const behindTheGuard = allScreens.filter(({ frame, path }) => frame !== 'signed-out' && !admitsVisitors(path))
  const leadTo = (path: string) => path.replace(':id', id).replace(':tier', 'Physical%20Book')
  return {
    ana,
    all: behindTheGuard.map(({ path }) => leadTo(path)),
    ofHers: behindTheGuard.filter(({ path }) => path.includes(':id')).map(({ path }) => leadTo(path)),
    ofOperators: behindTheGuard.filter(({ isForOperators }) => isForOperators).map(({ path }) => leadTo(path)),
  }
}

async function areClosed(who: VisitOptions, addresses: readonly string[]) {
  const { page } = await visit(who)
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForURL((url) => url.pathname === '/signin')
    expect(await page.content(), address).not.toContain(hers)
  }
}

test('a visitor is sent to the door from every room', async () => {
  const { all } = await rooms()
  expect(all.length).toBeGreaterThan(20)
  await areClosed({}, all)
})

test('a visitor who has begun a book is asked to sign up at every other door, and no book of others is there for her', async () => {
  const { all, ofHers } = await rooms()
  const { page } = await visit({ at: '/dashboard/create-book', faults: true })
  await page.getByRole('heading', { name: 'Let’s make a book' }).waitFor()
  const closed = all.filter((address) => !isForVisitors(address))
  expect(closed.length).toBeGreaterThan(15)
  for (const address of closed) {
    await page.goto(address)
    await page.waitForURL((url) => url.pathname === '/signup')
    expect(await page.content(), address).not.toContain(hers)
  }
  for (const address of ofHers.filter(isForVisitors)) {
    await page.goto(address)
    await page.getByText('Book not found').first().waitFor()
  }
})

test('whoever has signed out elsewhere, or whose session has run out, is sent to the door from every room of a book', async () => {
  const { ana, ofHers } = await rooms()
  expect(ofHers.length).toBeGreaterThan(8)
  const runOut: Member = { ...ana, session: { ...ana.session, expires_at: 1, refresh_token: 'gone' } }
  await areClosed({ as: runOut }, ofHers)
  const headers = { authorization: `Bearer ${ana.session.access_token}` }
  await fetch(`${ana.origin}/auth/v1/logout?scope=global`, { method: 'POST', headers })
  await areClosed({ as: ana }, ofHers)
})

test('in the rooms of another member’s book, and of operators, a member finds nothing', async () => {
  const { ofHers, ofOperators } = await rooms()
  const { page } = await visit({ as: await newMember() })
  for (const address of new Set([...ofHers, ...ofOperators])) {
    await page.goto(address)
    await page
      .getByText(/not found|This page was never written|Invalid checkout parameters/)
      .first()
      .waitFor()
    expect(await page.content(), address).not.toContain(hers)
  }
})
