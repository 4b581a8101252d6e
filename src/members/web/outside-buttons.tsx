// Other ways in, beside e-mail and password: shown only when this installation has any.

import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { readPageSettings } from '../../ui/page-settings.ts'
import { authWords } from '../auth-words.ts'
import { explainAuth } from './auth-failure.ts'
import { outsideWays, type OutsideWay } from './outside-ways.ts'
import { confirmedUrl } from './return-path.ts'
import { useSession } from './session.tsx'
import { SitePage } from './site-page.tsx'

const { outside: words, signUp } = authWords

export function OutsideButtons() {
  const { auth, storage } = useSession()
  const { search } = useLocation()
  const [leaving, setLeaving] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const ways = outsideWays(readPageSettings(document).signInWith)
  if (ways.length === 0) return null

  async function leave(provider: OutsideWay['id']) {
    setLeaving(provider)
    setProblem(undefined)
    storage.remember(true)
    const redirectTo = confirmedUrl(location.origin, search)
    const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo } })
    if (!error) return
    setLeaving(undefined)
    setProblem(explainAuth(error).heading)
  }
  return (
    <section aria-label={words.label} className="mt-5 border-t border-line pt-5">
      <Banner tone="error" words={problem} onDismiss={() => setProblem(undefined)} />
      <div className="grid gap-3">
        {ways.map(({ id, name }) => (
          <Button key={id} pending={leaving === id} pendingWords={words.pending} onClick={() => void leave(id)}>
            {words.continueWith(name)}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {words.agree}
        <SitePage href={paths.terms}>{signUp.terms.terms}</SitePage>
        {signUp.terms.between}
        <SitePage href={paths.privacy}>{signUp.terms.privacy}</SitePage>.
      </p>
    </section>
  )
}
