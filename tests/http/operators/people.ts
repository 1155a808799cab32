import * as Effect from "effect/Effect"

import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { anApplication, createdAt } from "#tests/support/builders.ts"

import { aSignedInHomeowner, password } from "../accounts/people.ts"

/** An operator and the browser in which they are signed in. */
export const aSignedInOperator = async (app: RunningApp) => {
  const person = await aSignedInHomeowner(app, { firstName: "Dana", lastName: "Cole" })
  const operator = { userId: person.account.id, grantedAt: createdAt, grantedBy: null, notify: true }
  await app.run(Effect.flatMap(OperatorRepository, ({ add }) => add(operator)))
  return person
}

/** As `aSignedInOperator`, with the password just typed again. */
export const anUnlockedOperator = async (app: RunningApp) => {
  const person = await aSignedInOperator(app)
  await person.client.post("/api/admin/unlock", { password })
  return person
}

/** An application that waits, and its path. */
export const anApplicationIn = async (app: RunningApp, overrides: Partial<ApplicationRecord> = {}) => {
  const application = anApplication(overrides)
  await app.run(Effect.flatMap(ApplicationRepository, ({ insert }) => insert(application)))
  return { application, path: `/api/admin/applications/${application.id}` }
}

/** An application that this operator has just taken. */
export const aTakenApplication = async (
  app: RunningApp,
  { account }: Awaited<ReturnType<typeof aSignedInOperator>>,
  overrides: Partial<ApplicationRecord> = {}
) => {
  const takenAt = new Date().toISOString()
  return anApplicationIn(app, { status: "in_review", takenBy: account.id, takenAt, ...overrides })
}
