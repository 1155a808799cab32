import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { jobAlertsAt, pacedBy } from "#domain/provider/alerts/job-alerts.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Read } from "../body.ts"
import { now } from "../now.ts"
import { changeProfile } from "../provider/change-profile.ts"
import { ownProviderId } from "../provider/own-provider-id.ts"
import { showJobAlerts } from "./show-job-alerts.ts"

/** Chooses which new projects a provider is told of, how far away, and until when of none. */
export const chooseJobAlerts = Effect.fn("chooseJobAlerts")(function* (actor: Actor, read: Read) {
  const alerts = yield* JobAlertRepository
  const providers = yield* ProviderRepository
  const id = yield* ownProviderId(actor)
  const at = yield* now
  yield* atomically(
    Effect.gen(function* () {
      const before = yield* providers.byId(id)
      const sent = yield* read(jobAlertsAt(at, before.pausedUntil))
      const { minBudget = null, pausedUntil = null, radiusMiles, without, words } = sent
      yield* alerts.choose(id, { words, without, minBudget })
      if (before.radiusMiles === radiusMiles && before.pausedUntil === pausedUntil) return
      yield* changeProfile(id, (profile) => pacedBy(profile, { radiusMiles, pausedUntil }, at))
    })
  )
  return yield* showJobAlerts(actor)
})
