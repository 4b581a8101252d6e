// Where a discount code is typed, folded away for those who have none; or the one that is used, with the way to remove it.
// What comes of it stands where the code was typed: the pay button below never moves.

import { useEffect, useState } from 'react'
import { showMoney } from '../../base/money.ts'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { FieldError, fieldWiring } from '../../ui/field.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { Discount } from './use-discount.ts'

const { discount: words } = checkoutWords
const removeId = 'discount-remove'
const usedId = 'discount-used'

export function DiscountField({ discount }: { discount: Discount }) {
  const { code, problem } = discount
  const isUsed = code !== '' && problem === undefined
  const [isOpen, setIsOpen] = useState(code !== '')
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
  const { id, value, error = problem, onValue } = form.field('code')
  const attempt = form.problem?.attempt
  useEffect(() => {
    if (attempt !== undefined) document.getElementById(id)?.focus()
  }, [attempt, id])

  function open() {
    setIsOpen(true)
    focusNext(id)
  }
  function remove() {
    discount.remove()
    form.reset({ code: '' })
    focusNext(id)
  }
  if (!isOpen) {
    return (
      <Button look="link" aria-expanded={false} onClick={open}>
        {words.title}
      </Button>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="discount">
      <label htmlFor={id} className="field-label">
        {words.label}
      </label>
      <div className="discount-code">
        <input
          {...fieldWiring({ id, error: isUsed ? undefined : error }, isUsed ? usedId : undefined)}
          id={id}
          name="code"
          className="field-input"
          value={isUsed ? code : value}
          readOnly={isUsed}
          onChange={(event) => onValue(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isUsed ? (
          <Button id={removeId} look="quiet" aria-describedby={usedId} onClick={remove}>
            {words.remove}
          </Button>
        ) : (
          <Button type="submit" pending={form.pending} pendingWords={words.pending}>
            {words.apply}
          </Button>
        )}
      </div>
      <div className="discount-said">
        {isUsed ? (
          <p className="discount-used">
            <output id={usedId}>{words.used(code)}</output>
            {discount.found && <span>{showMoney(-discount.found.off)}</span>}
          </p>
        ) : (
          <FieldError id={id} error={error} />
        )}
      </div>
    </form>
  )
}
