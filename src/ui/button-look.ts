// How a button looks, for real buttons and for links that look like one.

const looks = {
  /** The one marigold button of a view. */
  primary: 'btn btn-main',
  secondary: 'btn btn-plain',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
  /** Words with a marigold underline. */
  link: 'link link-row',
} as const

export type ButtonLook = keyof typeof looks

export function buttonLook(look: ButtonLook, { small = false, className = '' } = {}): string {
  return [looks[look], small && look !== 'link' ? 'btn-small' : '', className].filter(Boolean).join(' ')
}
