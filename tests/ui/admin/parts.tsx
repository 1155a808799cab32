import * as Effect from "effect/Effect"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { anApplication, createdAt } from "#tests/support/builders.ts"
import { aHomeownerOf, password, post, visit } from "#tests/support/ui/visit.tsx"
import { ApplicationsScreen } from "#ui/features/admin/applications/ApplicationsScreen.tsx"
import { AuditScreen } from "#ui/features/admin/AuditScreen.tsx"
import { CaseScreen } from "#ui/features/admin/cases/CaseScreen.tsx"
import { CasesScreen } from "#ui/features/admin/cases/CasesScreen.tsx"
import { ChecksScreen } from "#ui/features/admin/checks/ChecksScreen.tsx"
import { ProviderScreen } from "#ui/features/admin/checks/ProviderScreen.tsx"
import { EmailsScreen } from "#ui/features/admin/EmailsScreen.tsx"
import { ImportScreen } from "#ui/features/admin/imports/ImportScreen.tsx"
import { ImportsScreen } from "#ui/features/admin/imports/ImportsScreen.tsx"
import { OverviewScreen } from "#ui/features/admin/OverviewScreen.tsx"
import { PeopleScreen } from "#ui/features/admin/people/PeopleScreen.tsx"
import { PersonScreen } from "#ui/features/admin/people/PersonScreen.tsx"
import { RegistersScreen } from "#ui/features/admin/registers/RegistersScreen.tsx"

const Console = () => (
  <>
    <Route path="/admin" component={OverviewScreen} />
    <Route path="/admin/applications" component={ApplicationsScreen} />
    <Route path="/admin/cases" component={CasesScreen} />
    <Route path="/admin/cases/:id" component={CaseScreen} />
    <Route path="/admin/checks" component={ChecksScreen} />
    <Route path="/admin/registers" component={RegistersScreen} />
    <Route path="/admin/providers/:id" component={ProviderScreen} />
    <Route path="/admin/people" component={PeopleScreen} />
    <Route path="/admin/people/:id" component={PersonScreen} />
    <Route path="/admin/imports" component={ImportsScreen} />
    <Route path="/admin/imports/:id" component={ImportScreen} />
    <Route path="/admin/emails" component={EmailsScreen} />
    <Route path="/admin/audit" component={AuditScreen} />
  </>
)

/** Somebody who runs the marketplace. */
export const anOperatorOf = async (app: RunningApp) => {
  const dana = await aHomeownerOf(app, { firstName: "Dana", lastName: "Cole" })
  const operator = { userId: dana.id, grantedAt: createdAt, grantedBy: null, notify: true }
  await app.run(Effect.flatMap(OperatorRepository, ({ add }) => add(operator)))
  return dana
}

/** Opens a page of the console; with the password typed just before, if wanted. */
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
