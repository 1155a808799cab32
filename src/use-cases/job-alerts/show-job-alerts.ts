import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { JobAlerts } from "#domain/provider/alerts/job-alerts.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { ownProviderId } from "../provider/own-provider-id.ts"

/** Which new projects a provider is told of. */
export const showJobAlerts = Effect.fn("showJobAlerts")(function* (actor: Actor) {
  const id = yield* ownProviderId(actor)
  const { pausedUntil, radiusMiles } = yield* (yield* ProviderRepository).byId(id)
  const words = yield* (yield* JobAlertRepository).of(id)
  const alerts: JobAlerts = { ...words, radiusMiles, pausedUntil }
  return alerts
})
