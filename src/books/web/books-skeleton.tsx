// My Books in pencil, while the list is on its way.

import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { booksWords } from '../words.ts'

export function BooksSkeleton() {
  return (
    <Skeleton words={booksWords.loading}>
      <div className="mt-6 md:mt-14">
        {[0, 1, 2, 3].map((row) => (
          <div
            key={row}
            className="flex items-center gap-4.5 border-line py-5 max-md:mb-4 max-md:rounded-lg max-md:bg-card max-md:p-4 max-md:shadow-1 md:border-b"
          >
            <SkeletonBar className="aspect-[11/8.5] w-28 flex-none md:w-33" />
            <div className="grid flex-1 gap-3 md:grid-cols-[minmax(0,1fr)_110px_100px_220px] md:items-center">
              <SkeletonBar className="h-5 w-4/5 max-w-72" />
              <SkeletonBar className="h-7 w-24 rounded-lg" />
              <SkeletonBar className="h-4 w-24" />
              <SkeletonBar className="h-10 w-52 justify-self-end max-md:hidden" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
