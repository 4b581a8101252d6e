// What a stored file is; each goes with its book, except editions and exports, which stay while the member does.

export type FileKind = 'page_picture' | 'cover' | 'portrait' | 'photo' | 'edition' | 'export'
