// How often signing in may be tried: by address against scripts, by account against guessing. Nobody is locked out for good.

import { day, hour, minute } from '../../../base/dates.ts'
import {
  countAnew,
  countOne,
  countTry,
  forgetCount,
  neighbourhood,
  readCount,
  uncountOne,
  type Limit,
  type Patience,
} from '../../../platform/rate-limit.ts'
import { tooManyMails, tooOften } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'

const perAddress = {
  signIn: { name: 'sign-in/address', most: 150, within: 5 * minute },
  refresh: { name: 'refresh/address', most: 600, within: 5 * minute },
  signUp: { name: 'sign-up/address', most: 60, within: 5 * minute },
  visitor: { name: 'visitor/address', most: 30, within: day },
  verify: { name: 'verify/address', most: 30, within: 5 * minute },
  outside: { name: 'outside/address', most: 60, within: 5 * minute },
  password: { name: 'password/address', most: 60, within: 5 * minute },
} satisfies Record<string, Limit>

const mailsPerAddress: Limit = { name: 'mail/address', most: 30, within: hour }
const mailsPerAccount: Limit = { name: 'mail/account', most: 10, within: hour }
/** By kind of mail, so that a confirmation does not hold up a recovery. */
const mailEvery = { name: 'mail/again', most: 1, within: minute }

/** Also counted for e-mails that nobody has: the answer must not tell. */
const codesPerAccount: Limit = { name: 'code/account', most: 10, within: hour }
/** Checks begun, not codes. */
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

/** Passwords of one account from one address: five are free, then each doubles the wait, up to five minutes. */
const guesses: Patience = { name: 'guess', within: hour, free: 5, longest: 5 * minute }
/** Of one account from everywhere: a botnet has many addresses. */
const guessesPerAccount: Limit = { name: 'guess/account', most: 100, within: 5 * minute }
/** Where she signed in before: others' guesses do not lock her out there. */
const homes = { name: 'home', within: 90 * day }

/** Codes of a second factor: whoever types them knows the password already. */
const factorGuesses: Patience = { name: 'factor/guess', within: day, free: 5, longest: 15 * minute }
const factorHomes = { name: 'factor/home', within: 90 * day }
const factorAlarms: Limit = { name: 'factor/alarm', most: 1, within: day }
const alarmingGuesses = 10

const at = (who: string, address: string) => `${who}\n${neighbourhood(address)}`

const isHome = async ({ hands }: AuthDesk, kind: typeof homes, who: string, address: string) =>
  (await readCount(hands.database.owner, kind, at(who, address), hands.now())) !== undefined

/** For whoever came in without a guess: signed up here, or by a mail. */
export async function rememberHome(desk: AuthDesk, email: string, address: string): Promise<void> {
  if (!isOff(desk)) await countAnew(desk.hands.database.owner, homes, at(email, address), desk.hands.now())
}

/**
 * Counts a guess before the password is looked at: many at once are no more than one after the other, and who must wait learns nothing.
 * Answers what to do when it was right.
 */
export async function countGuess(desk: AuthDesk, email: string, address: string): Promise<() => Promise<void>> {
  if (isOff(desk)) return async () => undefined
  const { database, now } = desk.hands
  const here = await countTry(database.owner, guesses, at(email, address), now())
  if ('wait' in here) throw tooOften(here.wait)
  const atHome = await isHome(desk, homes, email, address)
  if (!atHome) await hold(desk, guessesPerAccount, email)
  return async () => {
    await forgetCount(database.owner, guesses.name, at(email, address))
    if (!atHome) await uncountOne(database.owner, guessesPerAccount.name, email)
    await rememberHome(desk, email, address)
  }
}

/** The same for a code of a second factor. `isAlarming`: so many were wrong that she must hear of it, once a day. */
export async function countFactorGuess(desk: AuthDesk, userId: string, address: string) {
  if (isOff(desk)) return { isAlarming: async () => false, wasRight: async () => undefined }
  const { database, now } = desk.hands
  const atHome = await isHome(desk, factorHomes, userId, address)
  const who = atHome ? at(userId, address) : userId
  const tried = await countTry(database.owner, factorGuesses, who, now())
  if ('wait' in tried) throw tooOften(tried.wait)
  return {
    isAlarming: async () =>
      tried.count >= alarmingGuesses && (await countOne(database.owner, factorAlarms, userId, now())) === undefined,
    async wasRight() {
      await forgetCount(database.owner, factorGuesses.name, who)
      await countAnew(database.owner, factorHomes, at(userId, address), now())
    },
  }
}
