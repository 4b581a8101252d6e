// A short letter in text and HTML: plain words, at most one link and the way off its list, no pictures, nothing that could be blocked.

import { brand } from '../../base/brand.ts'
import type { MailDraft } from './mail.ts'

export interface Letter {
  kind: string
  to: string
  subject: string
  /** Paragraphs before the link. */
  lines: readonly string[]
  link?: { words: string; href: string }
  code?: { words: string; digits: string }
  /** Paragraphs after them. */
  closing: readonly string[]
  /** Where one leaves the list that it belongs to. */
  unsubscribe?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
const leave = 'No more letters from us'
const button =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#23395b;color:#ffffff;text-decoration:none'

export function letter({ kind, to, subject, lines, link, code, closing, unsubscribe }: Letter): MailDraft {
  const leaving = unsubscribe === link?.href ? undefined : unsubscribe
  const greeting = 'Hello,'
  const farewell = `Warm wishes,\nyour friends at ${brand}`
  const text = [
    greeting,
    ...lines,
    ...(link ? [`${link.words}:\n${link.href}`] : []),
    ...(code ? [`${code.words} ${code.digits}`] : []),
    ...closing,
    farewell,
    ...(leaving === undefined ? [] : [`${leave}:\n${leaving}`]),
  ].join('\n\n')
  const content = [
    paragraph(greeting),
    ...lines.map((line) => paragraph(escape(line))),
    ...(link ? [paragraph(`<a href="${escape(link.href)}" style="${button}">${escape(link.words)}</a>`)] : []),
    ...(code ? [paragraph(`${escape(code.words)} <strong style="letter-spacing:3px">${code.digits}</strong>`)] : []),
    ...closing.map((line) => paragraph(escape(line))),
    paragraph(escape(farewell).replace('\n', '<br>')),
    ...(leaving === undefined ? [] : [paragraph(`<a href="${escape(leaving)}" style="color:#23395b">${leave}</a>`)]),
  ].join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff9f0;color:#23395b;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
${content}
</div></body></html>
`
  return { kind, to, subject, text: `${text}\n`, html, ...(unsubscribe !== undefined && { unsubscribe }) }
}
