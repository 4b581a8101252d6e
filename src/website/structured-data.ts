// What search engines are told of a page in their own words: products with their prices, questions with their answers.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { catalogue } from '../orders/catalogue.ts'
import { questions } from './questions.ts'

const context = 'https://schema.org'

const shop = {
  '@context': context,
  '@type': 'Organization',
  name: brand,
  url: paths.home,
  description: 'Personalized, illustrated picture books with someone you love as their hero.',
}

const products = [catalogue['Digital Copy'], catalogue['Single Book'], catalogue['Story Subscription']].map(
  ({ name, description, cents }) => ({
    '@context': context,
    '@type': 'Product',
    name: `${brand} ${name}`,
    description,
    brand: { '@type': 'Brand', name: brand },
    image: '/og.jpg',
    offers: {
      '@type': 'Offer',
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      url: paths.pricing,
      availability: 'https://schema.org/InStock',
    },
  }),
)

const asked = {
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export const structuredData = { shop: [shop], products, questions: [asked] } as const
