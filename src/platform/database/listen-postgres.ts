// Hearing NOTIFY over one dedicated connection that comes back by itself.

import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { second } from '../../base/dates.ts'

interface Hearer {
  hear(payload: string): void
  missed(): void
}

export function listenOn(connectionString: string) {
  const channels = new Map<string, Set<Hearer>>()
  let client: Client | undefined
  let connecting: Promise<void> | undefined
  let closed = false

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5 * second,
      query_timeout: 5 * second,
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const { hear } of channels.get(channel) ?? []) hear(payload ?? '')
    })
    fresh.on('error', () => {})
    await fresh.connect()
    for (const channel of channels.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`)
    client = fresh
    // A connection whose other end has vanished says nothing by itself.
    const heartbeat = setInterval(() => void fresh.query('select 1').catch(lost), 10 * second).unref()
    fresh.on('end', lost)
    function lost() {
      clearInterval(heartbeat)
      if (client !== fresh) return
      client = undefined
      void fresh.end().catch(() => {})
      void reconnect()
    }
  }

  async function reconnect(): Promise<void> {
    while (!closed && !client && channels.size > 0) {
      await open().catch(() => {})
      if (client) for (const hearers of channels.values()) for (const { missed } of hearers) missed()
      else await sleep(second, undefined, { ref: false })
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
    async listen(channel: string, hear: Hearer['hear'], missed: Hearer['missed']) {
      const hearer = { hear, missed }
      const hearers = channels.get(channel) ?? new Set<Hearer>()
      const isNew = hearers.size === 0
      channels.set(channel, hearers.add(hearer))
      await open()
      // Twice does no harm, and the connection may have been opened before this channel was known.
      if (isNew) await client?.query(`listen ${escapeIdentifier(channel)}`)
      return async () => {
        hearers.delete(hearer)
        if (hearers.size > 0) return
        channels.delete(channel)
        await client?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => {})
      }
    },
    async close() {
      closed = true
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
