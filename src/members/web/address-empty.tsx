// No addresses yet: a parcel without a label.

import { profileWords } from '../profile-words.ts'

const { addresses: words } = profileWords

export function AddressEmpty() {
  return (
    <div className="flex items-center gap-6 max-sm:flex-col max-sm:items-start max-sm:gap-4">
      <Parcel />
      <div>
        <h3>{words.emptyTitle}</h3>
        <p className="mt-1.5 text-ink-2">{words.empty}</p>
      </div>
    </div>
  )
}

function Parcel() {
  return (
    <svg
      viewBox="0 0 150 110"
      className="w-36 flex-none"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <ellipse cx="76" cy="99" rx="62" ry="7" fill="#e9dcc6" />
      <path d="M22 38 79 47l1 51-55-10z" fill="#efcf98" />
      <path d="M79 47l51-13-3 50-47 14z" fill="#e2b877" />
      <path d="M22 38 73 26l57 8-51 13z" fill="#f7dfb3" />
      <path d="M48 32l55 9 1 9 0 41" fill="none" stroke="#f2a516" strokeWidth="5" />
      <path d="M48 42l52-13" fill="none" stroke="#f2a516" strokeWidth="5" />
      <path d="M48 42l2 50" fill="none" stroke="#f2a516" strokeWidth="5" />
      <path
        d="M76 35c-9-3-18-12-14-18 5-6 14 6 14 18zM77 35c1-11 10-21 16-16 5 6-6 14-16 16z"
        fill="#f2a516"
        stroke="#1f2a44"
        strokeWidth="2"
      />
      <path d="M76 35c-4 4-8 5-13 6M77 35c5 2 9 3 15 2" fill="none" stroke="#1f2a44" strokeWidth="2" />
      <path
        d="M22 38 79 47l1 51-55-10zM79 47l51-13-3 50-47 14M22 38 73 26l57 8"
        fill="none"
        stroke="#1f2a44"
        strokeWidth="2.2"
      />
      <path d="M88 62l27-7-1 18-25 7z" fill="#fffdf8" stroke="#1f2a44" strokeWidth="1.8" strokeDasharray="4 3.4" />
    </svg>
  )
}
