// Words about pictures that server and screens share.

export const noPageMatches = 'No pages found matching filter'
export const wishNeedsWords = 'Please say what should change'
export const userCanceled = 'User canceled'
export const failedToGenerate = 'Failed to generate image'
export const failedToUpload = 'Failed to upload image'
export const failedToUpdatePage = 'Failed to update page'
export const jobFailed = 'Job failed. You can try again or generate images individually.'

/** Told under a picture of what of a wish found no place in it. */
export const couldNotDraw = (words: string) => `We could not draw: ${words}`
/** These are the same on every page. */
export const changeTheCharacter = 'Hair, eyes and skin are the same on every page. Change them with the character.'

export const photoMissing = 'Please choose a photo'
export const consentMissing = 'Please confirm that you may use this photo'
export const photoConsent =
  'I am this child’s parent or guardian, or have their permission. Use this photo only to find the colors of the character.'

// Told when the picture of a page is not from the picture service that the shop uses.
const ours = 'Our own illustrator drew this page.'
export const noImageData = 'No image data was returned from the API'
export const noImageNotice = `${noImageData}. ${ours}`
export const pictureTurnedDown = `The picture service turned this page down. ${ours}`
export const pictureAway = `The picture service could not be reached or gave no usable answer. ${ours}`
export const pictureUnfit = `The picture service’s pictures of this page could not be used. ${ours}`
export const pictureBudgetUsed = `What may be spent on this book was used up. ${ours}`
