/** The link to a picture's smaller size: for cards and lists of many, which would read it whole and shrink it. */
export const smallPicture = (link: string) => `${link}&small`
