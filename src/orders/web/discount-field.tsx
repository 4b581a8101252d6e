// Where a discount code is typed, folded away for those who have none; or the one that is used, with the way to remove it.

import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { Discount } from './use-discount.ts'

const { discount: words } = checkoutWords
const removeId = 'discount-remove'

export function DiscountField({ discount }: { discount: Discount }) {
  const { code, problem } = discount
  const [isOpen, setIsOpen] = useState(false)
  const focusNext = useFocusNext()
  const form = useForm({
    name: 'discount',
    initial: { code },
    check: (typed) => (typed.code.trim() === '' ? { fields: { code: words.required } } : undefined),
    submit: async (typed) => {
      await discount.apply(typed.code)
      focusNext(removeId)
    },
    explain: (error) => ({ fields: { code: explainFailure(error, words.failed) } }),
  })
  const field = form.field('code')
  const attempt = form.problem?.attempt
  useEffect(() => {
    if (attempt !== undefined) document.getElementById(field.id)?.focus()
  }, [attempt, field.id])

  function remove() {
    discount.remove()
    form.reset({ code: '' })
    setIsOpen(true)
    focusNext(field.id)
  }
  if (code !== '' && problem === undefined) {
    return (
      <div className="discount discount-used">
        <output id="discount-used">{words.used(code)}</output>
        <Button small look="quiet" id={removeId} aria-describedby="discount-used" onClick={remove}>
          {words.remove}
        </Button>
      </div>
    )
  }
  return (
    <details
      className="discount"
      open={isOpen || problem !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="link link-row">{words.title}</summary>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="discount-form">
        <TextField
          {...field}
          error={field.error ?? problem}
          label={words.label}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.apply}
        </Button>
      </form>
    </details>
  )
}
