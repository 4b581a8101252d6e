// What a storyteller says about its work, plainly, where the work is seen.

export function ToldNotices({ notices }: { notices: readonly string[] }) {
  return (
    <output className="block">
      {notices.map((notice) => (
        <span key={notice} className="story-notice">
          {notice}
        </span>
      ))}
    </output>
  )
}
