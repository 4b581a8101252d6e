// The four questions that everybody asks before the first book.

import { priceNote, priceOf } from '../orders/catalogue.ts'

export const questions = [
  {
    question: 'How long until the book arrives?',
    answer:
      'Within 7–10 business days after you approve it: 2 to 3 to print and bind it, 5 to 7 in the post. A Gift Bundle travels by express in 2 to 3 days. A digital copy is there as soon as its pictures are done.',
  },
  {
    question: 'Can I change the story and the pictures?',
    answer:
      'Yes, page by page and as often as you like: rewrite a sentence yourself, or ask for the page or its picture again. After you order a hardcover, you have another 7 days before it is printed.',
  },
  {
    question: 'What happens to a photo that I upload?',
    answer:
      'It is used to draw the character in your book and for nothing else. It is never shown to anybody, never used to train anything, and deleted within 30 days, or at once when you press Delete. You can describe the person in words instead.',
  },
  {
    question: 'What does it cost, and when do I pay?',
    answer: `Writing a story and looking at it is free. A digital copy costs ${priceOf('Digital Copy')}, a hardcover ${priceOf('Physical Book')}, both together ${priceOf('Single Book')}; shipping is free. ${priceNote}`,
  },
]
