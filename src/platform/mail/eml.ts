// A mail as an .eml file: what every mail program opens, with the text unfolded, so that a person can copy a link from it.

import { extraHeaders, messageId, type Letter } from './letter.ts'

const bytesPerWord = 45

/** Header text as RFC 2047 asks: plain where it is, else base64 in words of at most 75 characters. */
function headerText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > bytesPerWord) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\n ')
}

const readHeaderText = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?B\?(.*?)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString('utf8'))

/** No line of a header's value may become a header of its own. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

const part = (boundary: string, kind: string, content: string) =>
  `--${boundary}\nContent-Type: text/${kind}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content.trimEnd()}\n`

export function writeEml(letter: Letter): string {
  const boundary = `=_${letter.id}`
  const headers = {
    From: letter.from,
    To: letter.to,
    Subject: headerText(oneLine(letter.subject)),
    Date: letter.date.toUTCString().replace('GMT', '+0000'),
    'Message-ID': messageId(letter),
    ...extraHeaders(letter),
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  }
  const head = Object.entries(headers).map(([name, value]) =>
    name === 'Subject' ? `${name}: ${value}` : `${name}: ${oneLine(value)}`,
  )
  const parts = part(boundary, 'plain', letter.text) + part(boundary, 'html', letter.html)
  return `${head.join('\n')}\n\n${parts}--${boundary}--\n`
}

/** Of a file that `writeEml` wrote. */
export function readEml(eml: string): Record<'from' | 'to' | 'subject' | 'date' | 'text', string> {
  const end = eml.indexOf('\n\n')
  const head = eml.slice(0, end)
  const header = (name: string) =>
    readHeaderText(new RegExp(`^${name}: (.*(?:\n .*)*)`, 'm').exec(head)?.[1] ?? '').trim()
  const boundary = /boundary="(.*)"/.exec(head)?.[1] ?? ''
  const plain = eml.slice(end).split(`--${boundary}`)[1] ?? ''
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    date: header('Date'),
    text: plain.slice(plain.indexOf('\n\n') + 2),
  }
}
