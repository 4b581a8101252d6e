// The open book in pencil, while the story is on its way.

import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { storiesWords } from '../words.ts'

export function ReviewSkeleton() {
  return (
    <Skeleton words={storiesWords.loading}>
      <div className="review">
        {[0, 1, 2].map((spread) => (
          <div key={spread} className="spread">
            {[0, 1].map((page) => (
              <div key={page} className="story-page">
                <SkeletonBar className="mx-auto mb-5 h-5 w-24" />
                <div className="grid gap-3">
                  <SkeletonBar />
                  <SkeletonBar />
                  <SkeletonBar className="h-4 w-2/3" />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
