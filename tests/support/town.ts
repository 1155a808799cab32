import { availabilities } from "#domain/provider/availability.ts"
import type { Marketplace } from "#ports/marketplace-loader.ts"

import {
  aConversation,
  aMessage,
  anAccount,
  aPhoto,
  aProject,
  aProvider,
  aQuote,
  aReveal,
  aReview,
  aSavedSearch,
  createdAt,
  offeredOn
} from "./builders.ts"

const trades = ["Plumbing", "Roofing", "Moving"] as const

const pick = <A>(list: ReadonlyArray<A>, index: number): A => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error("Nothing to pick from")
  return item
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A marketplace of `size` providers and as many homeowners, projects, quotes, reviews and conversations, all mixed. */
export const aTown = (size: number): Marketplace => {
  const homeowners = numbers(size).map(() => anAccount())
  const owners = numbers(size).map(() => anAccount({ role: "provider" }))
  const providers = owners.map(({ id }, index) =>
    aProvider({
      userId: id,
      specialties: [pick(trades, index)],
      description: `We fit ${index % 10 === 0 ? "kitchen cabinets" : "pipes"} and more, number ${index}`,
      location: `${index % 40} Springs, TX`,
      place: `tx/${index % 40}-springs`,
      latitude: 25 + (index % 200) / 10,
      longitude: -120 + (index % 47),
      rating: (index % 500) / 100,
      reviewCount: index % 30,
      hourlyRateMin: 40 + (index % 60),
      distance: index % 50,
      isLicensed: index % 2 === 0,
      isInsured: index % 3 > 0,
      availability: pick(availabilities, index)
    })
  )
  const pairs = homeowners.map(({ id }, index) => ({
    homeownerId: id,
    providerId: pick(providers, index * 7).id
  }))
  const projects = pairs.map(({ homeownerId }, index) =>
    aProject({ homeownerId, category: pick(trades, index) })
  )
  const quotes = pairs.map((pair, index) => aQuote({ ...pair, projectId: pick(projects, index).id }))
  const conversations = pairs.map((pair) => aConversation(pair))
  return {
    accounts: [...homeowners, ...owners],
    providers,
    projects,
    invitations: projects.map(({ id: projectId }, index) => ({
      projectId,
      providerId: pick(providers, index * 3).id,
      at: createdAt
    })),
    quotes,
    offers: quotes.map((quote) => offeredOn(quote).offer),
    templates: [],
    reveals: quotes.map((quote) => aReveal({ quoteId: quote.id, toProviderId: quote.providerId })),
    savedProviders: pairs.map(({ homeownerId: userId, providerId }) => ({ userId, providerId, createdAt })),
    savedSearches: homeowners.map(({ id: userId }) => aSavedSearch({ userId })),
    // Every second review is from before quotes existed.
    reviews: pairs.map((pair, index) =>
      aReview({ ...pair, quoteId: index % 2 === 0 ? null : pick(quotes, index).id })
    ),
    conversations,
    messages: conversations.flatMap(({ homeownerId, id }) =>
      numbers(3).map(() => aMessage({ conversationId: id, senderUserId: homeownerId }))
    ),
    notifications: [],
    photos: quotes.map(({ homeownerId, id }) =>
      aPhoto({ ownerId: homeownerId, thingId: id, state: "attached", attachedAt: createdAt })
    )
  }
}
