// The plain page on which the terms and the privacy notice are set. A value still in [brackets] is marked.

import type { ReactNode } from 'react'
import { operator } from './operator.ts'

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

export function FillIn({ value }: { value: string }) {
  return value.startsWith('[') ? <mark>{value}</mark> : <>{value}</>
}
