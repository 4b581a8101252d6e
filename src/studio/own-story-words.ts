// The words of "I have a story" in the wizard.

export const ownStoryWords = {
  who: 'Who tells it?',
  ours: 'You tell me one',
  hers: 'I have a story',
  lead: 'Told by your child, by you, or written down long ago: we keep it word for word and paint a picture for every page.',
  label: 'Your story',
  hint: 'Type or paste it, as it is told. We lay it out on 24 pages. To choose the pages yourself, put --- on a line of its own between them; a line in [square brackets] says what to draw, and is not printed.',
  gap: 'Your story is still missing.',
  mend: 'Tell it here',
  fits: (words: number) =>
    `${words.toLocaleString('en-US')} words: 24 pages of about ${Math.max(1, Math.round(words / 24))} each.`,
  pages: 'How it lies on the pages',
  tooLong: 'Take a part of it:',
  first: 'The first 24 pages’ worth',
  chapter: (title: string, words: number) => `${title} (${words.toLocaleString('en-US')} words)`,
} as const
