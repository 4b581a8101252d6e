// "I have a story": typed or pasted, and seen at once as it will lie on the pages; of a whole novel a part is chosen.

import { limits } from '../../../books/book.ts'
import { chaptersOf, firstPages, fitPages, ownWordCount, ownWords } from '../../../writing/own/fit-pages.ts'
import { ownFault } from '../../../writing/own/own-fault.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { ownStoryWords as words } from '../../own-story-words.ts'
import './own-story.css'
import { fieldId, type Wizard } from './use-wizard.ts'
import { wireText } from './wizard-fields.ts'

export function OwnStory({ wizard }: { wizard: Wizard }) {
  const { own_words: story } = wizard.answers
  const count = ownWordCount(story)
  const take = (part: string) => {
    wizard.set({ own_words: part })
    document.getElementById(fieldId('own_words'))?.focus()
  }
  return (
    <>
      <TextAreaField
        {...wireText(wizard, 'own_words')}
        label={words.label}
        hint={words.hint}
        {...(count <= ownWords.most && { most: limits.ownWords })}
        rows={10}
        dir="auto"
        className="by-hand"
      />
      {count > ownWords.most && <Parts story={story} onTake={take} />}
      {count > 0 && ownFault(story) === undefined && <Pages story={story} count={count} />}
    </>
  )
}

function Parts({ story, onTake }: { story: string; onTake: (part: string) => void }) {
  const chapters = chaptersOf(story).filter(({ text }) => ownFault(text) === undefined)
  return (
    <div className="grid gap-3">
      <p>{words.tooLong}</p>
      <div className="own-parts">
        <Button small onClick={() => onTake(firstPages(story))}>
          {words.first}
        </Button>
        {chapters.map(({ title, text, words: count }) => (
          <Button key={title} small onClick={() => onTake(text)}>
            {words.chapter(title, count)}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Pages({ story, count }: { story: string; count: number }) {
  const pages = fitPages(story).pages.map((page, at) => ({ ...page, number: at + 1 }))
  return (
    <details className="own-pages">
      <summary>
        <b>{words.pages}.</b> {words.fits(count)}
      </summary>
      <ol>
        {pages.map(({ number, text, draw }) => (
          <li key={number} dir="auto">
            {text}
            {draw !== undefined && <span className="block text-ink-2">[{draw}]</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
