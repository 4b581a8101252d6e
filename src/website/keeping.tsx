// What a finished book can do beside being printed: Share Book and Print at Home, as they really work.

export function Keeping() {
  return (
    <section className="section" id="keeping">
      <div className="wrap">
        <div className="head center">
          <h2>Then it goes places</h2>
          <p className="lede">Two buttons wait beside every finished book.</p>
        </div>
        <ul className="keeps">
          <li>
            <div className="note" aria-hidden="true">
              <img src="/pictures/shared.webp" alt="" width="376" height="290" loading="lazy" />
              <b>Theo and the Very Small Cloud</b>
              <span>A book for you to read</span>
            </div>
            <div>
              <h3>Share Book</h3>
              <p>
                It makes a private link. Whoever has it reads the whole book on a phone or a computer, without an
                account. You choose how long it works, from a week to a year, and end it whenever you like. It can ask
                for a passcode, or leave the first name out.
              </p>
            </div>
          </li>
          <li>
            <div className="booklet" aria-hidden="true">
              <img src="/pictures/booklet.webp" alt="" width="376" height="290" loading="lazy" />
            </div>
            <div>
              <h3>Print at Home</h3>
              <p>
                It makes a booklet for your own printer, on US Letter or A4, with every page where it must be. Print it
                on both sides, fold it, staple it, and read it tonight. It comes with every digital copy.
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}
