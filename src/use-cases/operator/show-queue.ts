import * as Effect from "effect/Effect"

import type { Queue } from "#domain/operator/queue.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"

import { endingSoon } from "../check/list-checks.ts"

/** What waits for an operator. */
export const showQueue = Effect.fn("showQueue")(function* () {
  const { waiting } = yield* ApplicationRepository
  const { failed, retried } = yield* EmailRepository
  const { countEnding } = yield* CheckRepository
  const { countWaiting } = yield* RegisterRepository
  const { waiting: openCases } = yield* CaseRepository
  const [submitted, inReview, cases, endingChecks, matches, failedEmails, retriedEmails] = yield* Effect.all(
    [
      waiting("submitted"),
      waiting("in_review"),
      openCases,
      countEnding(yield* endingSoon),
      countWaiting,
      failed,
      retried
    ],
    { concurrency: 7 }
  )
  const applications = {
    submitted: submitted.count,
    inReview: inReview.count,
    oldestAt: submitted.oldestAt
  }
  return { applications, cases, endingChecks, matches, failedEmails, retriedEmails } satisfies Queue
})
