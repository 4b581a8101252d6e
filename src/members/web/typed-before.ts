// The address that was typed on the screen before: nobody types it twice.

export function typedBefore(state: unknown): string | undefined {
  const email: unknown = new Map(Object.entries(state ?? {})).get('email')
  return typeof email === 'string' ? email : undefined
}
