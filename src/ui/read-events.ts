// Server-sent events out of the bytes they come in. Our own, since the browser's EventSource sends no bearer token.

export interface HeardEvent {
  event: string
  data: string
}

/** Whatever was not ended by an empty line when the bytes end is dropped: it may be half an event. */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<HeardEvent> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const chunk of bytes) {
    // A line end may be torn in two as well: the first half waits for the second.
    const text = (waiting + decoder.decode(chunk, { stream: true })).replaceAll('\r\n', '\n')
    const blocks = text.split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const heard = readBlock(block)
      if (heard) yield heard
    }
  }
}

/** Nothing for a comment, which is only a sign of life. */
function readBlock(block: string): HeardEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
