import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import { applicationErasedAfterDays } from "#domain/application/application-states.ts"
import { eventHours } from "#domain/events/event.ts"
import { importDays } from "#domain/import/import-options.ts"
import { emailDays, notificationDays } from "#domain/notices/kept-days.ts"
import { originalDays } from "#domain/removal/removal-grounds.ts"
import { plusFullDays, plusHours } from "#domain/shared/calendar.ts"
import { AssetStore } from "#ports/asset-store.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { EventLog } from "#ports/event-log.ts"
import { IdempotencyKeys } from "#ports/idempotency-keys.ts"
import type { PhotoFiles } from "#ports/photo-files.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import type { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"
import { Usage } from "#ports/usage.ts"
import { now } from "#use-cases/now.ts"
import { forgetLoosePhotos } from "#use-cases/photo/sweep-photos.ts"

import { repeatedly } from "./repeatedly.ts"

/** For how many days pages of a build that no server serves any more can still load their code. */
const assetDays = 14

const hoursAgo = (hours: number) => Effect.map(now, (at) => plusHours(at, -hours))

const daysAgo = (days: number) => Effect.map(now, (at) => plusFullDays(at, -days))

const eraseApplications = Effect.gen(function* () {
  const { erase } = yield* ApplicationRepository
  yield* erase(yield* daysAgo(applicationErasedAfterDays), yield* now)
})

const eraseRemoved = Effect.gen(function* () {
  yield* (yield* RemovalRepository).erase(yield* daysAgo(originalDays))
})

const purgeImports = Effect.gen(function* () {
  const { purge: remove } = yield* ImportRepository
  yield* remove(yield* daysAgo(importDays), yield* hoursAgo(1))
})

type Kept =
  | ApplicationRepository
  | AssetStore
  | AttemptLimiter
  | EmailKeyRepository
  | EmailRepository
  | EventLog
  | IdempotencyKeys
  | ImportRepository
  | NotificationRepository
  | PhotoFiles
  | PhotoRepository
  | RemovalRepository
  | SessionRepository
  | StaleWork
  | Usage

const purgeKeys = Effect.gen(function* () {
  const { purge: remove } = yield* EmailKeyRepository
  yield* remove(yield* now, yield* daysAgo(emailDays))
})

/** Everything that is kept for a while only, under the name that the log has for it. */
const purges: Readonly<Record<string, Effect.Effect<void, never, Kept>>> = {
  Assets: Effect.gen(function* () {
    yield* (yield* AssetStore).purge(yield* daysAgo(assetDays))
  }),
  Attempts: Effect.flatMap(AttemptLimiter, (limiter) => Effect.flatMap(now, limiter.purge)),
  Sessions: Effect.flatMap(SessionRepository, (sessions) => Effect.flatMap(now, sessions.purge)),
  Events: Effect.flatMap(EventLog, (events) => Effect.flatMap(hoursAgo(eventHours), events.removeBefore)),
  "Idempotency keys": Effect.flatMap(IdempotencyKeys, (keys) => Effect.flatMap(now, keys.purge)),
  Notifications: Effect.flatMap(NotificationRepository, (notifications) =>
    Effect.flatMap(daysAgo(notificationDays), notifications.purge)
  ),
  Nudges: Effect.flatMap(StaleWork, (stale) => Effect.flatMap(daysAgo(notificationDays), stale.purge)),
  "Loose photos": forgetLoosePhotos,
  Applications: eraseApplications,
  "Originals of what was taken down": eraseRemoved,
  "Lines of imports": purgeImports,
  Emails: Effect.flatMap(EmailRepository, (emails) => Effect.flatMap(daysAgo(emailDays), emails.purge)),
  "Email keys": purgeKeys,
  "Usage counts": Effect.flatMap(Usage, (usage) => Effect.flatMap(now, usage.purge))
}

/** Removes what has expired, at the start and every hour, for as long as the layer lives. */
export const purge = repeatedly({
  name: "purge",
  every: "1 hour",
  fault: "What has expired was not purged",
  work: (onFault) =>
    Effect.forEach(
      Object.entries(purges),
      ([name, remove]) =>
        Effect.catchCause(remove, (cause) =>
          Effect.sync(() => onFault(Cause.squash(cause), `${name} were not purged`))
        ),
      { discard: true }
    )
})
