// What editions are handed: our illustrator, and whether a download is paid for.

import { ourIllustrator, type Bindery } from '../editions/server/bindery.ts'
import { isBought } from '../orders/server/life/bought.ts'
import type { Hands } from '../platform/hands.ts'

export const bindery = ({ config, database }: Pick<Hands, 'config' | 'database'>): Bindery => ({
  ...ourIllustrator,
  mayDownload: async (wanted) => config.PAYWALL === 'off' || isBought(database.owner, wanted),
})
