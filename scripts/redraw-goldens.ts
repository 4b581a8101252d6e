// Draws the golden thumbprints anew, every place in every style, after the illustrator was changed; `node scripts/redraw-goldens.ts vector` only one style's. Look at what changed before it is committed.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLACES } from '../src/stage/places/places.ts'
import { STYLES, type Style } from '../src/drawing/draw.ts'
import { GOLDEN } from '../src/pictures/server/golden.data.ts'
import { cardPagesIn, cardWidth } from '../src/pictures/server/test-scorecard-pages.ts'
import { paintedPages } from '../src/pictures/server/test-style-rows.ts'
import { apart, thumbprint } from '../src/pictures/server/test-thumbprint.ts'

const file = join(import.meta.dirname, '../src/pictures/server/golden.data.ts')
const styles = STYLES.filter((style) => style !== 'line_art')
const named = process.argv.slice(2)

const kept = (style: Style) =>
  Object.entries(GOLDEN).flatMap(([key, print]) =>
    key.endsWith(` ${style}`) ? [`  '${key}':\n    '${print}',\n`] : [],
  )

const lines = styles.flatMap((style) => (named.length > 0 && !named.includes(style) ? kept(style) : drawn(style)))

function drawn(style: Style): string[] {
  return paintedPages(cardPagesIn(style, [0, PLACES.length]), style).map(({ on, pixels }) => {
    const key = `${on.page.scene.place} ${style}`
    const print = thumbprint(pixels, cardWidth)
    const before = GOLDEN[key]
    const far = before === undefined ? undefined : apart(before, print)
    if (!far || far.mean > 0.05) console.log(`${key}: ${far ? `${far.mean.toFixed(1)} apart, at most ${far.most.toFixed(1)}` : 'new'}`) // prettier-ignore
    return `  '${key}':\n    '${print}',\n`
  })
}

writeFileSync(
  file,
  `// Thumbprints of pictures as they should be; scripts/redraw-goldens.ts writes them.\nexport const GOLDEN: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`,
)
