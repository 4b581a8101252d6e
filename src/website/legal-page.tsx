// The plain page on which the terms and the privacy notice are set, and what they say of the operator.

import type { ReactNode } from 'react'
import { paths } from '../base/paths.ts'
import { operator, sellerLines } from '../base/operator.ts'

export interface Section {
  title: string
  content: ReactNode
}

export function LegalPage({ title, summary, sections }: { title: string; summary: ReactNode; sections: Section[] }) {
  return (
    <div className="wrap legal">
      <h1>{title}</h1>
      <p className="small">Last changed on {operator.changed}</p>
      <div className="lede">{summary}</div>
      {sections.map(({ title, content }, index) => (
        <section key={title}>
          <h2>
            {index + 1}. {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}

/** Who answers for the shop, as far as the operator has said so. */
export function WhoWeAre() {
  const lines = sellerLines()
  return <>{lines.length === 0 ? 'the people behind this site' : lines.join(', ')}</>
}

export function Contact() {
  if (operator.email === '') return <a href={paths.help}>the form on our help page</a>
  return <a href={`mailto:${operator.email}`}>{operator.email}</a>
}
