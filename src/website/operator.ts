// Who runs this shop, for the legal pages: the one file to fill in before opening to the public.
// A value that still stands in [brackets] is shown marked on the page, so that nobody overlooks it.

export const operator = {
  company: '[Company name]',
  address: '[Street, city, postal code, country]',
  registration: '[Company register and number]',
  email: '[Contact e-mail]',
  law: '[Country or state]',
  /** Names of the outside AI services that receive parts of a story (TEXT_PROVIDER, IMAGE_PROVIDER). Empty: the embedded ones. */
  storyProviders: [] satisfies string[],
  /** The six sample testimonials, each marked as one. False: the block is not shown. */
  showsSampleTestimonials: true,
  /** Addresses of the shop's own pages elsewhere; only those that are filled in are shown. */
  social: { Instagram: '', Facebook: '', Pinterest: '', YouTube: '' },
  /** Day of the last change to the terms or the privacy notice. */
  changed: 'November 21, 2026',
}
