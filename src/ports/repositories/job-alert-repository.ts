import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AlertWords } from "#domain/provider/alerts/job-alerts.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

/** The words and budgets by which providers choose the projects that they are told of. */
export class JobAlertRepository extends Context.Service<
  JobAlertRepository,
  {
    /** What the provider has chosen; without that, every project. */
    readonly of: (id: ProviderId) => Effect.Effect<AlertWords>
    readonly choose: (id: ProviderId, chosen: AlertWords) => Effect.Effect<void>
  }
>()("ports/JobAlertRepository") {}
