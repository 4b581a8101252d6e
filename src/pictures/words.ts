// All words of the art style and pictures screens.

import { booksWords } from '../books/words.ts'
import { failedToGenerate, jobFailed, wishNeedsWords } from './picture-words.ts'

export const picturesWords = {
  painting: (done: number, all: number) => `Painting: ${done} of ${all}`,
  queued: 'Waiting its turn',
  watch: 'See it being painted',
  style: {
    title: 'How shall it be painted?',
    lead: 'This is the first page of your book, in each style. The same people, whichever you choose.',
    group: 'Art style',
    required: 'Choose an art style to go on',
    painting: (name: string) => `Painting your first page: ${name}`,
    failed: 'Failed to save art style',
    trialFailed: 'Failed to generate preview image',
    saving: 'Saving…',
    other: {
      title: 'Paint it all anew?',
      words: 'Your book has pictures in another style. They are put away, and every page is painted again.',
      yes: 'Yes, paint it anew',
      no: 'No, keep the pictures',
    },
  },

  lookEnds: {
    undrawn: 'We cannot draw yet:',
    said: (phrase: string) => `“${phrase}”`,
    nearest: (drawn: string) => `is drawn as ${drawn}, the nearest that we have.`,
    open: (parts: readonly string[]) => `Nothing is said of ${parts.join(' and ')} yet. We choose, unless you do.`,
  },
  cast: {
    title: 'Who is in it',
    lead: 'They look like this on every page.',
    draw: 'Paint the portrait',
    again: 'Another look',
    againOf: (name: string) => `Another look: ${name}`,
    drawing: 'Painting…',
    of: (name: string) => `Portrait of ${name}`,
    hint: 'What you described stays; only what you left open is chosen anew.',
    failed: 'Failed to generate character',
  },

  images: {
    title: { waiting: 'Ready to be painted', running: 'Your pictures are being painted', done: 'Your pictures' },
    lead: 'Every picture can be regenerated, or changed as you wish. The words stay as they are.',
    all: (missing: number) => (missing === 1 ? 'Paint the last picture' : `Paint all ${missing} pictures`),
    starting: 'Starting…',
    count: (done: number, of: number) => `${done} of ${of} pages`,
    progress: 'Pictures painted',
    leave: 'You can leave, we will e-mail you.',
    stay: 'You can leave this page: the painting goes on.',
    mail: 'E-mail me when they are ready',
    cancel: 'Cancel',
    canceling: 'Stopping…',
    canceled: (reason: string) => `Stopped: ${reason}. What is painted stays.`,
    allDone: 'All pictures are painted.',
    turn: 'Waiting for its turn: another book is painted first, usually in less than five minutes.',
    minutes: (minutes: number) => `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to go.`,
    oneByOne: 'The painting goes on page by page in this window. Please leave it open.',

    picks: {
      title: 'Or pick what it shows',
      who: 'Who',
      does: 'Does what',
      thing: 'With what',
      where: 'Where',
      when: 'When',
      from: 'Seen from',
      asItIs: 'As it is',
      add: 'Write it into the wish',
    },

    behind: {
      label: 'Pictures of an earlier look',
      said: (pages: number) =>
        pages === 1
          ? 'One picture was painted before a look was changed, and no longer matches.'
          : `${pages} pictures were painted before a look was changed, and no longer match.`,
      paint: (pages: number) => (pages === 1 ? 'Paint this page anew' : `Paint these ${pages} pages anew`),
      painting: 'Painting…',
      done: 'Every picture shows them as they look now.',
    },

    list: 'The pages',
    page: (number: number) => `Page ${number}`,
    draft: 'Draft',
    painting: 'Painting this page now',
    first: 'Generate with AI',
    again: 'Regenerate',
    change: 'Request Changes',
    of: (words: string, number: number) => `${words}: page ${number}`,
    painted: (number: number) => `Page ${number} is painted.`,

    wish: {
      label: 'What should change?',
      hint: 'For example: make it night, or let her hold the lantern. The words stay as they are.',
      go: 'Paint it so',
      pending: 'Painting…',
      close: 'Close',
      required: wishNeedsWords,
      chips: 'Try one of these',
    },
    drawn: 'Drawn:',
    before: 'Before',
    now: 'Now',
    undo: 'Undo',
    undone: (number: number) => `Page ${number} has the picture before again.`,

    viewer: {
      open: (number: number) => `See page ${number} large`,
      before: 'Page before',
      after: 'Page after',
      earlier: 'Pictures of this page',
      one: (number: number) => `Picture ${number}`,
      here: 'on the page now',
      use: 'Use this picture',
      using: 'One moment…',
      used: (number: number) => `Page ${number} has its earlier picture again.`,
      close: 'Close',
    },

    finish: 'FINISH',
    missing: (pages: number) => (pages === 1 ? '1 page still needs a picture' : `${pages} pages still need a picture`),

    failed: {
      book: booksWords.loadFailed,
      one: failedToGenerate,
      refine: 'Failed to refine image',
      restore: 'The earlier picture could not be taken. Please try again.',
      earlier: 'The earlier pictures could not be loaded.',
      start: 'Failed to start generation job',
      cancel: 'The painting could not be stopped. Please try again.',
      job: jobFailed,
    },
  },
} as const
