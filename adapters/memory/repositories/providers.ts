import * as Effect from "effect/Effect"

import { NotFound } from "#domain/shared/errors.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { orNotFound } from "../rows.ts"
import type { Store } from "../store.ts"

export const providerRepository = ({ read, write }: Store) =>
  ProviderRepository.of({
    insert: (profile) => write(({ providers }) => void providers.set(profile.id, profile)),
    byId: (id) => read(({ providers }) => providers.get(id)).pipe(orNotFound("provider")),
    idOf: (userId) =>
      read(({ providers }) => [...providers.values()].find((one) => one.userId === userId)?.id ?? null),
    change: (id, rule) =>
      write(({ providers }) => {
        const before = providers.get(id)
        if (before === undefined) return Effect.fail(new NotFound({ thing: "provider" }))
        const changed = rule(before)
        providers.set(id, changed.value)
        return Effect.succeed({ ...changed, before })
      }),
    rate: (id, rule) =>
      write(({ providers }) => {
        const profile = providers.get(id)
        if (profile === undefined) return Effect.fail(new NotFound({ thing: "provider" }))
        providers.set(id, { ...profile, ...rule(profile.ratingCounts) })
        return Effect.succeed(profile)
      }),
    touch: (id, at) =>
      write(({ providers }) => {
        const profile = providers.get(id)
        if (profile !== undefined && profile.updatedAt < at) providers.set(id, { ...profile, updatedAt: at })
        return profile?.listed ? profile : { id, place: null, specialties: [] }
      }),
    countCompletedJob: (id) =>
      write(({ providers }) => {
        const profile = providers.get(id)
        if (profile === undefined) return Effect.fail(new NotFound({ thing: "provider" }))
        providers.set(id, { ...profile, completedJobs: profile.completedJobs + 1 })
        return Effect.succeed(profile)
      })
  })
