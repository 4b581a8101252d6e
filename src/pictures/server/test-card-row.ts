// One row of the picture scorecard: how many cases pass, and which do not.

export interface CardRow {
  id: string
  what: string
  cases: number
  /** One line for each case that fails, the worst first. */
  failed: string[]
}

export interface Case {
  label: string
  /** How bad it is; above zero it fails. */
  excess: number
  detail?: string
}

export function cardRow(id: string, what: string, cases: readonly Case[]): CardRow {
  const failed = cases.filter(({ excess }) => !(excess <= 0)).toSorted((a, b) => b.excess - a.excess)
  return { id, what, cases: cases.length, failed: failed.map(({ label, detail }) => `${label}: ${detail ?? ''}`) }
}

export const shareOf = ({ cases, failed }: CardRow) => (cases === 0 ? 1 : 1 - failed.length / cases)
