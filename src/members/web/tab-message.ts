// What tabs say to each other about an unremembered session.

export type TabMessage = { kind: 'ask' } | { kind: 'here' | 'keep'; value: string } | { kind: 'drop' }

export function readTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  if (data.kind === 'ask' || data.kind === 'drop') return { kind: data.kind }
  if ((data.kind === 'here' || data.kind === 'keep') && 'value' in data && typeof data.value === 'string')
    return { kind: data.kind, value: data.value }
  return undefined
}
