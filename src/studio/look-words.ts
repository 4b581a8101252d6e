// All words about how somebody looks: chips, photo, portrait.

export const looksWords = {
  look: {
    title: (name: string) => `What does ${name} look like?`,
    lead: 'Choose what matters. What you leave open we choose, as you see it in the portrait.',
    skin: 'Skin',
    hair: 'Hair color',
    style: 'Hair',
    top: 'Clothes',
    cloth: 'Color of the clothes',
    eyes: 'Eyes',
    glasses: 'Glasses',
    freckles: 'Freckles',
    beard: 'Beard',
    extra: 'Always there',
    hide: 'Coat',
    hideOf: { robot: 'Metal', dragon: 'Scales' },
    more: 'Eyes, glasses, freckles and what is always there',
    youChoose: 'You choose',
    words: 'Anything else?',
    wordsHint: 'Red glasses, a school bag, blue boots…',
  },
  photo: {
    title: 'Or start from a photo (optional)',
    hint: 'It suggests colors of skin and hair, and of eyes that can be seen. It is never sent to an AI provider, and is deleted 30 days after you send it at the latest.',
    choose: 'Choose a photo',
    other: 'Choose another photo',
    looking: 'Looking at the colors…',
    /** Only what was made out: 'skin', 'hair', 'eyes'. */
    found: (parts: readonly string[]) =>
      `Chosen as the photo shows it: ${new Intl.ListFormat('en').format(parts)}. Change what is not right.`,
    foundNothing: 'We could not make out the colors in this photo. Please choose them above.',
    chosen: (name: string) => `Photo: ${name}`,
    remove: 'Take the photo out',
    removed: 'The photo is out of the book.',
    consent: 'Please tick this box first.',
    failed: 'The photo could not be read. Please try again.',
  },
  portrait: {
    label: 'Portrait',
    of: (name: string, described: string) => `Portrait of ${name}: ${described}`,
    waiting: 'The portrait appears here',
    failed: 'The portrait could not be painted.',
    again: 'Another look',
    approve: (name: string) => `This looks like ${name}`,
    approveHint: 'Ticked, the book paints exactly this figure. Without it, it keeps only what you chose.',
  },
} as const
