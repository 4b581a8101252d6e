// Stored files as the features see them: bytes under a key, and a row that says whose they are.

import type { FileKind } from '../../base/file-kind.ts'

/** Nothing that a browser would run. */
export type FileType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/pdf'
  | 'application/epub+zip'
  | 'application/zip'

/** An ordered edition outlives the deleted book. */
export const stayWithoutBook: ReadonlySet<FileKind> = new Set<FileKind>(['edition', 'export'])

export interface NewFile {
  /** Built by the server, e.g. `book-pages/{bookId}/{pageId}_{timestamp}.png`. Written once: other bytes, another key. */
  key: string
  bytes: Uint8Array
  contentType: FileType
  kind: FileKind
  userId: string
  bookId: string | null
  /** Removed after this. */
  expiresAt?: Date
}

/** What the features say of files that are asked for. */
export interface FileGate {
  /** Whether links that were given under this pass still hold. */
  holds(pass: string): Promise<boolean>
  /** Whether the pictures of a book may be seen at full size; undefined: all may. */
  showsWhole: ((bookId: string) => Promise<boolean>) | undefined
}

export interface Files {
  /** Resolves when the bytes are safe and the row stands. The same bytes twice are fine. */
  put(file: NewFile): Promise<void>
  /** The bytes as they were put, or undefined when there is no such file, or no key any more that opens it. */
  get(key: string): Promise<Uint8Array | undefined>
  remove(keys: readonly string[]): Promise<void>
  /** The same, half as wide: of a picture whose name ends in .png. */
  getSmall(key: string): Promise<Uint8Array | undefined>
  /** A signed link on our own server, root-relative; the same for a while, so that browsers keep what it shows. `pass`: good only while that holds. */
  link(key: string, pass?: string): string
  /** A signed link that a partner outside can fetch, absolute. */
  outsideLink(key: string): Promise<string>
}
