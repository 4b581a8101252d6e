// A hardcover as an object: two boards, spine, page block and the shadow it throws. Everything follows the width set in book.css.

import type { ReactNode } from 'react'
import { FirstSight } from './first-sight.tsx'

export interface BookProps {
  /** What a person who cannot see it is told. */
  label: string
  title: string
  subtitle: string
  /** Cloth of the boards. */
  cloth: 'moss' | 'brick' | 'sea'
  /** Its name in /pictures. */
  picture: string
  /** How wide it is shown, as a browser is told, where it stands in the first screen. */
  firstSight?: string
  children?: ReactNode
}

export function Book({ label, title, subtitle, cloth, picture, firstSight, children }: BookProps) {
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
          {firstSight === undefined ? (
            <img src={`/pictures/${picture}.webp`} width="1100" height="850" alt={label} loading="lazy" />
          ) : (
            <FirstSight picture={picture} sizes={firstSight} alt={label} />
          )}
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
