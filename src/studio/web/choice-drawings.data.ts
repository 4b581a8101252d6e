// Tiny drawings of whom a book is for, what for, what kind and about whom, 30 by 30: lines in ink over one spot of colour.

interface Drawing {
  line: string
  fill?: { path: string; color: string }
}

const ball = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0 ${r} ${r} 0 1 1-${r * 2} 0`

export const choiceDrawings: Readonly<Record<string, Drawing>> = {
  Kid: {
    line: `${ball(15, 11, 5)}M7 26c0-6 3-9 8-9s8 3 8 9M13 11v.1M17 11v.1M13 13c1 1 3 1 4 0`,
    fill: { path: 'M7 26c0-6 3-9 8-9s8 3 8 9z', color: '#ffc32f' },
  },
  Sibling: {
    line: `${ball(10, 12, 4)}${ball(21, 14, 3.5)}M3 26c0-6 3-9 7-9s7 3 7 9M17 26c0-5 1-7 4-7s6 2 6 7`,
    fill: { path: 'M3 26c0-6 3-9 7-9s7 3 7 9z', color: '#93d8bb' },
  },
  Parent: {
    line: `${ball(12, 9, 4.5)}${ball(23, 17, 3)}M4 27c0-8 3-12 8-12s8 4 8 12M20 27c0-4 1-6 3-6s4 2 4 6`,
    fill: { path: 'M4 27c0-8 3-12 8-12s8 4 8 12z', color: '#5fb5e8' },
  },
  Grandparent: {
    line: `${ball(15, 11, 5)}M7 27c0-7 3-10 8-10s8 3 8 10M11 11h2M17 11h2M13 11c1-1 3-1 4 0M11 5a2 2 0 1 1 8 0`,
    fill: { path: 'M7 27c0-7 3-10 8-10s8 3 8 10z', color: '#b99ee2' },
  },
  Partner: {
    line: 'M15 25C4 17 5 8 10 7c3 0 5 3 5 4 0-1 2-4 5-4 5 1 6 10-5 18z',
    fill: { path: 'M15 25C4 17 5 8 10 7c3 0 5 3 5 4 0-1 2-4 5-4 5 1 6 10-5 18z', color: '#ff8c72' },
  },
  Relative: { line: 'M5 26V14l10-8 10 8v12zM12 26v-7h6v7', fill: { path: 'M5 14l10-8 10 8z', color: '#e8523c' } },
  Friend: {
    line: `${ball(9, 11, 4)}${ball(21, 11, 4)}M2 26c0-6 3-9 7-9s6 2 6 5c0-3 2-5 6-5s7 3 7 9`,
    fill: { path: 'M2 26c0-6 3-9 7-9s6 2 6 5v4z', color: '#6aaa4b' },
  },
  Myself: {
    line: `M8 4h14v22H8z${ball(15, 13, 3.5)}M10 23c0-4 2-6 5-6s5 2 5 6`,
    fill: { path: 'M8 4h14v22H8z', color: '#d9efe9' },
  },
  Other: { line: `${ball(8, 15, 1.5)}${ball(15, 15, 1.5)}${ball(22, 15, 1.5)}` },

  Birthday: {
    line: 'M5 26V16h20v10zM5 20c3 2 5-2 7 0s4 2 6 0 4 2 7 0M15 16v-5M15 8c-2-2 0-3 0-4 0 1 2 2 0 4z',
    fill: { path: 'M5 26V16h20v10z', color: '#ff8c72' },
  },
  Holiday: {
    line: 'M15 4v22M6 9l18 12M24 9 6 21M12 6l3 3 3-3M12 24l3-3 3 3',
    fill: { path: ball(15, 15, 4), color: '#d9efe9' },
  },
  'Academic Milestone': {
    line: 'M3 12l12-6 12 6-12 6zM8 15v6c4 3 10 3 14 0v-6M26 13v8',
    fill: { path: 'M3 12l12-6 12 6-12 6z', color: '#3a5596' },
  },
  'Life Milestone': {
    line: 'M8 27V4M8 5c6-3 9 3 16 0v10c-7 3-10-3-16 0',
    fill: { path: 'M8 5c6-3 9 3 16 0v10c-7 3-10-3-16 0z', color: '#ffc32f' },
  },
  'Bedtime Reading': {
    line: 'M20 19A10 10 0 0 1 12 5a11 11 0 1 0 13 14c-2 1-4 1-5 0zM21 6v4M19 8h4',
    fill: { path: 'M20 19A10 10 0 0 1 12 5a11 11 0 1 0 13 14c-2 1-4 1-5 0z', color: '#ffe09a' },
  },
  'No Special Occasion': {
    line: `${ball(15, 15, 5)}M15 4v3M15 23v3M4 15h3M23 15h3M7 7l2 2M21 21l2 2M23 7l-2 2M7 23l2-2`,
    fill: { path: ball(15, 15, 5), color: '#ffc32f' },
  },

  Adventure: {
    line: 'M4 8l7-3 8 3 7-3v17l-7 3-8-3-7 3zM11 5v17M19 8v17',
    fill: { path: 'M11 5l8 3v17l-8-3z', color: '#93d8bb' },
  },
  Comedy: {
    line: `${ball(15, 15, 10)}M9 17c2 6 10 6 12 0zM11 11v1M19 11v1`,
    fill: { path: ball(15, 15, 10), color: '#ffc32f' },
  },
  Fantasy: {
    line: 'M6 26V13l3 2V9l3 2V4h6v7l3-2v6l3-2v13zM13 26v-6a2 2 0 0 1 4 0v6',
    fill: { path: 'M6 26V13l3 2V9l3 2V4h6v7l3-2v6l3-2v13z', color: '#b99ee2' },
  },
  Friendship: {
    line: 'M4 15l6-6 5 3 5-3 6 6-11 10zM15 12l-4 5',
    fill: { path: 'M4 15l6-6 5 3 5-3 6 6-11 10z', color: '#ff8c72' },
  },
  Mystery: { line: `${ball(13, 13, 8)}M19 19l7 7`, fill: { path: ball(13, 13, 8), color: '#d9efe9' } },
  Magic: {
    line: 'M6 25 18 11M21 4v6M18 7h6M26 13v4M24 15h4M11 5v4M9 7h4',
    fill: { path: ball(19, 10, 3), color: '#ffc32f' },
  },
  Superhero: { line: 'M17 3 6 17h8l-2 10 12-15h-8z', fill: { path: 'M17 3 6 17h8l-2 10 12-15h-8z', color: '#ffc32f' } },
  'Sci-fi': {
    line: `M15 3c5 4 6 10 4 17h-8C9 13 10 7 15 3zM11 16l-5 6 5-1M19 16l5 6-5-1M13 24c0 2 1 3 2 4 1-1 2-2 2-4${ball(15, 12, 2)}`,
    fill: { path: 'M15 3c5 4 6 10 4 17h-8C9 13 10 7 15 3z', color: '#5fb5e8' },
  },
  Surprise: {
    line: 'M5 13h20v13H5zM3 9h24v4H3zM15 9v17M15 9c-6 0-7-5-4-5s4 5 4 5c6 0 7-5 4-5s-4 5-4 5',
    fill: { path: 'M5 13h20v13H5z', color: '#e8523c' },
  },

  boy: {
    line: `${ball(15, 16, 7)}M12 16v.1M18 16v.1M12 19c2 2 4 2 6 0M8 14c1-6 4-7 7-7s6 1 7 7c-3-1-4-3-5-4-2 2-5 4-9 4`,
    fill: { path: 'M8 14c1-6 4-7 7-7s6 1 7 7c-3-1-4-3-5-4-2 2-5 4-9 4z', color: '#8b4b2b' },
  },
  girl: {
    line: `${ball(15, 16, 7)}M12 16v.1M18 16v.1M12 19c2 2 4 2 6 0M8 15c0-6 3-8 7-8s7 2 7 8l2 9M8 15l-2 9M9 13c4 0 8-2 9-4`,
    fill: { path: 'M8 15c0-6 3-8 7-8s7 2 7 8c-2-2-3-4-4-6-1 2-5 4-10 6z', color: '#cb5a2c' },
  },
  man: {
    line: `${ball(15, 16, 7)}M12 16v.1M18 16v.1M12 19c2 2 4 2 6 0M8 14c0-5 3-7 7-7s7 2 7 7M9 20c2 5 10 5 12 0`,
    fill: { path: 'M9 19c2 6 10 6 12 0-2 2-3 3-6 3s-4-1-6-3z', color: '#5d3a27' },
  },
  woman: {
    line: `${ball(15, 16, 7)}M12 16v.1M18 16v.1M12 19c2 2 4 2 6 0M8 15c0-6 3-8 7-8s7 2 7 8c2 4 1 8 2 11M8 15c-2 4-1 8-2 11M12 5a3 3 0 0 1 6 0`,
    fill: { path: 'M8 15c0-6 3-8 7-8s7 2 7 8c-3-1-6-2-7-5-1 3-4 4-7 5z', color: '#2c2228' },
  },
  dog: {
    line: 'M9 10c3-2 9-2 12 0v8c0 5-3 8-6 8s-6-3-6-8zM9 10c-4-3-6 1-5 8 3 0 5-2 5-5M21 10c4-3 6 1 5 8-3 0-5-2-5-5M12 15v.1M18 15v.1M13 20h4l-2 2z',
    fill: { path: 'M9 10c-4-3-6 1-5 8 3 0 5-2 5-5zM21 10c4-3 6 1 5 8-3 0-5-2-5-5z', color: '#a06e48' },
  },
  cat: {
    line: 'M7 12V4l5 4h6l5-4v8c2 7-2 13-8 13S5 19 7 12zM12 15v.1M18 15v.1M14 19h2l-1 1zM4 18h4M22 18h4',
    fill: { path: 'M7 12V4l5 4h6l5-4v8c2 7-2 13-8 13S5 19 7 12z', color: '#ec9147' },
  },
  rabbit: {
    line: 'M11 13C7 7 8 2 10 2s3 5 3 10M19 13c4-6 3-11 1-11s-3 5-3 10M8 19c0-5 3-8 7-8s7 3 7 8-3 8-7 8-7-3-7-8zM12 18v.1M18 18v.1M14 22h2',
    fill: { path: 'M8 19c0-5 3-8 7-8s7 3 7 8-3 8-7 8-7-3-7-8z', color: '#efebe4' },
  },
  dragon: {
    line: 'M8 12 5 4l6 5h8l6-5-3 8c2 8-2 14-7 14S6 20 8 12zM12 15v.1M18 15v.1M11 21c3 2 5 2 8 0M13 9l2-5 2 5',
    fill: { path: 'M8 12 5 4l6 5h8l6-5-3 8c2 8-2 14-7 14S6 20 8 12z', color: '#4db58a' },
  },
  robot: {
    line: 'M7 10h16v14H7zM15 10V5M11 16h1M18 16h1M11 20h8M4 15v5M26 15v5',
    fill: { path: 'M7 10h16v14H7z', color: '#bcc7d3' },
  },
  fairy: {
    line: `${ball(15, 9, 4)}M15 13c-3 3-4 8-5 12h10c-1-4-2-9-5-12zM12 16C4 8 2 15 5 18s6 1 7-2zM18 16c8-8 10-1 7 2s-6 1-7-2z`,
    fill: { path: 'M12 16C4 8 2 15 5 18s6 1 7-2zM18 16c8-8 10-1 7 2s-6 1-7-2z', color: '#b9e2f5' },
  },
  alien: {
    line: 'M6 14c0-5 4-8 9-8s9 3 9 8c0 6-5 12-9 12S6 20 6 14zM10 14c2 0 3 2 3 4-2 0-3-2-3-4zM20 14c-2 0-3 2-3 4 2 0 3-2 3-4zM11 6 8 2M19 6l3-4M13 22h4',
    fill: { path: 'M6 14c0-5 4-8 9-8s9 3 9 8c0 6-5 12-9 12S6 20 6 14z', color: '#6aaa4b' },
  },
  monster: {
    line: `M6 26V13c0-5 4-8 9-8s9 3 9 8v13l-3-2-3 2-3-2-3 2-3-2zM8 8 5 4M22 8l3-4M11 20l2 2 2-2 2 2 2-2${ball(15, 13, 3)}M15 13v.1`,
    fill: { path: 'M6 26V13c0-5 4-8 9-8s9 3 9 8v13l-3-2-3 2-3-2-3 2-3-2z', color: '#9f7ad4' },
  },
  other: { line: `${ball(8, 15, 1.5)}${ball(15, 15, 1.5)}${ball(22, 15, 1.5)}` },
}
