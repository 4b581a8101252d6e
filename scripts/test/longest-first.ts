// The order of the test files: those that draw or kill for a minute begin first, so that no core is idle while the last one ends.
// Vitest itself knows how long a file takes only where it has run before.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

const takeLong = new RegExp(
  [
    ...['picture-card', 'draw-print', 'picture.test', 'provider', 'book-command', 'killed-', 'scorecard', 'cover.test'],
    ...['draw-previews', 'downloads', 'finalize-book', 'write-story', 'generate-story', 'embedded.test', 'canaries'],
    ...['compose.test', 'bind-book', 'epub.test', 'hostile-photos', 'every-query', 'order-life', 'jobs.test'],
    ...['relation.test', 'make-a-book-by', 'make-a-book-without', 'write-a-story', 'what-fails'],
    'buy-a-book',
  ].join('|'),
)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (takeLong.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
