// JSON from a browser's storage: whoever reads it parses it, and what cannot be read is nothing.

export function storedJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return undefined
  }
}
