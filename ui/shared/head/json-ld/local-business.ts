import { businessOf } from "#domain/catalogue/catalogue.ts"
import { badgeWords } from "#domain/check/check-words.ts"
import type { ShownCheck } from "#domain/check/check.ts"
import type { Provider } from "#domain/provider/provider.ts"
import type { Review } from "#domain/review/review.ts"
import { serviceDay } from "#domain/review/service-day.ts"
import { formatHourlyRange } from "#domain/shared/money.ts"

import { absolute, type JsonLd } from "./json-ld.ts"

const addressOf = ({ location, zipCode }: Provider) => {
  const [, city = location, region] = /^(.+), ([A-Z]{2})$/.exec(location) ?? []
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(zipCode && { postalCode: zipCode }),
    addressCountry: "US"
  }
}

const ratingOf = ({ rating, reviewCount }: Provider) =>
  reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: Number(rating),
          reviewCount,
          bestRating: 5,
          worstRating: 1
        }
      }

const ratesOf = ({ hourlyRateMax, hourlyRateMin }: Provider) =>
  hourlyRateMin === null && hourlyRateMax === null
    ? {}
    : { priceRange: formatHourlyRange(hourlyRateMin, hourlyRateMax) }

const asReview = ({ content, createdAt, homeowner, rating, serviceDate, title }: Review) => ({
  "@type": "Review",
  name: title,
  reviewBody: content,
  datePublished: serviceDay({ createdAt, serviceDate }),
  author: { "@type": "Person", name: `${homeowner.firstName} ${homeowner.lastName}` },
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 }
})

// Profile pictures have a path on this site, of our own photos that of the small picture, or an absolute URL.
const pictureOf = ({ profileImage: image }: Provider) => {
  if (image === null) return {}
  const large = image.replace(/^(\/photos\/.+)\/thumb\.webp$/, "$1/large.webp")
  return { image: large.startsWith("/") ? absolute(large) : large }
}

const asCredential = ({ expiresOn, kind, scope }: ShownCheck) => ({
  "@type": "EducationalOccupationalCredential",
  credentialCategory: kind,
  name: badgeWords[kind],
  ...(scope !== null && { description: scope }),
  ...(expiresOn !== null && { expires: expiresOn })
})

/**
 * A provider, what operators have checked about it, and its reviews. The rating is there only together with reviews.
 */
export const localBusiness = (
  provider: Provider,
  reviews: ReadonlyArray<Review> = [],
  live: ReadonlyArray<ShownCheck> = []
): JsonLd => ({
  "@type": businessOf(provider.specialty),
  "@id": absolute(`/provider/${provider.id}`),
  url: absolute(`/provider/${provider.id}`),
  name: provider.businessName,
  description: provider.description,
  ...pictureOf(provider),
  address: addressOf(provider),
  knowsAbout: provider.specialties,
  ...(live.length === 0 ? {} : { hasCredential: live.map(asCredential) }),
  ...ratesOf(provider),
  ...ratingOf(provider),
  ...(reviews.length === 0 ? {} : { review: reviews.map(asReview) })
})
