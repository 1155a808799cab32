import * as Effect from "effect/Effect"

import { roundMiles } from "#domain/geo/distance.ts"
import { mayReadPhone, toProvider, toProviderDetail } from "#domain/provider/provider-rules.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import type { Store, Tables } from "../store.ts"
import { findProviders, saysAll } from "./provider-search.ts"
import { withNow } from "./with-now.ts"

const hasAsked = (reader: UserId, { id }: ProviderProfile, { quotes }: Tables) =>
  [...quotes.values()].some(({ homeownerId, providerId }) => homeownerId === reader && providerId === id)

const phoneFor = (reader: UserId | null, profile: ProviderProfile, tables: Tables) =>
  reader !== null && mayReadPhone(profile, reader, hasAsked(reader, profile, tables))
    ? (tables.accounts.get(profile.userId)?.phone ?? null)
    : null

export const providerViews = ({ read }: Store) =>
  ProviderViews.of({
    search: (search) =>
      Effect.map(withNow(read), ({ at, tables }) => {
        const matches = findProviders(tables.providers.values(), search)
        const byWords = matches.filter(({ isByWords }) => isByWords)
        const page = matches.slice(search.offset, search.offset + search.limit)
        const shown = (miles: number | null) =>
          miles === null || search.near === null ? miles : roundMiles(miles)
        return {
          providers: page.map(({ distance, profile }) => toProvider(profile, shown(distance), at)),
          total: Math.min(matches.length, countLimit + 1),
          byWords: Math.min(byWords.length, countLimit + 1)
        }
      }),
    knowsWords: (words) =>
      read(({ providers }) => words.length > 0 && [...providers.values()].some(saysAll(words))),
    byId: (id, reader) =>
      Effect.flatMap(
        Effect.map(withNow(read), ({ at, tables }) => {
          const profile = tables.providers.get(id)
          return profile?.listed ? { at, profile, phone: phoneFor(reader, profile, tables) } : null
        }),
        (listed) =>
          listed === null
            ? Effect.fail(new NotFound({ thing: "provider" }))
            : Effect.succeed(toProviderDetail(listed.profile, listed.phone, listed.at))
      )
  })
