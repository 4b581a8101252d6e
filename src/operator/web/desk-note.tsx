// A note on an order, for other operators.

import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { noteOrder } from '../contract.ts'
import { deskWords } from '../desk-words.ts'

const { note: words } = deskWords

export function DeskNote({ id, onDone }: { id: string; onDone: (told: string) => Promise<void> }) {
  const form = useForm({
    name: 'note',
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: words.required } } : undefined),
    submit: async ({ text }) => {
      await call(noteOrder, { id, text: text.trim() }, { failure: words.failed })
      form.reset()
      await onDone(words.done)
    },
  })
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="grid gap-4">
      <ErrorSummary problem={form.problem} />
      <TextAreaField {...form.field('text')} label={words.label} hint={words.hint} most={1000} dir="auto" />
      <div>
        <Button type="submit" pending={form.pending} pendingWords={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
