// The slim bar over the book: the mark, how safe the answers are, and the way out.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../base/paths.ts'
import { useMember } from '../../../members/web/session.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { wizardWords as words } from '../../wizard-words.ts'

export interface WizardBarProps {
  /** What becomes of the answers. */
  closeHint?: string
  children?: ReactNode
}

export function WizardBar({ closeHint, children }: WizardBarProps) {
  return (
    <>
      <a className="skip" href="#page">
        {words.skip}
      </a>
      <header className="wizard-bar">
        <Logo href={paths.home} />
        <span className="wizard-kept">{children}</span>
        {useMember().isVisitor ? (
          <a className="btn btn-quiet" href={paths.home} aria-label={closeHint}>
            <Close />
          </a>
        ) : (
          <Link className="btn btn-quiet" to={paths.dashboard} aria-label={closeHint}>
            <Close />
          </Link>
        )}
      </header>
    </>
  )
}

function Close() {
  return (
    <>
      <Icon name="close" />
      <span className="max-sm:sr-only">{words.close}</span>
    </>
  )
}
