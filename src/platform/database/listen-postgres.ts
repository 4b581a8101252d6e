// Hearing NOTIFY over one dedicated connection that comes back by itself.

import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { second } from '../../base/dates.ts'

type Hear = (payload: string) => void

export function listenOn(connectionString: string) {
  const channels = new Map<string, Set<Hear>>()
  let client: Client | undefined
  let connecting: Promise<void> | undefined
  let closed = false

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5 * second })
    fresh.on('notification', ({ channel, payload }) => {
      for (const hear of channels.get(channel) ?? []) hear(payload ?? '')
    })
    fresh.on('error', () => {})
    await fresh.connect()
    fresh.on('end', () => {
      client = undefined
      if (!closed && channels.size > 0) void reconnect()
    })
    for (const channel of channels.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`)
    client = fresh
  }

  async function reconnect(): Promise<void> {
    while (!closed && !client) {
      await sleep(second, undefined, { ref: false })
      await open().catch(() => {})
    }
  }

  function open(): Promise<void> {
    if (client) return Promise.resolve()
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
    return connecting
  }

  return {
    async listen(channel: string, hear: Hear) {
      const hearers = channels.get(channel) ?? new Set<Hear>()
      const isNew = hearers.size === 0
      channels.set(channel, hearers.add(hear))
      await open()
      // Twice does no harm, and the connection may have been opened before this channel was known.
      if (isNew) await client?.query(`listen ${escapeIdentifier(channel)}`)
      return async () => {
        hearers.delete(hear)
        if (hearers.size > 0) return
        channels.delete(channel)
        await client?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => {})
      }
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
