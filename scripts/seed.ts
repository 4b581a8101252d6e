// `npm run seed`: a demo member with a book in every status. Run again, it starts her shelf afresh.

import { bindery } from '../src/app/bindery.ts'
import { openHands } from '../src/app/open-hands.ts'
import { drawPreviews } from '../src/pictures/server/draw-previews.ts'
import { embeddedPainter } from '../src/pictures/server/painters/embedded-painter.ts'
import { readConfig } from '../src/platform/config.ts'
import { installationSecrets } from '../src/platform/secrets.ts'
import { StartFault } from '../src/platform/start-fault.ts'
import { demo, seedShelf } from './seed-shelf.ts'

try {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
  const { hands, close } = await openHands(config, installationSecrets(config))
  const books = await seedShelf(hands, { paint: embeddedPainter, drawPreviews, bindery: bindery(hands) })
  await close()
  console.log(`Sign in as ${demo.email} with the password ${demo.password}: ${books} books are on the shelf.`)
  process.exit(0)
} catch (fault) {
  console.error(fault instanceof StartFault ? fault.message : fault)
  process.exit(1)
}
