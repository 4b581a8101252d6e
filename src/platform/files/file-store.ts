// Where bytes lie: on disk or in an S3-compatible bucket.

/** Both ends included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredBytes {
  key: string
  writtenAt: Date
}

export interface FileStore {
  /** Resolves when the bytes would survive a crash. Replaces what was there, whole. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when nothing is there. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  remove(key: string): Promise<void>
  /** Everything that lies there, half-written leftovers too. */
  list(): AsyncIterable<StoredBytes>
  /** A link that needs nothing else, if the store can make one. */
  link?(key: string, seconds: number): Promise<string>
}
