// The one h1 of a screen: names the browser's tab too, and takes the focus when the member comes from another screen.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from './use-document-title.ts'

export interface ScreenTitleProps {
  /** The words of the tab; the same as the children when those are plain text. */
  title: string
  children?: ReactNode
  /** A new step of the same screen: takes the focus even on a freshly opened page. */
  step?: boolean
  /** What is one and the same screen; its path unless said. */
  place?: string
  className?: string
}

export function ScreenTitle(props: ScreenTitleProps) {
  useDocumentTitle(props.title)
  const { pathname } = useLocation()
  return <Heading key={props.place ?? pathname} {...props} />
}

function Heading({ title, children, step = false, className = '' }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A freshly opened page keeps the browser's own focus order; 'default' is the router's key for it.
  const [arrived] = useState(useLocation().key !== 'default' || step)
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
  }, [arrived])
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children ?? title}
    </h1>
  )
}
