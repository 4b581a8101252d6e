// Twelve ways a story can stand: the order of its 24 beats, what each follows from, how high the heart is, where a page turn pulls.

export const BEATS = [
  'home', 'hobby', 'friend', 'want', 'flaw', 'turn', 'trouble', 'stakes', 'try1', 'fail1', 'try2', 'fail2',
  'clue', 'try3', 'fail3', 'low', 'insight', 'means', 'snag', 'rescue', 'choice', 'climax', 'resolution', 'close',
] as const // prettier-ignore
export type BeatName = (typeof BEATS)[number]

export const SKELETONS = {
  'lost-thing':
    'home hobby friend want flaw turn trouble stakes try1 fail1 try2 fail2 clue try3 fail3 low insight means snag rescue choice climax resolution close',
  'late-guest':
    'want home hobby friend flaw turn trouble stakes try1 fail1 try2 fail2 clue try3 fail3 low insight means snag choice rescue climax resolution close',
  'too-big':
    'home friend hobby want flaw turn trouble stakes try1 fail1 try2 fail2 try3 fail3 low clue insight means snag rescue choice climax resolution close',
  'trouble-first':
    'home turn trouble friend hobby want flaw stakes try1 fail1 try2 fail2 try3 fail3 low clue insight means snag rescue choice climax resolution close',
  'mix-up':
    'home want friend hobby turn trouble flaw stakes try1 fail1 clue try2 fail2 try3 fail3 low insight means snag choice rescue climax resolution close',
  cures:
    'home turn trouble friend want stakes hobby flaw try1 fail1 try2 fail2 try3 fail3 low clue insight means snag rescue choice climax resolution close',
  errand:
    'home want turn trouble friend hobby flaw stakes try1 fail1 try2 fail2 try3 fail3 clue low insight means snag rescue choice climax resolution close',
  riddle:
    'home want turn trouble friend hobby flaw stakes try1 fail1 clue try2 fail2 try3 fail3 low insight means snag choice rescue climax resolution close',
  'making-a-gift':
    'want friend home hobby flaw turn trouble stakes try1 fail1 try2 fail2 clue try3 fail3 low insight means choice snag rescue climax resolution close',
  'journey-and-return':
    'home hobby want friend turn trouble flaw stakes try1 fail1 try2 fail2 clue try3 fail3 low insight means snag rescue choice climax resolution close',
  'small-creature-needs-home':
    'home friend hobby turn trouble want flaw stakes try1 fail1 try2 fail2 clue try3 fail3 low insight choice means snag rescue climax resolution close',
  'contest-turned-team':
    'want home friend hobby flaw turn trouble stakes try1 fail1 try2 fail2 try3 fail3 clue low insight means snag rescue choice climax resolution close',
} as const
export type SkeletonName = keyof typeof SKELETONS

/** On a lap every book goes the same way: hello, one wish, the same thing tried three times over a turned page, then the child’s own thing, a hush, good night. */
export const LAP_ORDER =
  'home friend want turn trouble stakes try1 fail1 try2 fail2 try3 fail3 hobby flaw low clue insight means snag rescue choice climax resolution close'

/** What each beat cannot happen without. */
export const BECAUSE: Readonly<Record<BeatName, readonly BeatName[]>> = {
  home: [],
  hobby: ['home'],
  friend: ['home'],
  want: [],
  flaw: ['hobby'],
  turn: ['home'],
  trouble: ['turn'],
  stakes: ['trouble', 'want'],
  try1: ['stakes'],
  fail1: ['try1'],
  try2: ['fail1'],
  fail2: ['try2'],
  clue: ['trouble'],
  try3: ['fail2'],
  fail3: ['try3'],
  low: ['fail3', 'stakes'],
  insight: ['clue', 'hobby', 'fail3'],
  means: ['insight'],
  snag: ['means'],
  rescue: ['snag'],
  choice: ['flaw', 'insight'],
  climax: ['means', 'rescue', 'choice'],
  resolution: ['climax', 'stakes'],
  close: ['resolution', 'want'],
}

export const VALENCE: Readonly<Record<BeatName, number>> = {
  home: 0.5, hobby: 0.6, friend: 0.6, want: 0.7, flaw: 0.4, turn: 0.1, trouble: 0, stakes: -0.2, try1: 0.1, fail1: -0.3, try2: 0, fail2: -0.3,
  clue: 0.1, try3: 0.1, fail3: -0.6, low: -0.8, insight: 0.2, means: 0.4, snag: -0.1, rescue: 0.3, choice: 0.4, climax: 0.8, resolution: 1, close: 0.9,
} // prettier-ignore

export const HOOKS: Readonly<Partial<Record<BeatName, 'question' | 'cut' | 'reveal'>>> = {
  turn: 'reveal', trouble: 'reveal', try1: 'cut', try2: 'cut', try3: 'cut', clue: 'question', fail3: 'cut', insight: 'question', snag: 'cut', choice: 'reveal',
} // prettier-ignore
