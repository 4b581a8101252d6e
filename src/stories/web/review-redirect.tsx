// The specification's short address of the review.

import { Navigate, useParams } from 'react-router'
import { paths } from '../../base/paths.ts'

export function ReviewRedirect() {
  const { id = '' } = useParams()
  return <Navigate to={paths.reviewAi(id)} replace />
}
