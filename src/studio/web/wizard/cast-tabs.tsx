// The characters as index tabs over the page: who is there, who still lacks something, and room for one more.

import { useQuery } from '@tanstack/react-query'
import { limits } from '../../../books/book.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CastAnswers, WizardAnswers } from '../../wizard-answers.ts'
import { friendGaps } from '../../wizard-gaps.ts'
import { wizardWords } from '../../wizard-words.ts'
import { portraitQuery } from '../look/portrait-query.ts'
import { sitterOf } from './portrait-data.ts'
import type { Wizard } from './use-wizard.ts'

const { friends: words } = wizardWords

export interface CastTabsProps {
  wizard: Wizard
  /** Who is on the page. */
  index: number
  onChoose: (index: number) => void
  onAdd: () => void
}

export function CastTabs({ wizard, index, onChoose, onAdd }: CastTabsProps) {
  const { answers } = wizard
  return (
    <nav aria-label={words.tabs} className="cast-tabs">
      <ul>
        {answers.cast.map((one, at) => {
          const gaps = at === 0 ? 0 : friendGaps(one, at).length
          return (
            <li key={one.key}>
              <button type="button" aria-current={at === index ? 'true' : undefined} onClick={() => onChoose(at)}>
                <Face one={one} answers={answers} />
                <span className="cast-tab-name" dir="auto">
                  {one.name.trim() || words.nobody(at + 1)}
                </span>
                {gaps > 0 && <em>{words.toGo(gaps)}</em>}
              </button>
            </li>
          )
        })}
        {answers.cast.length < limits.characters && (
          <li>
            <button type="button" id="add-character" className="cast-add" onClick={onAdd}>
              <Icon name="plus" />
              <span>{words.add}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Face({ one, answers }: { one: CastAnswers; answers: WizardAnswers }) {
  // Only what the page has drawn already.
  const { data } = useQuery({ ...portraitQuery(sitterOf(one, answers)), enabled: false })
  return (
    <span className="cast-face" aria-hidden="true">
      {data ? <img src={data.picture} alt="" /> : ([...one.name.trim()][0]?.toUpperCase() ?? '?')}
    </span>
  )
}
