// How often signing in may be tried: by address against scripts, by account against guessing. Nobody is locked out for good.

import { hour, minute, second } from '../../../base/dates.ts'
import { countAnew, countOne, forgetCount, neighbourhood, readCount, type Limit } from '../../../platform/rate-limit.ts'
import { tooManyMails, tooOften } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'

const perAddress = {
  signIn: { name: 'sign-in/address', most: 150, within: 5 * minute },
  refresh: { name: 'refresh/address', most: 600, within: 5 * minute },
  signUp: { name: 'sign-up/address', most: 60, within: 5 * minute },
  verify: { name: 'verify/address', most: 30, within: 5 * minute },
  password: { name: 'password/address', most: 60, within: 5 * minute },
} satisfies Record<string, Limit>

const mailsPerAddress: Limit = { name: 'mail/address', most: 30, within: hour }
const mailsPerAccount: Limit = { name: 'mail/account', most: 10, within: hour }
/** By kind of mail, so that a confirmation does not hold up a recovery. */
const mailEvery = { name: 'mail/again', most: 1, within: minute }

/** Also counted for e-mails that nobody has: the answer must not tell. */
const codesPerAccount: Limit = { name: 'code/account', most: 10, within: hour }
const factorTries: Limit = { name: 'factor/account', most: 15, within: minute }

const isOff = (desk: AuthDesk) => desk.hands.config.RATE_LIMITS === 'off'

async function hold(desk: AuthDesk, limit: Limit, who: string, refuse = tooOften): Promise<void> {
  if (isOff(desk)) return
  const wait = await countOne(desk.hands.database.owner, limit, who, desk.hands.now())
  if (wait !== undefined) throw refuse(wait)
}

export const holdAddress = (desk: AuthDesk, what: keyof typeof perAddress, address: string) =>
  hold(desk, perAddress[what], neighbourhood(address))

export const holdCodes = (desk: AuthDesk, email: string) => hold(desk, codesPerAccount, email)
export const holdFactor = (desk: AuthDesk, userId: string) => hold(desk, factorTries, userId)

export async function holdMails(desk: AuthDesk, kind: string, email: string, address: string): Promise<void> {
  await hold(desk, mailsPerAddress, neighbourhood(address), tooManyMails)
  await hold(desk, { ...mailEvery, name: `${mailEvery.name}/${kind}` }, email, tooManyMails)
  await hold(desk, mailsPerAccount, email, tooManyMails)
}

/** Wrong passwords of one account from one address: five are free, then each doubles the wait, up to five minutes. */
const guesses = { name: 'guess', within: hour }
const freeGuesses = 5
const longestWait = 5 * minute
/** Of one account from everywhere: a botnet has many addresses. */
const guessesPerAccount: Limit = { name: 'guess/account', most: 100, within: 5 * minute }

const guesser = (email: string, address: string) => `${email}\n${neighbourhood(address)}`

/** Before the password is looked at, so that a guesser who must wait does not learn about it. */
export async function holdGuesses(desk: AuthDesk, email: string, address: string): Promise<void> {
  if (isOff(desk)) return
  const { owner } = desk.hands.database
  const now = desk.hands.now()
  const everywhere = await readCount(owner, guessesPerAccount, email, now)
  if (everywhere && everywhere.count >= guessesPerAccount.most) {
    throw tooOften(Math.ceil((everywhere.resets_at.getTime() - now.getTime()) / second))
  }
  const here = await readCount(owner, guesses, guesser(email, address), now)
  if (!here || here.count < freeGuesses) return
  const last = here.resets_at.getTime() - guesses.within
  const open = last + Math.min(longestWait, second * 2 ** (here.count - freeGuesses))
  if (open > now.getTime()) throw tooOften(Math.ceil((open - now.getTime()) / second))
}

export async function noteWrongGuess(desk: AuthDesk, email: string, address: string): Promise<void> {
  if (isOff(desk)) return
  const { owner } = desk.hands.database
  await countOne(owner, guessesPerAccount, email, desk.hands.now())
  await countAnew(owner, guesses, guesser(email, address), desk.hands.now())
}

export async function forgetGuesses(desk: AuthDesk, email: string, address: string): Promise<void> {
  if (isOff(desk)) return
  await forgetCount(desk.hands.database.owner, guesses.name, guesser(email, address))
}
