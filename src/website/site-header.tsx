// The top of every public page. Both states of signing in are in the HTML; header.ts tells the stylesheet which one to show.

import { paths } from '../base/paths.ts'
import { Logo } from '../ui/logo.tsx'

const everyone = [
  { href: paths.home, label: 'Home' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.howItWorks, label: 'How It Works' },
]

export function SiteHeader({ path }: { path: string | null }) {
  return (
    <header className="top">
      <div className="wrap">
        <Logo href={paths.home} />
        <button className="menu" type="button" aria-expanded="false" aria-controls="site-menu">
          <svg
            width="28"
            height="24"
            viewBox="0 0 28 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M3 4.500c7-1 15-.6 22-.2M3 12.200c7 .6 14-.6 22-.1M3 20c8-.8 14 .3 22-.2" />
          </svg>
          <span className="vh">Menu</span>
        </button>
        <nav id="site-menu" aria-label="Main">
          <ul>
            {everyone.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li className="guest">
              <a href={paths.signIn}>Sign In</a>
            </li>
            <li className="guest">
              <a className="btn" href={paths.signUp}>
                Get Started
              </a>
            </li>
            <li className="member">
              <a href={paths.cart}>Checkout</a>
            </li>
            <li className="member">
              <a className="btn" href={paths.dashboard}>
                Dashboard
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
