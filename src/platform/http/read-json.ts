// A JSON body as a plain object. What is made to cost more than it says is refused before anything is built of it.

import { badJson, notAnObject, notJson, tangledJson } from './refusals.ts'

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i

/** Ten times what any form of ours sends; a megabyte of brackets or tiny fields would keep everybody else waiting. */
const most = { parts: 5000, depth: 50 }
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

function isTangled(body: string): boolean {
  let [parts, depth, isInText] = [0, 0, false]
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at)
    if (isInText && code === backslash) at += 1
    else if (code === quote) isInText = !isInText
    else if (isInText) continue
    else if (code === comma) parts += 1
    else if (opening.has(code)) depth += 1
    else if (closing.has(code)) depth -= 1
    if (parts > most.parts || depth > most.depth) return true
  }
  return false
}

export function readJson(body: string, contentType: string): Record<string, unknown> {
  if (body === '') return {}
  if (!isJson.test(contentType)) throw notJson()
  if (isTangled(body)) throw tangledJson()
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw badJson()
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw notAnObject()
  return { ...parsed }
}
