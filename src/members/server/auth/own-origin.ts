// Where links in mails may lead: to ourselves, and nowhere else.

import { isIP } from 'node:net'
import type { Config } from '../../../platform/config.ts'

function isLoopbackHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname, host: whole } = new URL(`http://${host}`)
  return (
    whole === host.toLowerCase() && (hostname === 'localhost' || hostname === '[::1]' || isLoopbackAddress(hostname))
  )
}

const isLoopbackAddress = (hostname: string) => isIP(hostname) === 4 && hostname.startsWith('127.')

/** PUBLIC_URL; without it the Host that was asked, but only if that is this machine: the header is anybody's to write. */
export function ownOrigin(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>, host: string): string {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin
  return isLoopbackHost(host) ? `http://${host.toLowerCase()}` : `http://localhost:${config.PORT}`
}

/** The path of a page of ours, or undefined when the address leads anywhere else. */
export function ownPath(address: string | undefined, origin: string): string | undefined {
  if (!address || address.length > 2000 || !URL.canParse(address, origin)) return undefined
  const found = new URL(address, origin)
  return found.origin === origin && !found.pathname.startsWith('//') ? found.pathname + found.search : undefined
}
