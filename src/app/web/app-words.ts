// What the app itself says, when no feature can.

export const appWords = {
  faultTitle: 'A page got stuck',
  fault: 'Something went wrong on our side of the book. Nothing that you saved is lost.',
  notFetched: 'This page could not be fetched: the connection dropped, or there is a newer edition of it.',
  requestId: 'If you write to us about it, this number helps:',
  tryAgain: 'Try again',
  notFoundTitle: 'This page was never written',
  notFound: 'There is nothing at this address. Perhaps a letter of it fell out.',
  toDashboard: 'Go to your books',
  turning: 'Turning the page...',
} as const
