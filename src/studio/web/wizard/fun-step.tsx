// More Fun: what can go with the book. What leads to the cart shows as soon as there is one.

import { useState } from 'react'
import { paths } from '../../../base/paths.ts'
import { useMember } from '../../../members/web/session.tsx'
import { catalogue, priceNote, priceOf, type Sku } from '../../../orders/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useHasScreen } from '../../../ui/has-screen.tsx'
import { heroOf } from '../../wizard-answers.ts'
import { wizardWords } from '../../wizard-words.ts'
import { LivePortrait } from './live-portrait.tsx'
import { StepPage, type SavedStepProps } from './step-page.tsx'

const { fun: words } = wizardWords
const record = 'Digital lyric art vinyl record'

export function FunStep({ bookId, ...ways }: SavedStepProps) {
  const { wizard } = ways
  const [more, setMore] = useState(false)
  const hasScreen = useHasScreen()
  // The cart is for members; what it offers is shown again there.
  const hasCart = !useMember().isVisitor && hasScreen(paths.cart)
  return (
    <StepPage
      {...ways}
      step="fun"
      title={words.title}
      lead={words.lead}
      next={wizardWords.review}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <article className="addon" aria-labelledby="addon-record">
        <Record title={wizard.answers.title} hero={heroOf(wizard.answers).name} />
        <div className="min-w-0">
          <AddonWords sku={record} id="addon-record" />
          {hasCart && (
            <div className="mt-3 flex flex-wrap gap-3">
              <ButtonLink to={paths.cartWith(bookId, record)}>{words.addToCart}</ButtonLink>
              <ButtonLink look="link" to={paths.cart}>
                {words.goToCart}
              </ButtonLink>
            </div>
          )}
        </div>
      </article>
      <div>
        <Button look="quiet" aria-expanded={more} aria-controls="more-addons" onClick={() => setMore(!more)}>
          {words.more}
        </Button>
        <section id="more-addons" aria-label={words.others} hidden={!more}>
          <article className="addon mt-3" aria-labelledby="addon-coloring">
            <img src="/pictures/coloring.webp" alt="" className="addon-picture" />
            <div className="min-w-0">
              <AddonWords sku="Coloring Book" id="addon-coloring" sign="+" />
              <p className="mt-1 text-ink-2">{words.atCheckout}</p>
            </div>
          </article>
        </section>
      </div>
      <p className="text-sm text-ink-2">{priceNote}</p>
    </StepPage>
  )
}

function AddonWords({ sku, id, sign = '' }: { sku: Sku; id: string; sign?: string }) {
  const { name, description } = catalogue[sku]
  return (
    <>
      <h2 id={id} className="text-lg">
        {name}
      </h2>
      <p className="mt-1">{description}</p>
      <p className="mt-1 font-bold">
        {sign}
        {priceOf(sku)}
      </p>
    </>
  )
}

/** A drawn record: grooves, and the title on its label. */
function Record({ title, hero }: { title: string; hero: string }) {
  return (
    <div className="record" aria-hidden="true">
      <p dir="auto">{title.trim() || hero.trim()}</p>
    </div>
  )
}
