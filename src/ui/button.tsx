// A button. While pending it stays reachable, says what it is doing and ignores further presses.

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook
  small?: boolean
  pending?: boolean
  /** Shown instead of the children while pending: 'Signing in...'. */
  pendingWords?: ReactNode
}

export function Button({
  look = 'secondary',
  small,
  pending = false,
  pendingWords,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(look, { small, className })}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {pending && <Spinner />}
      {pending && pendingWords !== undefined ? pendingWords : children}
    </button>
  )
}
