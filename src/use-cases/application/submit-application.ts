import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { submitted } from "#domain/application/application-rules.ts"
import { replacedWithinDays } from "#domain/application/application-states.ts"
import type { ContractorApplication } from "#domain/application/application.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import { ApplicationId } from "#domain/shared/ids.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { KeepsApplications } from "#ports/keeps-applications.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { counted } from "../account/counted.ts"
import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { sendApplicationEmail } from "../notices/send-application-email.ts"
import { now } from "../now.ts"
import { readPlaced, type SentBusiness } from "../provider/read-placed.ts"

const { applicationEmailsPerAccount, applicationsPerAddress } = attemptLimits

// Anybody can type anybody's address, so emails to it are limited.
const mayWriteTo = (email: string) =>
  Effect.flatMap(AttemptLimiter, ({ take }) => Effect.isSuccess(take(applicationEmailsPerAccount, email)))

const store = Effect.fnUntraced(function* (application: ContractorApplication) {
  const applications = yield* ApplicationRepository
  const isWrittenTo = yield* mayWriteTo(application.email)
  const at = yield* now
  const change = submitted(yield* newId(ApplicationId), application, at)
  const { id } = change.value
  yield* atomically(
    Effect.gen(function* () {
      yield* applications.withdraw(application.email, plusFullDays(at, -replacedWithinDays), at)
      yield* storeChange(change, applications.insert)
      if (isWrittenTo) yield* sendApplicationEmail(id, null, "application-received")
    })
  )
  return { id }
})

/**
 * Takes a professional's application. It withdraws an earlier one of the same address that nobody has looked at yet;
 * one that an operator has taken stays, because nobody knows which of the two the owner of the address has sent.
 */
export const submitApplication = Effect.fn("submitApplication")(function* (
  address: string,
  sent: SentBusiness<ContractorApplication>
) {
  const { request: application } = yield* readPlaced(sent)
  if (!(yield* KeepsApplications)) return { id: null }
  return yield* counted(applicationsPerAddress, address, Exit.isSuccess)(store(application))
})
