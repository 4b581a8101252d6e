// Words about pictures that server and screens share.

export const bookNotFoundWords = 'Book not found'
export const pageNotFoundWords = 'Page not found'
export const wishNeedsWords = 'Please say what should change'
export const userCanceled = 'User canceled'
export const failedToGenerate = 'Failed to generate image'
export const jobFailed = 'Job failed. You can try again or generate images individually.'

/** Told under a picture when part of a wish found no place in it. */
export const couldNotDraw = (words: string) => `We could not draw this part of your wish: ${words}`

export const photoMissing = 'Please choose a photo'
export const consentMissing = 'Please confirm that you may use this photo'
export const photoConsent =
  'I am this child’s parent or guardian, or have their permission. Use this photo only to find the colours of the character.'
