// For tests: all four providers of words on one loopback server. It answers as it is told, and keeps all that it was sent.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { textWires, type WireName } from './test-text-wires.ts'

export interface Asked {
  wire: WireName
  /** Path, headers and body as they came: what a provider could read. */
  raw: string
  /** What the model was given to read, both turns. */
  words: string
  /** The data in the message. */
  data: AskedData
  /** How many calls of a model came before. */
  nth: number
}

const askedData = z.looseObject({
  cast: z.array(z.looseObject({ name: z.string() })),
  write: z.array(
    z.looseObject({ n: z.number(), broken: z.array(z.string()).optional(), say: z.array(z.string()).optional() }),
  ),
})
export type AskedData = z.infer<typeof askedData>

export interface Fault {
  status: number
  code?: string
  headers?: Record<string, string>
}

export type Answer =
  | {
      elements: readonly { n: number; text: string }[]
      fenced?: boolean
      shortAt?: number
      dropAt?: number
      pauseAt?: number
      /** What it says that it has read and written. */
      claims?: number
    }
  | { text: string }
  | { refused: true }
  | { silent: true }
  | Fault

export interface TextProvider {
  /** The base URL in the provider's own manner. */
  address(wire: WireName): string
  asked: Asked[]
  /** Texts that were sent to be moderated. */
  moderated: string[]
  /** How a call is answered from now on. */
  answer(how: (asked: Asked) => Answer): void
  /** Which texts the moderation endpoint flags; a fault when it is away. */
  moderate(how: (text: string) => boolean | Fault): void
  close(): Promise<void>
}

export async function openTextProvider(): Promise<TextProvider> {
  const asked: Asked[] = []
  const moderated: string[] = []
  let how: (asked: Asked) => Answer = () => ({ status: 500 })
  let flags: (text: string) => boolean | Fault = () => false
  const server = createServer((request, response) => void receive(request, response))
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    const { pathname } = new URL(request.url ?? '/', 'http://loopback')
    if (pathname.endsWith('/moderations')) {
      const { input } = z.object({ input: z.string() }).parse(JSON.parse(body))
      moderated.push(input)
      const flagged = flags(input)
      if (typeof flagged !== 'boolean') return fail(response, flagged, {})
      return void response.end(
        JSON.stringify({ id: 'm', model: 'omni', results: [{ flagged, categories: {}, category_scores: {} }] }),
      )
    }
    const found = Object.entries(textWires).find(([, { path }]) => path.test(pathname))
    const wire = wireNames.find((name) => name === found?.[0])
    if (!wire) return fail(response, { status: 404 }, {})
    const words = stringsIn(JSON.parse(body)).join('\n')
    const data = /<data [0-9a-f]+>\n(.*)\n<\/data/s.exec(words)?.[1] ?? '{}'
    const one: Asked = {
      wire,
      raw: `${request.url} ${JSON.stringify(request.headers)} ${body}`,
      words,
      data: askedData.parse(JSON.parse(data)),
      nth: asked.length,
    }
    asked.push(one)
    await speak(response, wire, how(one))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    moderated,
    address: (wire) => `http://127.0.0.1:${portOf(server.address())}/${wire === 'google' ? 'v1beta' : 'v1'}`,
    answer: (next) => void (how = next),
    moderate: (next) => void (flags = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const wireNames = ['openai', 'google', 'anthropic', 'openai-compatible'] as const

const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0)

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  request.setEncoding('utf8')
  for await (const piece of request) body += String(piece)
  return body
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

function fail(response: ServerResponse, { status, headers = {} }: Fault, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function speak(response: ServerResponse, wire: WireName, answer: Answer): Promise<void> {
  if ('silent' in answer) return
  if ('status' in answer) return fail(response, answer, textWires[wire].error(answer.status, answer.code ?? 'fault'))
  const whole = 'elements' in answer ? written(answer) : 'text' in answer ? answer.text : ''
  const shortAt = 'elements' in answer ? answer.shortAt : undefined
  const text = whole.slice(0, shortAt)
  const claimed = 'elements' in answer ? answer.claims : undefined
  const events = textWires[wire].events({
    pieces: text.match(/[^]{1,60}/g) ?? [],
    refused: 'refused' in answer,
    short: shortAt !== undefined,
    usage:
      claimed === undefined ? { input: 3000, output: Math.ceil(text.length / 4) } : { input: claimed, output: claimed },
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let sent = 0
  for (const { event, data } of events) {
    if ('elements' in answer && answer.dropAt !== undefined && sent > answer.dropAt) return void response.destroy()
    if ('elements' in answer && answer.pauseAt !== undefined && sent > answer.pauseAt) return
    const line = typeof data === 'string' ? data : JSON.stringify(data)
    response.write(`${event ? `event: ${event}\n` : ''}data: ${line}\n\n`)
    sent += 60
    if (sent % 1200 === 0) await sleep(1)
  }
  response.end()
}

function written({ elements, fenced = false }: Extract<Answer, { elements: unknown }>): string {
  const json = JSON.stringify({ elements })
  return fenced ? `\`\`\`json\n${json}\n\`\`\`` : json
}
