import * as Effect from "effect/Effect"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { anApplication, createdAt } from "#tests/support/builders.ts"
import { aHomeownerOf, password, post, visit } from "#tests/support/ui/visit.tsx"
import { pages } from "#ui/app/pages/pages.ts"

/** The console's pages. */
export const Console = () =>
  pages
    .filter(({ path }) => path.startsWith("/admin"))
    .map(({ path, screen }) => <Route key={path} path={path} component={screen.Part} />)

/** Stores an operator. */
export const anOperatorOf = async (app: RunningApp) => {
  const dana = await aHomeownerOf(app, { firstName: "Dana", lastName: "Cole" })
  const operator = { userId: dana.id, grantedAt: createdAt, grantedBy: null, notify: true }
  await app.run(Effect.flatMap(OperatorRepository, ({ add }) => add(operator)))
  return dana
}

/** Opens a page of the console; `isUnlocked` for an operator who has just typed the password. */
export const openConsole = async (app: RunningApp, as: Account, path: string, isUnlocked = false) => {
  const mounted = await visit(app, <Console />, { path, as })
  if (isUnlocked) await post("/api/admin/unlock", { password })
  return mounted
}

export const anApplicationOf = async (app: RunningApp, overrides: Partial<ApplicationRecord> = {}) => {
  const application = anApplication(overrides)
  await app.run(Effect.flatMap(ApplicationRepository, ({ insert }) => insert(application)))
  return application
}
