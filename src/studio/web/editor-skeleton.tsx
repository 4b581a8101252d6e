// The editor in pencil, while the book is on its way.

import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { studioWords } from '../words.ts'
import './editor.css'

export function EditorSkeleton() {
  return (
    <Skeleton words={studioWords.loading}>
      <div className="editor-spread">
        <div className="so-far">
          <SkeletonBar className="aspect-[11/8.5] w-full" />
          <div className="mt-6 grid gap-3">
            <SkeletonBar />
            <SkeletonBar />
            <SkeletonBar className="h-4 w-2/3" />
          </div>
        </div>
        <div className="editor-leaves">
          {[0, 1].map((leaf) => (
            <div key={leaf} className="form-leaf grid gap-6">
              <SkeletonBar className="h-6 w-44" />
              <SkeletonBar className="h-12 w-full" />
              <SkeletonBar className="h-28 w-full" />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
