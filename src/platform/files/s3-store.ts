// Files in an S3-compatible bucket, addressed by path. The bucket is ours alone: what has no row in it is removed.

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { second } from '../../base/dates.ts'
import { checkFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

export interface S3Options {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  fetch: typeof fetch
}

/** Stores turn a call away now and then, and lines break: asked again after so many ms. Nothing is spoilt by doing it twice. */
const pauses = [100, 400]
const isPassing = (status: number) => status >= 500 || status === 429
class StoreAway extends Error {
  code = 'STORE_AWAY'
}
const isSilence = (fault: unknown) => fault instanceof Error && fault.name === 'TimeoutError'

export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey, fetch }: S3Options): FileStore {
  const account = { accessKeyId, secretAccessKey, region, service: 's3' }
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const addressOf = (key: string) => `${base}/${checkFileKey(key)}`

  interface Question {
    method?: string
    headers?: Record<string, string>
    body?: Buffer<ArrayBuffer>
  }

  async function askOnce(address: string, question: Question): Promise<Response> {
    const { url, ...signed } = await new AwsV4Signer({ ...account, url: address, ...question }).sign()
    return fetch(url, { ...signed, signal: AbortSignal.timeout(60 * second) })
  }

  async function ask(
    address: string,
    question: Question,
    accepted: readonly number[],
    [pause, ...later] = pauses,
  ): Promise<Response> {
    const answer = await askOnce(address, question).catch((fault: unknown) => {
      if (pause === undefined || isSilence(fault)) throw fault
    })
    if (answer && accepted.includes(answer.status)) return answer
    await answer?.body?.cancel()
    const words = `The file store answered ${answer?.status}`
    if (answer && !isPassing(answer.status)) throw new Error(words)
    if (pause === undefined) throw new StoreAway(words)
    await sleep(pause)
    return ask(address, question, accepted, later)
  }

  return {
    async write(key, bytes, contentType) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 }
      await ask(addressOf(key), { method: 'PUT', body: Buffer.from(bytes), headers }, [200])
    },

    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await ask(addressOf(key), { headers }, [200, 206, 404])
      if (response.status !== 404) return response.body ?? undefined
      await response.body?.cancel()
      return undefined
    },

    async remove(key) {
      await ask(addressOf(key), { method: 'DELETE' }, [200, 204, 404])
    },

    async *list() {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) })
        const page = await (await ask(`${base}?${query}`, {}, [200])).text()
        // Keys outside our alphabet are not ours: left alone, whatever their XML.
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = /<Key>([a-z0-9_./-]+)<\/Key>/.exec(entry)?.[1]
          const writtenAt = /<LastModified>(.*?)<\/LastModified>/.exec(entry)?.[1]
          if (key && writtenAt) yield { key, writtenAt: new Date(writtenAt) }
        }
        next = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(page)?.[1]
      } while (next)
    },

    async link(name, seconds) {
      const address = new URL(addressOf(name))
      address.searchParams.set('X-Amz-Expires', String(seconds))
      const { url } = await new AwsV4Signer({ ...account, url: address.href, signQuery: true }).sign()
      return url.href
    },
  }
}
