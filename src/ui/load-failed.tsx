// What a screen needs could not be looked up: said where it would stand, with another try.

import { Banner, type BannerProps } from './banner.tsx'
import { Button } from './button.tsx'
import { uiWords } from './ui-words.ts'

export interface LoadFailedProps extends Pick<BannerProps, 'words' | 'advice'> {
  onAgain: () => void
}

export function LoadFailed({ words, advice, onAgain }: LoadFailedProps) {
  return (
    <Banner
      tone="error"
      className="my-5"
      words={words}
      advice={advice}
      action={
        <Button small onClick={onAgain}>
          {uiWords.tryAgain}
        </Button>
      }
    />
  )
}
