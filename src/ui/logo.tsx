// The mark and the name: an open book with a leaf growing out of it. Works in the application and on the public pages.

import { brand } from '../base/brand.ts'

export function Logo({ href }: { href: string }) {
  return (
    <a className="logo" href={href}>
      <LogoMark />
    </a>
  )
}

/** Without the link, for a room that brings its own. */
export function LogoMark() {
  return (
    <>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <g fill="none" stroke="#1f2a44" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
          <path
            fill="#fffdf8"
            d="M20 33.5C16.5 30.3 10.2 29 4.3 29.6c-.3-5.5-.2-11.3.1-16.6 6-.7 12 .6 15.6 4.2 3.7-3.6 9.7-4.9 15.6-4.1.4 5.3.4 11 .1 16.5-5.9-.6-12 .7-15.7 3.9Z"
          />
          <path d="M20 17.3c.2 5 .1 10.6 0 16" />
        </g>
        <path
          d="M20.1 13.6c-.2-3 .3-5.2 2.3-7.1 1.9-1.7 4.3-2.3 6.9-2 .2 2.9-.6 5.2-2.5 6.9-1.9 1.6-4.2 2.3-6.7 2.2Z"
          fill="#1f7a6d"
        />
        <path
          d="M18.6 13.5c.1-2-.4-3.5-1.7-4.6-1.2-1-2.8-1.4-4.5-1.2 0 1.9.6 3.4 1.8 4.5 1.2 1 2.7 1.4 4.4 1.3Z"
          fill="#f2a516"
        />
      </svg>
      {brand}
    </>
  )
}
