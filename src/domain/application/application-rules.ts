import * as Result from "effect/Result"

import type { Changed } from "../events/changed.ts"
import { newsOfApplication } from "../events/news.ts"
import { othersFrom } from "../operator/in-hand.ts"
import { ChangedMeanwhile } from "../shared/errors.ts"
import type { ApplicationId, ProviderId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { orNull } from "../shared/text.ts"
import type { ApplicationRecord } from "./application-record.ts"
import { isOpenApplication } from "./application-states.ts"
import type { ContractorApplication } from "./application.ts"

const changed = (value: ApplicationRecord): Changed<ApplicationRecord> => ({
  value,
  news: newsOfApplication(value.id)
})

/** A new application. */
export const submitted = (
  id: ApplicationId,
  { specialties, ...application }: ContractorApplication,
  now: Instant
): Changed<ApplicationRecord> =>
  changed({
    ...application,
    id,
    specialties: [...new Set(specialties)],
    hourlyRateMin: orNull(application.hourlyRateMin),
    hourlyRateMax: orNull(application.hourlyRateMax),
    // A number that was typed before the claim was unchecked is no answer.
    licenseNumber: application.isLicensed ? orNull(application.licenseNumber) : null,
    insuranceProvider: application.isInsured ? orNull(application.insuranceProvider) : null,
    status: "submitted",
    userId: null,
    providerId: null,
    takenBy: null,
    takenAt: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    erasedAt: null,
    createdAt: now,
    version: 1
  })

const meanwhile = Result.fail(new ChangedMeanwhile({ thing: "application" }))

/** Takes an application in hand: nobody else decides on it then, unless it lies there for a day. */
export const takenBy = (
  application: ApplicationRecord,
  operator: UserId,
  now: Instant
): Result.Result<Changed<ApplicationRecord>, ChangedMeanwhile> => {
  const isFree = isOpenApplication(application) && othersFrom(application.takenAt, now) === null
  if (!isFree && !isHeldBy(application, operator)) return meanwhile
  return Result.succeed(changed({ ...application, status: "in_review", takenBy: operator, takenAt: now }))
}

const isHeldBy = (application: ApplicationRecord, operator: UserId) =>
  application.status === "in_review" && application.takenBy === operator

/** Requires that the operator who decides has taken the application. */
export const requireHeld = (
  application: ApplicationRecord,
  operator: UserId
): Result.Result<void, ChangedMeanwhile> =>
  isHeldBy(application, operator) ? Result.succeed(undefined) : meanwhile

interface Decision {
  readonly by: UserId
  readonly at: Instant
}

export const approved = (
  application: ApplicationRecord,
  { at, by }: Decision,
  made: { readonly userId: UserId; readonly providerId: ProviderId }
): Changed<ApplicationRecord> =>
  changed({ ...application, ...made, status: "approved", decidedBy: by, decidedAt: at })

export const declined = (
  application: ApplicationRecord,
  { at, by }: Decision,
  reason: string
): Changed<ApplicationRecord> =>
  changed({ ...application, status: "declined", reason, decidedBy: by, decidedAt: at })
