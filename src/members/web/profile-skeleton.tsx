// The profile in pencil, while it is on its way.

import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { profileWords } from '../profile-words.ts'

export function ProfileSkeleton() {
  return (
    <Skeleton words={profileWords.loading}>
      <div className="profile-cards">
        <div>
          <div className="card">
            <SkeletonBar className="mb-7 h-7 w-60 max-w-full" />
            <div className="grid gap-6 sm:grid-cols-2">
              {[0, 1, 2, 3].map((fact) => (
                <div key={fact} className="grid gap-2">
                  <SkeletonBar className="h-3.5 w-24" />
                  <SkeletonBar className="h-5 w-44 max-w-full" />
                </div>
              ))}
            </div>
          </div>
          <div className="card">
            <SkeletonBar className="mb-6 h-7 w-56 max-w-full" />
            <SkeletonBar className="h-36 w-full" />
          </div>
        </div>
        <div className="card">
          <SkeletonBar className="mb-6 h-7 w-36" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="mb-8 grid gap-2.5">
              <SkeletonBar className="h-5 w-32" />
              <SkeletonBar className="h-4 w-full" />
              <SkeletonBar className="h-11 w-40" />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
