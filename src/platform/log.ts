// Structured log lines on standard output. Lines hold ids and figures, never names, e-mails, tokens or story text.

import { pino } from 'pino'
import { second } from '../base/dates.ts'

/** Everything that may be logged; a new kind of fact is added here, or it does not get out. */
export interface LogFacts {
  requestId?: string
  /** Whose account it is about, by its id. */
  member?: string
  method?: string
  /** The route's pattern, never the path that was asked for. */
  route?: string
  status?: number
  ms?: number
  job?: string
  jobId?: string
  attempt?: number
  count?: number
  pid?: number
  role?: string
  database?: string
  address?: string
  code?: string
  /** Name and stack of a fault; the message of a database error may quote values, so it stays out. */
  fault?: string
}

export interface Log {
  info(event: string, facts?: LogFacts): void
  warn(event: string, facts?: LogFacts): void
  error(event: string, facts?: LogFacts): void
}

export function openLog(level: string): Log {
  // Gathered into pages and written every second: one system call for many requests. What is left is written at the end.
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: second })
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
  return {
    info: (event, facts = {}) => logger.info(facts, event),
    warn: (event, facts = {}) => logger.warn(facts, event),
    error: (event, facts = {}) => logger.error(facts, event),
  }
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** A fault as the log may know it: its kind and where it came from, without its message. */
export function describeFault(fault: unknown): string {
  // The queue tells its errors as plain objects.
  const stack = typeof fault === 'object' && fault !== null && 'stack' in fault ? String(fault.stack) : undefined
  if (stack === undefined) return typeof fault
  const places = stack.split('\n').filter((line) => line.trim().startsWith('at '))
  return `${nameFault(fault)} ${places.slice(0, 6).join(' | ')}`
}

/** Its kind alone. */
export function nameFault(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault
  const cause = fault.cause instanceof Error ? ` caused by ${fault.cause.name}${codeOf(fault.cause)}` : ''
  return `${fault.name}${codeOf(fault)}${cause}`
}

function codeOf(fault: Error): string {
  return 'code' in fault && typeof fault.code === 'string' ? ` ${fault.code}` : ''
}
