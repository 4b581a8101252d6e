// Names of files: built by the server only, safe as a path on disk and as an address.

/** Segments begin with a letter or digit, so none is `..` or hidden. */
const pattern = /^(?=.{1,300}$)[a-z0-9][a-z0-9_.-]*(?:\/[a-z0-9][a-z0-9_.-]*)*$/

export const isFileKey = (key: string) => pattern.test(key)

/** Where half of a picture is kept, whose name ends in .png. */
export const smallOf = (key: string, as: 'webp' | 'png' = 'webp') => key.replace(/png$/, `small.${as}`)

export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A file key is made of a-z, 0-9, _ . - and / only')
  return key
}
