// Runs one of PostgreSQL's own programs. The password goes by the environment: arguments are seen by every process of the machine.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartFault } from '../start-fault.ts'

/** Where programs are found, and whatever else libpq reads there. */
export type Environment = Record<string, string | undefined>

export async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
  environment: Environment,
) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  try {
    await promisify(execFile)(program, [...args], { env: { ...environment, ...set } })
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') {
      throw new StartFault(`${program} is missing. Install PostgreSQL's client programs, as new as the server.`)
    }
    const said = fault instanceof Error && 'stderr' in fault ? String(fault.stderr).trim().split('\n')[0] : ''
    throw new StartFault(`${program} failed: ${said}`)
  }
}
