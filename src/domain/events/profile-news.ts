import type { ProviderProfile } from "../provider/provider.ts"
import {
  allListings,
  type News,
  reconnect,
  type ShownTopic,
  topicOfListings,
  topicOfMembers,
  topicOfPage,
  topicOfPlace,
  topicOfProvider
} from "./event.ts"

/** Where a provider is shown. */
export type ShownProvider = Pick<ProviderProfile, "id" | "place" | "specialties">

const topicsOf = ({ id, place, specialties }: ShownProvider): ReadonlyArray<ShownTopic> => [
  topicOfPage(id),
  allListings,
  ...(place === null ? [] : [topicOfPlace(place)]),
  ...specialties.map(topicOfListings)
]

/** What a provider's page and the lists of these trades show has changed. No stream listens to that. */
export const newsOfShown = (profile: ShownProvider): News => ({
  kind: reconnect,
  id: profile.id,
  to: [...new Set(topicsOf(profile))]
})

const memberships = ({ specialties }: ShownProvider) => specialties.map(topicOfMembers)

/**
 * Specialties, place or radius may have changed, and with them the projects that concern the provider, the lists of the
 * trades before and after, and who belongs to these trades.
 */
export const newsOfProfile = (before: ShownProvider, after: ShownProvider = before): News => ({
  kind: reconnect,
  id: before.id,
  to: [
    topicOfProvider(before.id),
    ...new Set([before, after].flatMap((profile) => topicsOf(profile).concat(memberships(profile))))
  ]
})
