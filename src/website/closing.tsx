// The last invitation at the end of a page.

import type { ReactNode } from 'react'
import { Loop } from './drawings.tsx'

export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="close on-ink">
          <div>
            <h2>{title}</h2>
            <p className="lede">{text}</p>
            <p className="cta">{children}</p>
          </div>
          <Loop />
          <img
            className="blob"
            src="/pictures/closing.webp"
            alt="The girl and her dragon wave goodbye"
            width="720"
            height="624"
            loading="lazy"
          />
        </div>
      </div>
    </section>
  )
}
