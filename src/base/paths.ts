// Every address of the product's screens, in one place: links never spell a path themselves.

export const paths = {
  home: '/',
  pricing: '/pricing',
  howItWorks: '/how-it-works',
  ourStory: '/#our-story',
  terms: '/terms',
  privacy: '/privacy',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  createBook: '/dashboard/create-book',
  wizard: '/dashboard/book/wizard',
  newBook: '/dashboard/book/new',
  book: (id: string) => `/dashboard/book/${id}`,
  images: (id: string) => `/dashboard/book/${id}/images`,
  preview: (id: string) => `/dashboard/book/${id}/preview`,
  cart: '/dashboard/cart',
  profile: '/dashboard/profile',
} as const
