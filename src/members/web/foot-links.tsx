// Help and what the shop answers for: at the foot of every screen, the same places everywhere.

import { paths } from '../../base/paths.ts'
import { authWords } from '../auth-words.ts'

const { foot: words } = authWords

const links = [
  { href: paths.help, label: words.help },
  { href: paths.terms, label: words.terms },
  { href: paths.privacy, label: words.privacy },
  { href: paths.childrensData, label: words.children },
  { href: paths.refunds, label: words.refunds },
  { href: paths.accessibility, label: words.accessibility },
]

export function FootLinks() {
  return (
    <footer className="mx-auto mt-auto flex w-full max-w-[1040px] flex-wrap justify-center gap-x-6 px-4 pb-4 text-sm">
      {links.map(({ href, label }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
          {label}
        </a>
      ))}
    </footer>
  )
}
