// For tests: how each provider of pictures puts a picture, a refusal, no picture and an error on the wire.

export type ImageWireName = 'openai' | 'google' | 'openai-compatible'

export interface PaintedAnswer {
  /** What a picture is, in base 64; none for an answer without one. */
  picture: string | undefined
  refused: boolean
  usage: { input: number; output: number } | undefined
}

interface Answered {
  status: number
  body: unknown
}

interface Wire {
  /** Where pictures are asked for, with and without a reference. */
  path: RegExp
  answer(painted: PaintedAnswer): Answered
  error(status: number, code: string): unknown
}

const images = ({ picture, usage }: PaintedAnswer): Answered => ({
  status: 200,
  body: {
    created: 1,
    data: picture === undefined ? [] : [{ b64_json: picture }],
    ...(usage && { usage: { input_tokens: usage.input, output_tokens: usage.output, total_tokens: 0 } }),
  },
})

const blocked = {
  error: { message: 'Your request was rejected by the safety system.', type: 'user_error', code: 'moderation_blocked' },
}

export const imageWires: Readonly<Record<ImageWireName, Wire>> = {
  openai: {
    path: /^\/openai\/images\/(?:generations|edits)$/,
    answer: (painted) => (painted.refused ? { status: 400, body: blocked } : images(painted)),
    error: (status, code) => ({ error: { message: `Fault ${status}`, type: 'invalid_request_error', code } }),
  },
  'openai-compatible': {
    path: /^\/openai-compatible\/images\/(?:generations|edits)$/,
    answer: (painted) => (painted.refused ? { status: 400, body: blocked } : images(painted)),
    error: (_status, code) => ({ error: { message: code, type: 'invalid_request_error', param: null, code } }),
  },
  google: {
    path: /^\/google\/models\/[\w.-]+:generateContent$/,
    answer({ picture, refused, usage }) {
      const usageMetadata = usage && {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: 0,
      }
      if (refused)
        return { status: 200, body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata } }
      const part =
        picture === undefined
          ? { text: 'Here is what I imagine.' }
          : { inlineData: { mimeType: 'image/png', data: picture } }
      const candidate = { index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }
      return { status: 200, body: { candidates: [candidate], usageMetadata } }
    },
    error: (status, code) => ({ error: { code: status, message: `Fault ${status}`, status: code } }),
  },
}
