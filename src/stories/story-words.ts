// Words that both the contract and the refusals of stories say.

export const saveBookFirst = 'Please save the book first before generating a story'
export const missingBookId = 'Missing book ID. Please refresh the page and try again.'
export const pageNotFoundWords = 'Page not found'
export const pageTextRequired = 'Page text is required'
