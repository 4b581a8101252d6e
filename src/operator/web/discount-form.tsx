// A new discount code.

import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { discountWords } from '../discount-words.ts'
import { addDiscount } from '../discounts-contract.ts'

const { form: words } = discountWords

const initial = { code: '', kind: 'percent', off: '', most_uses: '', valid_until: '' }
type Typed = typeof initial

/** 7.50 are 750 cents. */
function centsOf(typed: string): number | undefined {
  const dollars = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim().replace(/^\$/, ''))
  return dollars ? Number(dollars[1]) * 100 + Number((dollars[2] ?? '').padEnd(2, '0')) : undefined
}

function check({ code, kind, off, most_uses }: Typed) {
  const isOff = kind === 'percent' ? /^([1-8]?[1-9]|[1-9]0)$/.test(off.trim()) : Boolean(centsOf(off))
  const fields = {
    ...(code.trim() === '' && { code: words.codeRequired }),
    ...(!isOff && { off: kind === 'percent' ? words.percentWrong : words.amountWrong }),
    ...(!/^\d*$/.test(most_uses.trim()) && { most_uses: words.mostWrong }),
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

export function DiscountForm({ onDone }: { onDone: () => Promise<unknown> }) {
  const form = useForm({
    name: 'new-discount',
    initial,
    check,
    submit: async ({ code, kind, off, most_uses, valid_until }) => {
      await call(
        addDiscount,
        {
          code,
          ...(kind === 'percent' ? { percent: Number(off) } : { cents: centsOf(off) }),
          most_uses: most_uses.trim() === '' ? undefined : Number(most_uses),
          valid_until: valid_until === '' ? undefined : valid_until,
        },
        { failure: words.failed },
      )
      form.reset()
      await onDone()
    },
  })
  return (
    <section aria-labelledby="new-discount">
      <h2 id="new-discount" className="text-[1.35rem]">
        {words.title}
      </h2>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="mt-4 grid max-w-[40rem] gap-4">
        <ErrorSummary problem={form.problem} />
        <TextField
          {...form.field('code')}
          label={words.code}
          hint={words.codeHint}
          most={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...form.field('kind')}
            label={words.kind}
            options={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
          />
          <TextField {...form.field('off')} label={words.off} inputMode="decimal" most={10} autoComplete="off" />
          <TextField
            {...form.field('most_uses')}
            label={words.most}
            hint={words.mostHint}
            inputMode="numeric"
            most={7}
            autoComplete="off"
          />
          <TextField {...form.field('valid_until')} label={words.until} hint={words.untilHint} type="date" />
        </div>
        <div>
          <Button type="submit" look="primary" pending={form.pending} pendingWords={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  )
}
