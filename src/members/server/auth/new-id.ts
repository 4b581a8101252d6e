// A fresh id from the dice that were handed in.

import type { Hands } from '../../../platform/hands.ts'

export function newId(hands: Pick<Hands, 'randomBytes'>): string {
  const bytes = Buffer.from(hands.randomBytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
