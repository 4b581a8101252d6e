// Three stories to choose from: a cover, a title, what it begins with. Whoever does not care presses Generate Story.

import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/skeleton.tsx'
import type { Pitch } from '../../../pictures/pitch-contract.ts'
import { pitchWords as words } from '../../pitch-words.ts'
import type { Pitches } from './use-pitches.ts'
import './story-pitches.css'

export function StoryPitches({ pitches }: { pitches: Pitches }) {
  const { shown, failed, chosen, choose, others, first } = pitches
  if (failed !== undefined) return <p className="field-hint">{failed}</p>
  return (
    <fieldset className="pitches">
      <legend className="pitches-title">{words.title}</legend>
      <p className="field-hint">{words.lead}</p>
      {shown ? (
        shown.map((one) => (
          <Offer key={one.world} pitch={one} isChosen={one === chosen} onChoose={() => choose(one.world)} />
        ))
      ) : (
        <Waiting />
      )}
      {(others ?? first) && (
        <Button className="justify-self-start" onClick={others ?? first}>
          {others ? words.others : words.first}
        </Button>
      )}
    </fieldset>
  )
}

function Offer({ pitch, isChosen, onChoose }: { pitch: Pitch; isChosen: boolean; onChoose: () => void }) {
  const { world, title, words: said, tells, there, cover } = pitch
  const near = tells !== 'free' ? words[tells] : there !== '' ? words.plays(there) : undefined
  return (
    <label className="pitch">
      <input type="radio" name="pitch" value={world} checked={isChosen} onChange={onChoose} />
      <img src={cover} alt="" width="512" height="396" className="pitch-cover" />
      <span className="pitch-head">
        {near !== undefined && <span className="pitch-near">{near}</span>}
        <span className="pitch-name" dir="auto">
          {title}
        </span>
      </span>
      <span className="pitch-words" dir="auto">
        {said}
      </span>
    </label>
  )
}

function Waiting() {
  return (
    <Skeleton words={words.pending} after={0}>
      {[1, 2, 3].map((at) => (
        <span key={at} className="pitch">
          <SkeletonBar className="pitch-cover" />
          <span className="pitch-head">
            <SkeletonBar className="h-5 w-40" />
          </span>
          <span className="pitch-words grid gap-2">
            <SkeletonBar />
            <SkeletonBar />
          </span>
        </span>
      ))}
    </Skeleton>
  )
}
