// One page of the contact sheet: its picture, the first words under it, and the ways to another picture.

import { memo, useState } from 'react'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { pictureName } from '../../stories/web/story-data.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { smallPicture } from '../../ui/small-picture.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { pictureSizes } from '../picture.ts'
import { picturesWords } from '../words.ts'
import { RequestChanges, typedChanges } from './request-changes.tsx'
import type { ShownPage } from './shown-page.ts'
import type { Drawing, Drawn } from './use-drawing.ts'
import { type Outcome, WishOutcome } from './wish-outcome.tsx'

const { images: words } = picturesWords

export interface PictureCardProps extends ShownPage {
  /** A job paints what has no picture: nobody else need ask for it. */
  isJobOpen: boolean
  draw: Drawing['draw']
  onPainted: (pageNumber: number) => void
  /** Another wish is about to be written. */
  onChanging: () => void
  onView: (pageId: string) => void
}

/** Only the card whose page has news is rendered anew: whoever types a wish meanwhile waits for no other. */
export const PictureCard = memo(function PictureCard(props: PictureCardProps) {
  const { page, url, isPainting, notice, isJobOpen, draw, onPainted, onChanging, onView } = props
  const { page_number: number } = page
  const wishes = useFormShelf(`wish-${page.id}`, typedChanges)
  const [changing, setChanging] = useState(() => wishes.read() !== undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<{ words: string; picture: string }>()
  const focusNext = useFocusNext()
  // A problem is of the picture that was there: it goes when another one lands.
  const picture = pictureName(url)
  const problemNow = problem?.picture === picture ? problem.words : undefined
  const changeId = `change-${number}`

  const keep = (drawn: Drawn) => setOutcome({ ...drawn, before: url })

  async function paint() {
    setProblem(undefined)
    setOutcome(undefined)
    // The button that was pressed is gone while it is painted.
    focusNext(`picture-${number}`)
    try {
      keep(await draw(page.id))
      onPainted(number)
    } catch (error) {
      setProblem({ words: explainFailure(error, words.failed.one), picture })
    }
  }
  function open() {
    setChanging(true)
    onChanging()
  }
  function layAside() {
    setChanging(false)
    focusNext(changeId)
  }
  function close() {
    wishes.drop()
    layAside()
  }
  const became = outcome && !isPainting && <WishOutcome page={page} outcome={outcome} now={url} onUndone={setOutcome} />
  return (
    <li
      className={`picture-card ${url === null ? 'is-waiting' : ''} ${isPainting ? 'is-painting' : ''} ${changing ? 'is-open' : ''}`}
    >
      <article aria-labelledby={`picture-${number}`} className="picture-card-in">
        <div className="picture-frame">
          {url === null ? (
            <Draft page={page} />
          ) : (
            <>
              <img
                src={smallPicture(url)}
                alt={page.alt_text}
                {...pictureSizes.screen}
                loading="lazy"
                decoding="async"
              />
              <button
                type="button"
                className="picture-open"
                aria-label={words.viewer.open(number)}
                onClick={() => onView(page.id)}
              >
                <Icon name="full" className="size-5" />
              </button>
            </>
          )}
          <Banner tone="error" className="" words={problemNow} onDismiss={() => setProblem(undefined)} />
        </div>
        <div className="picture-words">
          <h3 id={`picture-${number}`} tabIndex={-1} className="picture-number">
            <span className="sr-only">{words.page(number)}</span>
            <span aria-hidden="true">{number}</span>
          </h3>
          <p dir="auto">{page.text_content}</p>
        </div>
        <output className="picture-state">
          {isPainting && (
            <>
              <Icon name="paint" className="size-5" /> {words.painting}
            </>
          )}
        </output>
        {!isPainting && url === null && !isJobOpen && (
          <div className="picture-actions">
            <Action words={words.first} number={number} onPress={() => void paint()} />
          </div>
        )}
        {!isPainting && url !== null && (
          <div className="picture-actions">
            <Action words={words.again} number={number} onPress={() => void paint()} />
            <Action
              words={words.change}
              number={number}
              id={changeId}
              expanded={changing}
              onPress={() => (changing ? close() : open())}
            />
          </div>
        )}
        {!changing && (became ?? (notice !== null && <p className="picture-notice">{notice}</p>))}
      </article>
      {changing && (
        <RequestChanges
          page={page}
          outcome={became}
          shelf={wishes}
          draw={draw}
          onDone={(drawn) => {
            keep(drawn)
            wishes.drop()
            onPainted(number)
          }}
          onClose={close}
          onLaidAside={layAside}
        />
      )}
    </li>
  )
})

/** Until it is painted its draft stands in the frame. */
function Draft({ page }: { page: ShownPage['page'] }) {
  if (page.preview_image_url === null)
    return (
      <span className="picture-coming" aria-hidden="true">
        <Icon name="paint" className="size-8" />
      </span>
    )
  return (
    <>
      <img src={page.preview_image_url} alt={page.alt_text} {...pictureSizes.preview} loading="lazy" decoding="async" />
      <span className="picture-draft">{words.draft}</span>
    </>
  )
}

interface ActionProps {
  words: string
  number: number
  id?: string
  expanded?: boolean
  onPress: () => void
}

function Action({ words: name, number, id, expanded, onPress }: ActionProps) {
  return (
    <Button look="quiet" small id={id} aria-label={words.of(name, number)} aria-expanded={expanded} onClick={onPress}>
      {name}
    </Button>
  )
}
