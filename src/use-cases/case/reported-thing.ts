import * as Effect from "effect/Effect"

import type { CaseRecord, CaseThing } from "#domain/case/case.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ProviderId, ReviewId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

type Named = Pick<CaseRecord, "about" | "aboutId">

/** Whose thing it is, if everybody can see it at this moment. */
export const ownerOf = Effect.fnUntraced(function* ({ about, aboutId }: Named) {
  const providers = yield* ProviderRepository
  const missing = () => new NotFound({ thing: about })
  const listed = Effect.fnUntraced(function* (id: ProviderId) {
    const profile = yield* Effect.mapError(providers.byId(id), missing)
    return profile.listed ? profile : yield* missing()
  })
  if (about === "provider") return (yield* listed(ProviderId.make(aboutId))).userId
  const review = yield* (yield* ReviewRepository).byId(ReviewId.make(aboutId))
  yield* listed(review.providerId)
  return review.homeownerId
})

const standingReview = Effect.fnUntraced(function* (id: ReviewId) {
  const { content, providerId, title } = yield* (yield* ReviewRepository).byId(id)
  return { providerId, title, text: content, removed: null }
})

const removedReview = Effect.fnUntraced(function* ({ aboutId }: Named) {
  const { providerId } = yield* (yield* ReviewRepository).takenDown(ReviewId.make(aboutId))
  const { about, ground, original, removedAt: at } = yield* (yield* RemovalRepository).held("review", aboutId)
  const text = original?.content ?? null
  return { providerId, title: original?.title ?? null, text, removed: { about, at, ground } }
})

/** What a case is about, for operators: as it stands, or as it was before it was taken down. */
export const thingOf = Effect.fnUntraced(function* (named: Named) {
  const providers = yield* ProviderRepository
  if (named.about === "provider") {
    const { businessName, description, id } = yield* providers.byId(ProviderId.make(named.aboutId))
    return { providerId: id, businessName, title: null, text: description, removed: null } satisfies CaseThing
  }
  const shown = yield* Effect.catchTag(standingReview(ReviewId.make(named.aboutId)), "NotFound", () =>
    removedReview(named)
  )
  const { businessName } = yield* providers.byId(shown.providerId)
  return { ...shown, businessName } satisfies CaseThing
})
