// A stitch going round: the quiet sign that something takes a moment. Decoration only; say it in words beside it.

export function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 flex-none motion-safe:animate-spin motion-reduce:-rotate-90"
      aria-hidden="true"
    >
      <circle
        cx="10"
        cy="10"
        r="7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="5.4 4 5.4 4 5.4 23"
      />
    </svg>
  )
}
