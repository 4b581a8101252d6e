// All words of My Books.

import type { BookStatus } from './book.ts'

export const booksWords = {
  title: 'My Books',
  create: 'Create New Book',
  columns: { cover: 'Cover', title: 'Title', status: 'Status', created: 'Created', actions: 'Actions' },
  noCover: 'No cover',
  coverOf: (title: string) => `Cover of ${title}`,
  statuses: { draft: 'Draft', text_generated: 'Story ready', completed: 'Complete' } satisfies Record<
    BookStatus,
    string
  >,

  /** What an action is called, and the part of it that is written under its drawing. */
  actions: {
    edit: { name: 'Edit book information', shown: 'Edit' },
    generate: { name: 'Generate images for this book', shown: 'Generate images' },
    watch: { name: 'See it being painted', shown: 'Watch' },
    review: { name: 'Review story', shown: 'Review' },
    read: { name: 'Read and review story', shown: 'Read' },
    images: { name: 'Edit book images', shown: 'Images' },
    preview: { name: 'Preview book', shown: 'Preview' },
    order: { name: 'Order physical copy', shown: 'Order' },
    delete: { name: 'Delete book', shown: 'Delete' },
  },

  /** A book that is begun in the wizard. */
  begun: { status: 'Begun', name: 'Continue making this book', shown: 'Continue' },

  deleting: {
    question: (title: string) => `Delete “${title}”?`,
    warning:
      'Its story, pictures and characters go with it. This cannot be undone. While an order for it is under way it stays, and the order goes on.',
    begun: 'What you answered goes with it. This cannot be undone.',
    confirm: 'Confirm delete',
    pending: 'Deleting...',
    cancel: 'Cancel',
    done: (title: string) => `"${title}" has been successfully deleted.`,
    failed: 'Failed to delete book. Please try again.',
  },

  notFound: {
    title: 'Book not found',
    words: 'It may have been deleted, or it belongs to somebody else.',
    back: 'Return to Dashboard',
  },

  steps: {
    label: 'Steps of this book',
    names: {
      story: 'Story',
      title: 'Title',
      dedication: 'Dedication',
      style: 'Art style',
      pictures: 'Pictures',
      preview: 'Preview',
      order: 'Order',
    },
    done: 'done',
    at: (number: number, of: number, name: string) => `Step ${number} of ${of}: ${name}`,
    back: 'Back',
    next: 'NEXT',
    loading: 'Opening your book',
    fetchFailed: 'Failed to fetch book',
  },

  titleRequired: 'Book title is required',
  /** By the screens that show one whole book. */
  loadFailed: 'Failed to load book data',
  fetchFailed: 'Failed to fetch your books',
  loading: 'Loading your books',

  empty: {
    title: 'Create your first book',
    words: 'Get started by creating a personalized story for someone special!',
  },
} as const

/** Why a picture job ended when its book was given another style. */
export const styleChanged = 'The art style was changed'
