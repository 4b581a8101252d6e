// A hardcover as an object: two boards, spine, page block and the shadow it throws. Everything follows the width set in book.css.

import type { ReactNode } from 'react'

export interface BookProps {
  /** What a person who cannot see it is told. */
  label: string
  title: string
  subtitle: string
  /** Cloth of the boards. */
  cloth: 'moss' | 'brick' | 'sea'
  picture: string
  /** A smaller file of the same picture, for phones. */
  small?: { picture: string; sizes: string }
  isFirstSight?: boolean
  children?: ReactNode
}

export function Book({ label, title, subtitle, cloth, picture, small, isFirstSight = false, children }: BookProps) {
  return (
    <div className="stage">
      {children}
      <div className={`book ${cloth}`}>
        <div className="backb" />
        <div className="leaf-top" />
        <div className="spine" aria-hidden="true">
          <span>
            {title} {subtitle}
          </span>
        </div>
        <div className="front">
          <img
            src={picture}
            srcSet={small === undefined ? undefined : `${small.picture} 560w, ${picture} 880w`}
            sizes={small?.sizes}
            width="880"
            height="680"
            alt={label}
            loading={isFirstSight ? undefined : 'lazy'}
            fetchPriority={isFirstSight ? 'high' : undefined}
          />
          <p className="title" aria-hidden="true">
            <b>{title}</b>
            <i>{subtitle}</i>
          </p>
        </div>
        <div className="lip f" />
        <div className="lip k" />
      </div>
      <div className="ground" />
    </div>
  )
}
