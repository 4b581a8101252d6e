// Somebody as the book will draw them, taped to the page: it changes with every choice, and is approved or drawn again.

import { useQuery } from '@tanstack/react-query'
import { CHARACTER_TYPES } from '../../../stage/cast.ts'
import { LookEnds } from '../../../pictures/web/look-ends.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { lookInWords, leftToUs, type LookAnswers } from '../../look-answers.ts'
import { looksWords } from '../../look-words.ts'
import { readAge } from '../../wizard-answers.ts'
import './look.css'
import { isSameSitter, portraitQuery, settling, type Sitter, usePortrait } from './portrait-query.ts'
import { useSettled } from './use-settled.ts'

const { portrait: words } = looksWords

export interface LookPortraitProps {
  one: { key: string; name: string; type: string; age: string; look: LookAnswers }
  /** As it is drawn now; nothing while it is not known who it is. */
  sitter: Sitter | undefined
  /** How the seeds of this figure begin. */
  seeds: string
  onLook: (some: Partial<LookAnswers>) => void
  onAgain: () => void
  /** Of the tick by which it is approved, where it is approved or drawn again here. */
  approveId?: string | undefined
}

export function LookPortrait({ one, sitter, seeds, onLook, onAgain, approveId }: LookPortraitProps) {
  // Nobody says that it looks like somebody whom she has not seen.
  const { data: drawn } = useQuery({ ...portraitQuery(sitter), enabled: false })
  const name = one.name.trim()
  const called = [name, readAge(one.age)].filter((part) => part !== '' && part !== undefined).join(', ')
  return (
    <div className="polaroid-place">
      <figure className="polaroid">
        {/* Nobody wears the face of another while theirs is drawn. */}
        <Picture key={one.key} {...{ name, sitter, seeds, onAgain }} />
        <figcaption dir="auto">{called || ' '}</figcaption>
      </figure>
      <Ends {...one} relation={sitter?.relation} onLeft={onLook} />
      {approveId !== undefined && drawn && name !== '' && (
        <div className="polaroid-judge">
          <TickBox
            id={approveId}
            label={words.approve(name)}
            hint={words.approveHint}
            checked={one.look.approved}
            onChecked={(approved) => onLook({ approved })}
          />
          <button type="button" className="link link-row" onClick={onAgain}>
            {words.again}
          </button>
        </div>
      )}
    </div>
  )
}

interface EndsProps extends Pick<LookPortraitProps['one'], 'type' | 'age' | 'look'> {
  relation: string | undefined
  onLeft: (left: Partial<LookAnswers>) => void
}

/** What the portrait leaves out; and skin and hair, where nothing is said of them, are left to us by one touch. */
function Ends({ type, age, look, relation, onLeft }: EndsProps) {
  const known = CHARACTER_TYPES.find((some) => some === type)
  if (!known) return null
  const isLeft = (part: 'skin' | 'hair') => (part === 'skin' ? look.skin : look.hair || look.style) === leftToUs
  return (
    <LookEnds {...{ type: known, age: readAge(age) ?? null, description: lookInWords(type, look), relation, isLeft }}>
      <Button
        small
        onClick={() =>
          onLeft({ skin: look.skin || leftToUs, ...(!look.hair && !look.style && { hair: leftToUs, style: leftToUs }) })
        }
      >
        {looksWords.look.leftToUs}
      </Button>
    </LookEnds>
  )
}

type PictureProps = Pick<LookPortraitProps, 'sitter' | 'seeds' | 'onAgain'> & { name: string }

function Picture({ name, sitter: now, seeds, onAgain }: PictureProps) {
  const sitter = useSettled(now, isSameSitter, settling)
  const { data, isFetching, isError } = usePortrait(sitter, seeds)
  const isStale = isFetching || !isSameSitter(now, sitter)
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
          <span aria-hidden="true">{[...name][0]?.toUpperCase() ?? '?'}</span>
        )}
      </div>
    )
  return (
    <div className="polaroid-picture" aria-busy={isStale}>
      <img key={data.picture.length} src={data.picture} alt={words.of(name, data.described)} />
    </div>
  )
}
