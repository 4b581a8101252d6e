// What is wrong with a form, and in which order it is told.

export interface Verdict {
  /** The form's message: 'Please fill in all fields'. */
  heading?: string
  /** What is wrong, by field. */
  fields?: Record<string, string>
  /** Found by the form's own rules, not by the server. */
  own?: boolean
}

/** The fields at fault in the order of the form. Fields that the form does not show come last. */
export function fieldProblems(fields: Record<string, string>, order: readonly string[]): [string, string][] {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.entries(fields).toSorted(([a], [b]) => place(a) - place(b))
}

/**
 * The verdict after one field changed. Nothing is called wrong before the first try. After it the form's own rules follow each
 * key; a server's word about a field holds until that field changes.
 */
export function mend(now: Verdict | undefined, field: string, check: () => Verdict | undefined): Verdict | undefined {
  if (now?.fields === undefined) return now
  if (now.own) {
    const own = check()
    return own && { ...own, own: true }
  }
  const { [field]: _mended, ...left } = now.fields
  return Object.keys(left).length > 0 ? { ...now, fields: left } : undefined
}

/** Words for each field that is empty: `missing(values, { email: 'Enter your e-mail address' })`. */
export function missing<Name extends string>(
  values: NoInfer<Readonly<Record<Name, unknown>>>,
  words: Readonly<Record<Name, string>>,
): Record<string, string> | undefined {
  const typed = new Map<string, unknown>(Object.entries(values))
  const empty = Object.entries<string>(words).filter(([name]) => String(typed.get(name) ?? '').trim() === '')
  return empty.length > 0 ? Object.fromEntries(empty) : undefined
}
