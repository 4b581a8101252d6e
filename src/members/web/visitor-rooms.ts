// Where a visitor may be: she makes her book and reads it. Everything else is behind the door of sign-up.

import { paths } from '../../base/paths.ts'

const rooms: readonly string[] = [paths.createBook, paths.wizard]
const reading = /^\/dashboard\/book\/[^/]+\/(?:review|review-ai|title|dedication)$/

const bare = (path: string) => path.replace(/\/$/, '')

export const isForVisitors = (path: string): boolean => rooms.includes(bare(path)) || reading.test(bare(path))

/** Here the page itself ends with the way to keep the book. */
export const endsWithSave = (path: string): boolean => /\/review-ai\/?$/.test(path)

/** Whoever comes here signed out becomes a visitor. */
export const admitsVisitors = (path: string): boolean => bare(path) === paths.createBook
