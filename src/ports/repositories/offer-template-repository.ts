import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId, TemplateId } from "#domain/shared/ids.ts"

/** A provider's templates of offers; those of others do not exist to them. */
export class OfferTemplateRepository extends Context.Service<
  OfferTemplateRepository,
  {
    /** By name. */
    readonly ofProvider: (id: ProviderId) => Effect.Effect<ReadonlyArray<OfferTemplateRecord>>
    /** Stores a template if there are fewer than `most`; false otherwise. Two calls at once cannot exceed it. */
    readonly insert: (template: OfferTemplateRecord, most: number) => Effect.Effect<boolean>
    readonly update: (template: OfferTemplateRecord) => Effect.Effect<void, NotFound>
    readonly remove: (id: TemplateId, providerId: ProviderId) => Effect.Effect<void, NotFound>
  }
>()("ports/OfferTemplateRepository") {}
