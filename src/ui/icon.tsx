// The product's own line drawings, 24 by 24. Decoration: the words beside them do the talking.

const drawings = {
  home: 'M4 11.2 12 4.5l8 6.7M6 10v9.5h12V10M10 19.5v-5.2h4v5.2',
  create:
    'M5 5.5c2.6-.9 5-.6 7 .9 2-1.5 4.4-1.8 7-.9v12.6c-2.6-.9-5-.6-7 .9-2-1.5-4.4-1.8-7-.9zM12 6.4V19M15.5 9.5v4.6M13.2 11.8h4.6',
  cart: 'M3.5 5h2.3l2 10.5h9.7l2-7.7H6.5M7.9 19a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M15 19a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  person: 'M8.2 8.5a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M4.8 19.8c.9-3.7 3.6-5.6 7.2-5.6s6.3 1.9 7.2 5.6',
  leave: 'M13.5 4.8H6v14.4h7.5M10.5 12h9.5M16.6 8.5 20 12l-3.4 3.5',
  plus: 'M12 5v14M5 12h14',
  order: 'm12 3.5 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9',
  preview:
    'M3 12c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  pictures: 'M4 5h16v14H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M14.2 9.3a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  paint:
    'M20 4c-4.5 2-8 5.2-10 9l2 2c3.8-2 6.5-5.8 8-11zM9.5 13.5c-2.5 0-3.5 1.5-3.5 3.5 0 1.3-.8 2.2-2 2.5 3.5 1.3 7.5.3 7.5-4z',
  edit: 'm4.5 19.5 1-4.3L16 4.7l3.3 3.3L8.8 18.5zM13.7 7l3.3 3.3',
  delete: 'M5 7h14M9.5 7V4.5h5V7M6.7 7l.9 12.5h8.8L17.3 7M10.3 10.5V16M13.7 10.5V16',
  close: 'M6 6l12 12M18 6 6 18',
  tick: 'm5 12.8 4.5 4.4L19 7.2',
  warning: 'M12 4 2.8 19.6h18.4zM12 9.6v4.6M12 16.9v.1',
  back: 'M14.5 6 8.5 12l6 6',
  forward: 'M9.5 6l6 6-6 6',
  letter: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  key: 'M4.2 15.5a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0M11.3 12.4 19.5 4.2M15.8 8l2.9 2.9M13.4 10.4l1.9 1.9',
  download: 'M12 4v11M7.6 11 12 15.4 16.4 11M4.8 19.5h14.4',
  share: 'M12 15V4M8 7.6 12 3.7l4 3.9M7 11H5v9h14v-9h-2',
  print: 'M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 14h10v6H7z',
  aloud: 'M4 9.8v4.4h3.5l5 4.1V5.7l-5 4.1zM16 9c1.6 1.7 1.6 4.3 0 6M18.6 6.5c3 3.2 3 7.8 0 11',
  full: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  star: 'm12 4 2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7z',
} as const

export type IconName = keyof typeof drawings

export function Icon({ name, className = 'size-[22px]' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
