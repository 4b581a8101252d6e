// What a storyteller says about its work, plainly, where the work is seen.

import { useEffect, useRef } from 'react'

export function ToldNotices({ notices }: { notices: readonly string[] }) {
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (notices.length > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [notices])
  return (
    <output ref={place} className="block scroll-mb-24">
      {notices.map((notice) => (
        <span key={notice} className="story-notice">
          {notice}
        </span>
      ))}
    </output>
  )
}
