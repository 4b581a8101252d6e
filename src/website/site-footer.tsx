// The foot of every public page: where else to go, and how to reach a person. A link appears when its screen exists.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { Logo } from '../ui/logo.tsx'
import { Tear } from './drawings.tsx'
import { EmailInput } from './email-input.tsx'
import { SocialLinks } from './social-links.tsx'

interface LinkGroup {
  title: string
  /** `guest`: of no use to a member who is signed in. */
  links: { href: string; label: string; guest?: true }[]
}

const groups: LinkGroup[] = [
  {
    title: 'Home',
    links: [
      { href: paths.pricing, label: 'Pricing' },
      { href: paths.howItWorks, label: 'How It Works' },
      { href: paths.samples, label: 'Sample books' },
      { href: paths.ourStory, label: 'Our Story' },
    ],
  },
  {
    title: 'Customer',
    links: [
      { href: paths.dashboard, label: 'My Books' },
      { href: paths.profile, label: 'My Profile' },
      { href: paths.signIn, label: 'Sign In', guest: true },
      { href: paths.signUp, label: 'Create account', guest: true },
    ],
  },
  {
    title: 'Other',
    links: [
      { href: paths.help, label: 'Help and contact' },
      { href: paths.terms, label: 'Terms' },
      { href: paths.privacy, label: 'Privacy' },
      { href: paths.childrensData, label: 'Children’s data' },
      { href: paths.refunds, label: 'Refunds' },
      { href: paths.accessibility, label: 'Accessibility' },
    ],
  },
]

export function SiteFooter() {
  return (
    <>
      <Tear />
      <footer className="tint foot">
        <div className="wrap">
          <div className="foot-grid">
            <div>
              <Logo href={paths.home} />
              <p className="small">Picture books with someone you love in them.</p>
              <Newsletter />
              <SocialLinks />
            </div>
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ href, label, guest = false }) => (
                    <li key={href} className={guest ? 'guest' : undefined}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <p className="fine">© {brand}</p>
        </div>
      </footer>
    </>
  )
}

function Newsletter() {
  return (
    <form className="news" method="post" action={paths.newsletter}>
      <label htmlFor="news-email">New stories by e-mail, once a month</label>
      <div>
        <EmailInput id="news-email" />
        <button className="btn">Subscribe</button>
      </div>
      <p className="small">A mail asks you back first. Leave whenever you like.</p>
    </form>
  )
}
