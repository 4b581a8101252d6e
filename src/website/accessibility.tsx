// What works for whom, what does not yet, and whom to tell.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { LegalPage, type Section } from './legal-page.tsx'

const sections: Section[] = [
  {
    title: 'What we aim at',
    content: (
      <p>
        The Web Content Accessibility Guidelines 2.2 at level AA, on every page and every screen. Each change is checked
        by program before it is released, and the main journeys are walked by keyboard alone.
      </p>
    ),
  },
  {
    title: 'What works',
    content: (
      <ul>
        <li>Everything can be done by keyboard, with a visible focus, and with a screen reader.</li>
        <li>Text can be enlarged to 200 % without sideways scrolling; words have a contrast of 4.5 to 1 or more.</li>
        <li>Each picture of a story has a text in its place, made from what the picture shows.</li>
        <li>A book can be read aloud, leafed through by buttons and arrow keys, or read as one long list.</li>
        <li>Whoever asks the device for less motion sees pages fade in place of turning.</li>
        <li>The EPUB of a book flows its text, names its pictures, and can be read by any reading program.</li>
      </ul>
    ),
  },
  {
    title: 'What does not, yet',
    content: (
      <ul>
        <li>The words of a printed book cannot be enlarged; order the digital copy beside it.</li>
        <li>The PDF keeps the look of the page: for a screen reader the EPUB is the better book.</li>
      </ul>
    ),
  },
  {
    title: 'Tell us',
    content: (
      <p>
        If something stands in your way, <a href={paths.help}>write to us</a>. We answer within two working days and
        help you to your book by another way until it is mended.
      </p>
    ),
  },
]

export function Accessibility() {
  return (
    <LegalPage
      title="Accessibility"
      summary={<p>In short: {brand} is for everybody who reads, and for everybody who is read to.</p>}
      sections={sections}
    />
  )
}
