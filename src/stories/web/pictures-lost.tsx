// Under a book of which pictures did not come: that they are safe, and another try.

import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { unfinishedWords } from '../leaf-words.ts'

export function PicturesLost({ onAgain }: { onAgain: () => void }) {
  return (
    <output className="mt-2.5 flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1">
      <Icon name="warning" className="size-5 text-danger" />
      {/* Beside its sign, however long. */}
      <span className="max-w-[calc(100%-30px)]">{unfinishedWords.picturesLost}</span>
      <Button look="link" onClick={onAgain}>
        {uiWords.tryAgain}
      </Button>
    </output>
  )
}
