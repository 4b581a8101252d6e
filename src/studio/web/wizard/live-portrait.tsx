// Somebody as the book will draw them, taped to the page: it changes with every choice, and is approved or drawn again.

import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { CHARACTER_TYPES } from '../../../stage/cast.ts'
import { LookEnds } from '../../../pictures/web/look-ends.tsx'
import { chosenLook, leftToUs, type LookAnswers } from '../../look-answers.ts'
import { type CastAnswers, readAge, type WizardAnswers } from '../../wizard-answers.ts'
import { looksWords } from '../../look-words.ts'
import { portraitQuery, settling, usePortrait, useSitter } from './portrait-data.ts'
import { fieldId, type Wizard } from './use-wizard.ts'
import { useSettled } from './use-settled.ts'

const { portrait: words } = looksWords

export interface LivePortraitProps {
  wizard: Wizard
  index: number
  /** Whether it is approved or drawn again here. */
  judged?: boolean
}

export function LivePortrait({ wizard, index, judged = false }: LivePortraitProps) {
  const { answers, setCast } = wizard
  const one = answers.cast[index]
  // Nobody says that it looks like somebody whom she has not seen.
  const { data: drawn } = useQuery({ ...portraitQuery(useSitter(one, answers)), enabled: false })
  if (!one) return null
  const called = [one.name.trim(), readAge(one.age)].filter((part) => part !== '' && part !== undefined).join(', ')
  const setLook = (some: Partial<LookAnswers>) => setCast(index, { look: { ...one.look, ...some } })
  return (
    <div className="polaroid-place">
      <figure className="polaroid">
        {/* Nobody wears the face of another while theirs is drawn. */}
        <Picture key={one.key} one={one} answers={answers} onAgain={() => setLook({ rolls: one.look.rolls + 1 })} />
        <figcaption dir="auto">{called || ' '}</figcaption>
      </figure>
      <Ends one={one} onLeft={(left) => setLook(left)} />
      {judged && drawn && one.name.trim() !== '' && (
        <div className="polaroid-judge">
          <TickBox
            id={fieldId(`cast.${index}.approved`)}
            label={words.approve(one.name.trim())}
            hint={words.approveHint}
            checked={one.look.approved}
            onChecked={(approved) => setLook({ approved })}
          />
          <button type="button" className="link link-row" onClick={() => setLook({ rolls: one.look.rolls + 1 })}>
            {words.again}
          </button>
        </div>
      )}
    </div>
  )
}

/** What the portrait leaves out; and skin and hair, where nothing is said of them, are left to us by one touch. */
function Ends({ one, onLeft }: { one: CastAnswers; onLeft: (left: Partial<LookAnswers>) => void }) {
  const { type, age, look } = one
  const known = CHARACTER_TYPES.find((some) => some === type)
  if (!known) return null
  const isLeft = (part: 'skin' | 'hair') => (part === 'skin' ? look.skin : look.hair || look.style) === leftToUs
  return (
    <LookEnds type={known} age={readAge(age) ?? null} description={chosenLook(type, look)} isLeft={isLeft}>
      <Button
        small
        onClick={() =>
          onLeft({ skin: look.skin || leftToUs, ...(!look.hair && !look.style && { hair: leftToUs, style: leftToUs }) })
        }
      >
        {looksWords.look.youChoose}
      </Button>
    </LookEnds>
  )
}

function Picture({ one, answers, onAgain }: { one: CastAnswers; answers: WizardAnswers; onAgain: () => void }) {
  const now = useSitter(one, answers)
  const sitter = useSettled(now, (a, b) => JSON.stringify(a) === JSON.stringify(b), settling)
  const { data, isFetching, isError } = usePortrait(sitter, one, answers)
  const isStale = isFetching || JSON.stringify(now) !== JSON.stringify(sitter)
  if (!now || !sitter || !data)
    return (
      <div className="polaroid-picture is-empty">
        {isError ? (
          <span className="grid justify-items-center gap-2 p-3 text-center">
            {words.failed}
            <Button small onClick={onAgain}>
              {words.again}
            </Button>
          </span>
        ) : now ? (
          <Spinner />
        ) : (
          <span aria-hidden="true">{[...one.name.trim()][0]?.toUpperCase() ?? '?'}</span>
        )}
      </div>
    )
  return (
    <div className="polaroid-picture" aria-busy={isStale}>
      <img key={data.picture.length} src={data.picture} alt={words.of(one.name.trim(), data.described)} />
    </div>
  )
}
