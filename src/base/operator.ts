// Who runs this shop, for the legal pages and receipts: the one file to fill in before opening to the public.
// What is empty is not spoken of: strangers read no blanks of a form.

interface Testimonial {
  said: string
  name: string
  who: string
  /** Of five. */
  stars: 1 | 2 | 3 | 4 | 5
}

/** What customers really said, with their leave. As soon as there is one, these are shown and no imagined ones. */
const testimonials: readonly Testimonial[] = []

export const operator = {
  /** Company name. */
  company: '',
  /** Street, city, postal code. */
  address: '',
  country: '',
  /** Of VAT or sales tax, as it must stand on a receipt: 'VAT ID: …'. */
  taxNumber: '',
  /** Company register and number. */
  registration: '',
  /** Contact e-mail; without one, the form on the help page. */
  email: '',
  /** Country or state whose law the terms follow. */
  law: '',
  /** Names of the outside AI services that receive parts of a story (TEXT_PROVIDER, IMAGE_PROVIDER). Empty: the embedded ones. */
  storyProviders: [] satisfies string[],
  testimonials,
  /** While there are none: the six that readers of the sample books might say, each marked as imagined and without stars. False: no block at all. */
  showsSampleTestimonials: true,
  /** Day of the last change to the terms or the privacy notice. */
  changed: 'November 21, 2026',
}

type Seller = Record<'company' | 'address' | 'country' | 'registration' | 'taxNumber', string>

/** Who sells it, line by line; nothing as long as nobody is named. */
export function sellerLines({ company, address, country, registration, taxNumber }: Seller = operator): string[] {
  if (company === '') return []
  const registered = registration === '' ? '' : `registered as ${registration}`
  return [company, [address, country].filter(Boolean).join(', '), registered, taxNumber].filter(Boolean)
}
