// A prompt is written anew or changed; saved, it is the one in use.

import type { PromptPurpose } from '../../stories/prompt-purposes.ts'
import { createPrompt, type Prompt, updatePrompt } from '../../stories/prompts-contract.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { deskWords } from '../desk-words.ts'

const { prompts: words } = deskWords
const { failed: failure } = words

interface PromptFormProps {
  purpose: PromptPurpose
  /** The one to change; none: a new one. */
  prompt: Prompt | undefined
  /** What a new one begins with. */
  start: string
  onClose: () => void
  onDone: () => Promise<void>
}

export function PromptForm({ purpose, prompt, start, onClose, onDone }: PromptFormProps) {
  const form = useForm({
    name: `prompt-${purpose}`,
    initial: { name: prompt?.name ?? '', template: prompt?.template ?? start },
    // The server knows what a template needs, and says it.
    check: () => undefined,
    submit: async ({ name, template }) => {
      const fields = { name, template, is_active: true }
      if (prompt) await call(updatePrompt, { id: prompt.id, ...fields }, { failure })
      else await call(createPrompt, { purpose, ...fields }, { failure })
      await onDone()
    },
  })
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="mt-4 grid gap-4">
      <ErrorSummary problem={form.problem} />
      <TextField {...form.field('name')} label={words.name} most={80} dir="auto" />
      <TextAreaField
        {...form.field('template')}
        label={words.template}
        hint={words.templateHint}
        rows={14}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" pending={form.pending} pendingWords={words.saving}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
