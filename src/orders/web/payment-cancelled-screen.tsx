// Back from the payment page without having paid: nothing is lost, and the way back to it is open.

import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../base/paths.ts'
import { returnPath } from '../../members/web/return-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OpenBook } from '../../ui/open-book.tsx'
import { readPageSettings } from '../../ui/page-settings.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { checkoutWords } from '../checkout-words.ts'
import './orders.css'

const { canceled: words } = checkoutWords

export function PaymentCancelledScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { supportEmail } = readPageSettings(document)

  // One step back lies the provider's page, which may be closed by now: the checkout itself is named in the address.
  function again() {
    void (new URLSearchParams(search).has('to') ? navigate(returnPath(search)) : navigate(-1))
  }
  return (
    <section className="grid items-center gap-8 py-6 sm:grid-cols-[minmax(0,420px)_1fr] sm:gap-12">
      <OpenBook />
      <div>
        <ScreenTitle title={words.title} />
        <div className="mt-3 mb-6 grid max-w-[42ch] gap-3 text-[1.125rem]">
          <p>
            <b>{words.words}</b>
          </p>
          <p className="text-ink-2">{words.help}</p>
          <p className="text-ink-2">
            {words.contact}{' '}
            <a className="link" href={supportEmail ? `mailto:${supportEmail}` : paths.help}>
              {supportEmail || words.contactForm}
            </a>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={again}>
            {words.again}
          </Button>
          <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
