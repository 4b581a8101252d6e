// Before the first question: hello, and what was begun before.

import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { showDate } from '../../../base/dates.ts'
import { paths } from '../../../base/paths.ts'
import { begunQuery } from '../../../books/web/use-begun.ts'
import { FootLinks } from '../../../members/web/foot-links.tsx'
import { useProfile } from '../../../members/web/profile-data.ts'
import { signInPathFor } from '../../../members/web/return-path.ts'
import { useMember } from '../../../members/web/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SkeletonBar } from '../../../ui/skeleton.tsx'
import { heroOf } from '../../wizard-answers.ts'
import type { WizardState } from '../../wizard-state.ts'
import { wizardWords } from '../../wizard-words.ts'
import { WizardBar } from './wizard-bar.tsx'

const { welcome: words } = wizardWords

export interface WelcomeProps {
  kept: WizardState | undefined
  minutes: number
  onContinue: () => void
  onNew: () => void
}

export function Welcome({ kept, minutes, onContinue, onNew }: WelcomeProps) {
  const { isVisitor } = useMember()
  const { title, isNameless } = useWelcome()
  const here = useLocation()
  // On another device, or after the hour: the newest of My Books.
  const [newest] = useQuery({ ...begunQuery, enabled: !kept }).data ?? []
  const hero = kept ? heroOf(kept.answers).name.trim() : newest?.name
  return (
    <div className="wizard">
      <WizardBar />
      <main id="page" tabIndex={-1} className="wizard-main outline-none">
        <div className="wizard-open welcome-open">
          <section className="wizard-left welcome">
            {title === undefined ? (
              <SkeletonBar className="h-10 w-3/4" />
            ) : (
              <ScreenTitle title={title} step>
                <span dir="auto">{title}</span>
              </ScreenTitle>
            )}
            {here.state === 'over' && <p className="mt-4 font-bold">{words.over}</p>}
            <p className="mt-4 text-[1.125rem]">{words.words}</p>
            <p className="mt-2 text-ink-2">{words.time}</p>
            {isVisitor && <p className="mt-2 text-ink-2">{words.visitor}</p>}
            {kept || newest ? (
              <section aria-labelledby="welcome-again" className="welcome-again">
                <h2 id="welcome-again" className="text-lg">
                  {words.again}
                </h2>
                {hero && (
                  <p className="font-hand text-xl wrap-anywhere" dir="auto">
                    {hero}
                  </p>
                )}
                <p className="text-ink-2">{kept ? words.ago(minutes) : words.on(showDate(newest?.updated_at ?? ''))}</p>
                <div className="mt-3 flex flex-wrap gap-3">
                  {kept ? (
                    <Button look="primary" onClick={onContinue}>
                      {words.continue}
                    </Button>
                  ) : (
                    <ButtonLink look="primary" to={paths.begun(newest?.id ?? '')}>
                      {words.continue}
                    </ButtonLink>
                  )}
                  <Button onClick={onNew}>{words.anew}</Button>
                </div>
              </section>
            ) : (
              <div className="mt-8">
                <Button look="primary" className="min-w-36" onClick={onNew}>
                  {wizardWords.next}
                  <Icon name="forward" />
                </Button>
              </div>
            )}
            <p className="mt-6">
              {isNameless && (
                <Link className="link link-row mr-6" to={paths.profile}>
                  {words.firstName}
                </Link>
              )}
              {isVisitor ? (
                <Link className="link link-row" to={signInPathFor(here)}>
                  {words.signIn}
                </Link>
              ) : (
                <Link className="link link-row" to={`${paths.newBook}?form`}>
                  {words.form}
                </Link>
              )}
            </p>
          </section>
          <div className="wizard-right welcome-picture" aria-hidden="true">
            <img src="/pictures/personalized.webp" alt="" />
          </div>
        </div>
      </main>
      <FootLinks />
    </div>
  )
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** "greta.walk10@": Greta. */
const nameIn = (email: string) => capitalized(/^\p{L}+/u.exec(email)?.[0] ?? '')

/** By the first name, else by what the e-mail begins with. Nothing while it is looked up. */
function useWelcome(): { title?: string; isNameless?: boolean } {
  const { email, isVisitor } = useMember()
  const { data, isPending } = useProfile(!isVisitor)
  if (isVisitor) return { title: words.visitorTitle }
  if (isPending) return {}
  const name = data?.first_name.trim()
  return { title: words.title(name || nameIn(email)), isNameless: name === '' }
}
