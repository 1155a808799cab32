import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Application } from "#domain/application/application-record.ts"
import type { ApplicationState } from "#domain/application/application-states.ts"
import type { ApplicationId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** Which rows: of one state or all, the first `limit`, or as many after a row of the list. */
export interface ApplicationSlice {
  readonly status: ApplicationState | null
  readonly limit: number
  readonly before: { readonly id: ApplicationId; readonly createdAt: Instant } | null
}

export class ApplicationViews extends Context.Service<
  ApplicationViews,
  {
    /** Waiting applications begin with the oldest, all others with the newest. */
    readonly list: (slice: ApplicationSlice) => Effect.Effect<ReadonlyArray<Application>>
    readonly one: (id: ApplicationId) => Effect.Effect<Application | null>
  }
>()("ports/ApplicationViews") {}
