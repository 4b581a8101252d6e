// What editions are handed: our illustrator, and whether a download is paid for.

import { ourIllustrator, type Bindery } from '../editions/server/bindery.ts'
import type { Hands } from '../platform/hands.ts'

/** Nothing can be paid for yet: behind the paywall only the proof is handed out. */
export const bindery = ({ config }: Pick<Hands, 'config'>): Bindery => ({
  ...ourIllustrator,
  mayDownload: async () => config.PAYWALL === 'off',
})
