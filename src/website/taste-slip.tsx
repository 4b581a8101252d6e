// The live taste in the hero: a slip to fill in, and the first page of the book that comes of it. taste-slip.ts sends it.

import { ART_STYLES } from '../stage/art-styles.data.ts'
import { firstTaste, tasteHair, tasteKinds, type TasteLook, tasteSkins } from '../visitors/taste-look.ts'
import { tasteWords } from '../visitors/taste.ts'
import { paths } from '../base/paths.ts'
import type { Assets } from './document.tsx'

interface Choice {
  name: keyof TasteLook
  legend: string
  values: readonly { value: string; label: string }[]
  look: 'chips' | 'chips row' | 'chips pairs' | 'swatches'
}

const labelled = (values: readonly string[], labels: readonly string[]) =>
  values.map((value, at) => ({ value, label: labels[at] ?? value }))

const choices: readonly Choice[] = [
  { name: 'kind', legend: 'Who are they?', values: labelled(tasteKinds, ['Girl', 'Boy']), look: 'chips' },
  {
    name: 'hair',
    legend: 'Hair',
    values: labelled(tasteHair, ['Curls', 'Braids', 'Short', 'Long']),
    look: 'chips row',
  },
  {
    name: 'skin',
    legend: 'Skin',
    values: labelled(tasteSkins, ['Fair', 'Light', 'Tan', 'Brown', 'Deep brown']),
    look: 'swatches',
  },
  {
    name: 'style',
    legend: 'Style',
    values: ART_STYLES,
    look: 'chips pairs',
  },
]

export function TasteSlip({ script }: { script: Assets['taste'] }) {
  return (
    <form className="slip" id="taste" data-script={script} noValidate>
      <h2>Try it on this cover</h2>
      <label htmlFor="taste-name">Who is the story about?</label>
      <input
        id="taste-name"
        name="name"
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder="Ama"
        aria-describedby="taste-says"
      />
      {choices.map(({ name, legend, values, look }) => (
        <fieldset key={name} className={look}>
          <legend>{legend}</legend>
          {values.map(({ value, label }) => (
            <label key={value} className={look === 'swatches' ? `skin-${value}` : undefined}>
              <input type="radio" name={name} value={value} defaultChecked={firstTaste[name] === value} />
              <span className={look === 'swatches' ? 'vh' : undefined}>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button className="btn wide">Show me their book</button>
      <p
        id="taste-says"
        className="small"
        aria-live="polite"
        data-fault="That did not work. Please try again in a moment."
      />
    </form>
  )
}

export function FirstPage() {
  return (
    <figure className="first-page" id="first-page">
      <img
        src="/pictures/hero-page.webp"
        alt="The first page: a child waves beside a tall sunflower"
        width="640"
        height="495"
        loading="lazy"
      />
      <figcaption>
        <p className="hand-note">The first page</p>
        <p className="first-words">{tasteWords('Ama').text}</p>
        <p className="first-go">
          <a className="link" href={paths.createBook}>
            Write the other twenty-three
          </a>
        </p>
      </figcaption>
    </figure>
  )
}
