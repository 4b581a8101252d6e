// In place of a page that does not exist.

import { paths } from '../base/paths.ts'

export function NotFound() {
  return (
    <section className="section">
      <div className="wrap lost">
        <img
          className="blob"
          src="/pictures/lost.webp"
          alt="A boy on the moon, looking about: not here either"
          width="400"
          height="400"
        />
        <div>
          <h1>This page is not in the book</h1>
          <p className="lede">We looked behind every tree. The address may be mistyped, or the page has moved.</p>
          <p className="cta">
            <a className="btn main" href={paths.home}>
              Back to the first page
            </a>
            <a className="btn" href={paths.dashboard}>
              My Books
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
