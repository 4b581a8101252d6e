// What is said of the sample books on the shelf and on their pages.

import type { BookProps } from './book.tsx'

interface SampleWords {
  about: string
  alt: string
  cloth: BookProps['cloth']
}

const words: Readonly<Record<string, SampleWords>> = {
  ama: {
    about: 'Pixar Style, for a fifth birthday',
    alt: 'A girl in a yellow raincoat and a green dragon under the moon, with a very large button',
    cloth: 'moss',
  },
  theo: {
    about: 'Watercolor, in rhyme, for bedtime at three',
    alt: 'A red-haired boy waves beside a white rabbit and a washing line',
    cloth: 'sea',
  },
  leo: {
    about: 'Vector Art, from a sister to her brother of eight',
    alt: 'A boy in round glasses waves from the moon, between a blue robot and a rocket',
    cloth: 'brick',
  },
}

export function wordsOfSample(slug: string): SampleWords {
  const found = words[slug]
  if (!found) throw new Error(`No words for the sample book ${slug}`)
  return found
}
