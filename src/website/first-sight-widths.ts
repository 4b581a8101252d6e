// How wide the files are of a picture that a page shows first: for a phone, for all else.

export const firstSightWidths = [640, 1100] as const
