// What outside models are told, by purpose: the prompt in use, others that are kept, a new one, and back to the built-in one.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { builtInTemplate, type PromptPurpose, promptPurposes } from '../../stories/prompt-purposes.ts'
import { deletePrompt, type Prompt, updatePrompt } from '../../stories/prompts-contract.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { deskWords } from '../desk-words.ts'
import { promptsQuery } from './desk-data.ts'
import { PromptForm } from './prompt-form.tsx'
import './desk.css'

const { prompts: words } = deskWords
const { failed: failure } = words

export function PromptsScreen() {
  const { data: prompts, error, refetch } = useQuery(promptsQuery)
  return (
    <>
      <ButtonLink look="link" to={paths.desk} className="-mt-2 mb-1">
        <Icon name="back" className="mr-1 -ml-1.5 size-5" />
        {deskWords.back}
      </ButtonLink>
      <ScreenTitle title={words.title} />
      <p className="mt-2 max-w-[60ch] text-ink-2">{words.lead}</p>
      <LoadFailed
        words={!prompts && error && explainFailure(error, deskWords.loadFailed)}
        onAgain={() => void refetch()}
      />
      {!prompts && !error && <Loading />}
      {prompts && (
        <div className="mt-8 grid gap-10">
          {promptPurposes.map((purpose) => (
            <Purpose key={purpose} purpose={purpose} prompts={prompts.filter((one) => one.purpose === purpose)} />
          ))}
        </div>
      )}
    </>
  )
}

function Purpose({ purpose, prompts }: { purpose: PromptPurpose; prompts: Prompt[] }) {
  const cache = useQueryClient()
  /** A prompt, or a new one. */
  const [editing, setEditing] = useState<Prompt | 'new'>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const inUse = prompts.find((one) => one.is_active)
  const reload = () => cache.invalidateQueries({ queryKey: promptsQuery.queryKey })
  async function act(work: Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work
    } catch (error) {
      setProblem(explainFailure(error, failure))
    } finally {
      await reload()
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby={purpose}>
      <h2 id={purpose} className="text-[1.35rem]">
        {words.purposes[purpose]}
      </h2>
      <Banner tone="error" words={problem} />
      {!inUse && <p className="mt-1 text-ink-2">{words.builtInUse}</p>}
      <ul className="desk-list">
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            <p>
              <b dir="auto">{words.version(prompt.name, prompt.version)}</b>{' '}
              {prompt.is_active && <span className="badge">{words.inUse}</span>}
            </p>
            <Template text={prompt.template} />
            <div className="mt-3 flex flex-wrap gap-3">
              <Button small onClick={() => setEditing(prompt)}>
                {words.edit(prompt.name)}
              </Button>
              {prompt.is_active ? (
                <Button
                  small
                  pending={busy}
                  onClick={() => void act(call(updatePrompt, { id: prompt.id, is_active: false }, { failure }))}
                >
                  {words.reset}
                </Button>
              ) : (
                <>
                  <Button
                    small
                    pending={busy}
                    onClick={() => void act(call(updatePrompt, { id: prompt.id, is_active: true }, { failure }))}
                  >
                    {words.use(prompt.name)}
                  </Button>
                  <Button
                    small
                    look="danger"
                    pending={busy}
                    onClick={() => void act(call(deletePrompt, { id: prompt.id }, { failure }))}
                  >
                    {words.remove(prompt.name)}
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
        <li>
          <b>{words.builtIn}</b>
          <Template text={builtInTemplate(purpose)} />
        </li>
      </ul>
      {editing === undefined ? (
        <Button className="mt-4" onClick={() => setEditing('new')}>
          {words.add(words.purposes[purpose])}
        </Button>
      ) : (
        <PromptForm
          key={editing === 'new' ? editing : editing.id}
          purpose={purpose}
          prompt={editing === 'new' ? undefined : editing}
          start={inUse?.template ?? builtInTemplate(purpose)}
          onClose={() => setEditing(undefined)}
          onDone={async () => {
            setEditing(undefined)
            await reload()
          }}
        />
      )}
    </section>
  )
}

function Template({ text }: { text: string }) {
  return (
    <details className="mt-1">
      <summary className="link link-row">{words.read}</summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}
