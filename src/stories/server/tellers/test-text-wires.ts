// For tests: how each provider puts a streamed answer, a refusal and an error on the wire.

export type WireName = 'openai' | 'google' | 'anthropic' | 'openai-compatible'

export interface Spoken {
  pieces: readonly string[]
  refused: boolean
  /** The model stopped because it ran out of tokens. */
  short: boolean
  usage: { input: number; output: number }
}

interface Wire {
  path: RegExp
  events(spoken: Spoken): { event?: string; data: unknown }[]
  error(status: number, code: string): unknown
}

const sorry = 'I am not able to write that.'

export const textWires: Readonly<Record<WireName, Wire>> = {
  openai: {
    path: /\/responses$/,
    events({ pieces, refused, short, usage }) {
      const response = { id: 'resp_1', created_at: 1, model: 'gpt-test' }
      const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [] }
      const delta = refused ? 'response.refusal.delta' : 'response.output_text.delta'
      const said = (refused ? [sorry] : pieces).map((piece) => ({
        type: delta,
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta: piece,
      }))
      const counted = {
        input_tokens: usage.input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: usage.output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: usage.input + usage.output,
      }
      const details = short ? { incomplete_details: { reason: 'max_output_tokens' } } : {}
      const ends = {
        type: short ? 'response.incomplete' : 'response.completed',
        response: { ...response, ...details, usage: counted },
      }
      return [
        { type: 'response.created', response },
        { type: 'response.output_item.added', output_index: 0, item },
        ...said,
        { type: 'response.output_item.done', output_index: 0, item },
        ends,
      ].map((data) => ({ event: data.type, data }))
    },
    error: (status, code) => ({ error: { message: `Fault ${status}`, type: 'invalid_request_error', code } }),
  },
  'openai-compatible': {
    path: /\/chat\/completions$/,
    events({ pieces, refused, short, usage }) {
      const chunk = (delta: object, finish_reason: string | null = null) => ({
        data: {
          id: 'c1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'test',
          choices: [{ index: 0, delta, finish_reason }],
        },
      })
      const said = refused ? [chunk({ refusal: sorry })] : pieces.map((content) => chunk({ content }))
      const counted = { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: 0 }
      return [
        chunk({ role: 'assistant', content: '' }),
        ...said,
        chunk({}, refused ? 'content_filter' : short ? 'length' : 'stop'),
        { data: { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [], usage: counted } },
        { data: '[DONE]' },
      ]
    },
    error: (status, code) => ({
      error: { message: `Fault ${status}`, type: 'invalid_request_error', param: null, code },
    }),
  },
  google: {
    path: /:streamGenerateContent$/,
    events({ pieces, refused, short, usage }) {
      const usageMetadata = { promptTokenCount: usage.input, candidatesTokenCount: usage.output, totalTokenCount: 0 }
      if (refused) return [{ data: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata } }]
      const said = pieces.map((text) => ({
        data: { candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] },
      }))
      const finishReason = short ? 'MAX_TOKENS' : 'STOP'
      const last = {
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason }],
        usageMetadata,
      }
      return [...said, { data: last }]
    },
    error: (status, code) => ({ error: { code: status, message: `Fault ${status}`, status: code } }),
  },
  anthropic: {
    path: /\/messages$/,
    events({ pieces, refused, short, usage }) {
      const message = {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude-test',
        content: [],
        stop_reason: null,
      }
      const stop_reason = refused ? 'refusal' : short ? 'max_tokens' : 'end_turn'
      return [
        { type: 'message_start', message: { ...message, usage: { input_tokens: usage.input, output_tokens: 1 } } },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        ...(refused ? [] : pieces).map((text) => ({
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'text_delta', text },
        })),
        { type: 'content_block_stop', index: 0 },
        { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: usage.output } },
        { type: 'message_stop' },
      ].map((data) => ({ event: data.type, data }))
    },
    error: (_status, code) => ({ type: 'error', error: { type: code, message: 'Fault' } }),
  },
}
