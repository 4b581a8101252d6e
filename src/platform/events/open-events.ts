// News over the database's NOTIFY: one channel for the whole product, one listening connection for a process.

import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Events, Hearer } from './events.ts'

export interface OpenEvents extends Events {
  /** Tells every hearer that no more will come, as the server drains. */
  close(): Promise<void>
}

const channel = 'news'
/** PostgreSQL takes less than 8000 bytes. */
const maxBytes = 7999

const envelope = z.object({ topic: z.string(), payload: z.unknown() })

export async function openEvents({ database, log }: { database: Database; log: Log }): Promise<OpenEvents> {
  const topics = new Map<string, Set<Hearer<unknown>>>()
  let isOver = false
  const everyone = () => [...topics.values()].flatMap((hearers) => [...hearers])

  const unlisten = await database.listen(
    channel,
    (text) => {
      const news = envelope.parse(JSON.parse(text))
      for (const { hear } of topics.get(news.topic) ?? []) hear(news.payload)
    },
    () => everyone().forEach(({ missed }) => missed()),
  )

  return {
    async publish(topic, payload, rows) {
      topic.payload.parse(payload)
      const text = JSON.stringify({ topic: topic.name, payload })
      if (Buffer.byteLength(text) > maxBytes) throw new Error('News of more than 8000 bytes: send an id instead')
      await database.notify(channel, text, rows)
    },
    subscribe(topic, { hear, missed, closed }) {
      const hearer: Hearer<unknown> = {
        hear(payload) {
          const parsed = topic.payload.safeParse(payload)
          // While versions change, another process may speak differently.
          if (parsed.success) hear(parsed.data)
          else log.warn('news not understood')
        },
        missed,
        closed,
      }
      if (isOver) queueMicrotask(closed)
      const hearers = topics.get(topic.name) ?? new Set()
      topics.set(topic.name, hearers.add(hearer))
      return () => {
        hearers.delete(hearer)
        if (hearers.size === 0 && topics.get(topic.name) === hearers) topics.delete(topic.name)
      }
    },
    async close() {
      isOver = true
      everyone().forEach(({ closed }) => closed())
      topics.clear()
      await unlisten()
    },
  }
}
