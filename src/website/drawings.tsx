// Drawn lines: dividers, torn edges, ticks and the book's ground. Plain SVG, no file to fetch.

export function Vine() {
  return (
    <svg
      className="rule"
      viewBox="0 0 460 34"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 19c38-9 72 8 108 1 34-7 60-9 88-2M258 17c32-9 62 6 98 2 35-4 68-8 100 1" />
      <path d="M229 29c.5-7 .3-13-.6-18M112 20c3-5 7-7.600 12-8M346 18.500c4 4.700 8.300 6.800 13 6.600" />
      <path
        d="M228.500 17c-8 .5-13.500-2.500-16-9.500 8-.9 13.600 2.400 16 9.500Zm.6 7c7.500.4 13-2.400 16-9-7.800-1.300-13.200 1.700-16 9Z"
        fill="currentColor"
        stroke="none"
      />
      <circle cx="228" cy="6.500" r="3.600" fill="#f2a516" stroke="none" />
    </svg>
  )
}

export function StarTrail() {
  return (
    <svg
      className="rule"
      viewBox="0 0 460 34"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path
        strokeDasharray="1 9"
        d="M6 22c50-18 96 14 146 2 38-9 50-26 72-16 18 9-2 24-10 13-9-13 26-18 56-9 56 17 118 14 172-2"
      />
      <path
        transform="translate(440 -2) scale(.8)"
        fill="#f2a516"
        stroke="none"
        d="M12.200 2.100c.5 1.900 1.600 4.400 2.700 6.300 2.200.3 4.800.5 7 .4-1.500 1.500-3.600 3.400-5 5.100.4 2.200 1.100 4.800 2 6.900-2-1-4.500-2.400-6.600-3.300-2 1-4.300 2.500-6.200 3.800.4-2.300.8-4.900 1-7.200C5.500 12.700 3.600 11 1.900 9.200c2.300-.3 4.800-.5 7.100-.9 1-1.900 2.300-4.200 3.200-6.200Z"
      />
    </svg>
  )
}

/** The torn edge of a tinted band: on top of it, or turned over at its end. */
export function Tear({ end = false }: { end?: boolean }) {
  return (
    <svg className={end ? 'tear end' : 'tear'} viewBox="0 0 1280 26" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 26V13c46-5 92-1 138-4 60-4 104 5 166 3 70-3 118-9 182-4 58 4 92 8 152 5 66-4 112-10 178-6 54 3 88 9 140 6 60-4 96-9 152-6 62 3 108 7 172 3V26Z"
      />
    </svg>
  )
}

export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              d="M3.500 13.200c2 1.500 3.600 3.200 5 5.300C11.400 12.900 15.200 8.200 20.800 4.600"
            />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}

export function Loop() {
  return (
    <svg
      className="loop"
      viewBox="0 0 120 60"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeDasharray="1 8"
    >
      <path d="M4 50c20-30 44-36 56-22 10 13-12 20-14 6C44 16 80 6 108 14" />
    </svg>
  )
}
