import * as Effect from "effect/Effect"

import { topicOfMembers, topicOfPage } from "#domain/events/event.ts"
import { nearbyRadii, shownNearby } from "#domain/local/local-limits.ts"
import type { Nearby } from "#domain/local/local-page.ts"
import { nearestTo } from "#domain/local/local-rules.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { type Located, LocalPageViews, type Turn } from "#ports/views/local-page-views.ts"

import { requireListed } from "../provider/find-listed-provider.ts"
import { shows } from "../showing.ts"

const nobody: Nearby = { within: 0, providers: [] }

/** Whoever is near, then those who are farther away, only while there are too few. */
const othersAround = Effect.fnUntraced(function* (turn: Omit<Turn, "limit" | "radiusMiles">) {
  const views = yield* LocalPageViews
  const found = new Map<ProviderId, Located>()
  let within = 0
  for (const radiusMiles of nearbyRadii) {
    const limit = shownNearby + found.size
    for (const other of yield* views.others({ ...turn, radiusMiles, limit })) {
      if (found.size === shownNearby || found.has(other.provider.id)) continue
      found.set(other.provider.id, other)
      within = radiusMiles
    }
    if (found.size === shownNearby) break
  }
  return { within, found }
})

/**
 * Others of a listed provider's main trade, nearest first. Among many in one place they go in turn, so that each is on
 * the pages of some others: whoever is on no list that a search engine reads is found by these links alone.
 */
export const listNearby = Effect.fnUntraced(function* (id: ProviderId) {
  yield* shows(topicOfPage(id))
  const { latitude, longitude, specialties } = yield* requireListed(id)
  const category = categoryNamed(specialties[0] ?? "")
  if (category === undefined || latitude === null || longitude === null) return nobody
  yield* shows(topicOfMembers(category))
  const centre = { latitude, longitude }
  const { found, within } = yield* othersAround({ category, centre, after: id })
  const nearest = nearestTo(centre, [...found.values()], shownNearby)
  return { within, providers: nearest.map(({ provider }) => provider) }
})
