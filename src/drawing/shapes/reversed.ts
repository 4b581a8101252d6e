// Holes: a loop run backwards cuts one under the non-zero rule.
export function reversed(loop: readonly number[]): number[] {
  const out: number[] = []
  for (let i = loop.length - 2; i >= 0; i -= 2) out.push(loop[i] ?? 0, loop[i + 1] ?? 0)
  return out
}
