// The social icons: the shop's own pages, of which the server leaves those that are set (SOCIAL_…_URL), and ways for a visitor to tell a friend.

import { socialSites } from '../base/settings.ts'
import type { WayToTell } from './header.ts'

const drawn = {
  Instagram:
    'M7.200 3.600c3.200-.2 6.400-.2 9.600 0 2 .1 3.500 1.600 3.600 3.600.2 3.200.2 6.400 0 9.600-.1 2-1.600 3.500-3.600 3.600-3.200.2-6.400.2-9.600 0-2-.1-3.500-1.600-3.600-3.600-.2-3.200-.2-6.400 0-9.600.1-2 1.600-3.500 3.600-3.600ZM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600ZM17.100 6.900h.01',
  Facebook:
    'M13.300 21c-.2-4.700-.3-9.200.1-13.400.2-2.600 1.700-3.900 4.400-3.700M9 11.700c2.600-.3 5.200-.4 7.900-.3',
  Pinterest:
    'M9.600 20.600c.6-3.700 1.500-7.300 2.700-10.900M10.900 15.200c.8 1 1.900 1.500 3.100 1.200 2.600-.6 4-3.400 3.600-6.200-.4-3-3.100-4.900-6.300-4.600-3.400.3-5.800 2.900-5.500 6 .1 1.500.9 2.800 2 3.300',
  YouTube:
    'M4.200 6.600c5.200-.9 10.400-.9 15.600 0 .9.1 1.400.8 1.500 1.700.4 2.500.4 4.900 0 7.400-.1.9-.6 1.600-1.500 1.700-5.200.9-10.400.9-15.600 0-.9-.1-1.400-.8-1.500-1.700-.4-2.500-.4-4.900 0-7.400.1-.9.6-1.600 1.500-1.700ZM10.200 9.300l4.600 2.700-4.600 2.700Z',
  WhatsApp:
    'M4 20.200l1.300-4.300C4 13.900 3.600 11.300 4.600 8.900 6.200 5 10.500 3 14.500 4.300c4 1.300 6.200 5.600 5 9.600-1.200 4.100-5.500 6.300-9.500 5.200l-1.700-.6ZM9.200 8.800c.4 3.200 2.600 5.500 5.800 6.200',
  'E-mail':
    'M3.600 6.200c5.600-.3 11.200-.3 16.800 0 .2 3.900.2 7.700 0 11.600-5.600.3-11.200.3-16.800 0-.2-3.900-.2-7.700 0-11.600ZM4 6.900c2.700 2.300 5.300 4.300 8 6.100 2.800-1.800 5.500-3.800 8-6.100',
} as const

const waysToTell: readonly { way: WayToTell; name: keyof typeof drawn }[] = [
  { way: 'facebook', name: 'Facebook' },
  { way: 'pinterest', name: 'Pinterest' },
  { way: 'whatsapp', name: 'WhatsApp' },
  { way: 'mail', name: 'E-mail' },
]

export function SocialLinks() {
  return (
    <>
      <ul className="social" aria-label="Our pages elsewhere" data-social="">
        {socialSites.map((site) => (
          <li key={site} data-site={site}>
            <a href="/" rel="me noopener">
              <Icon name={site} />
            </a>
          </li>
        ))}
      </ul>
      <ul className="social" aria-label="Tell a friend">
        {waysToTell.map(({ way, name }) => (
          <li key={way} hidden>
            <a href="/" data-tell={way} target="_blank" rel="noopener">
              <span className="vh">Tell a friend: </span>
              <Icon name={name} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Icon({ name }: { name: keyof typeof drawn }) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawn[name]} />
      </svg>
      <span className="vh">{name}</span>
    </>
  )
}
