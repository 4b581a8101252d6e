// The texts of a client's metadata that may be a name: they make a poor password.

export function namesIn(metadata: Record<string, unknown> | undefined): string[] {
  return Object.entries(metadata ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' && /name/i.test(key) ? [value] : [],
  )
}
