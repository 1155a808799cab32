import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Business } from "#domain/search/suggestions/business.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

/** The listed providers as suggestions know them. */
export class BusinessViews extends Context.Service<
  BusinessViews,
  {
    /** The `limit` of them whose ids follow `after` (null: from the first on), in the order of their ids. */
    readonly after: (after: ProviderId | null, limit: number) => Effect.Effect<ReadonlyArray<Business>>
  }
>()("ports/BusinessViews") {}
