import { startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { checked, openApiCheck } from "./openapi-check.ts"

/** The app, whose answers to `people` are checked against its own OpenAPI description; `faults` has the deviations. */
export const aDescribedApp = async () => {
  const app = await startApp()
  const document = (await app.client().get<Record<string, unknown>>("/api/openapi.json")).body
  const check = openApiCheck(document)
  const faults: Array<string> = []

  const people = async () => {
    const homeowner = await aSignedInHomeowner(app)
    const provider = await aSignedInProvider(app)
    const rival = await aSignedInProvider(app, { businessName: "Kim & Sons" })
    return {
      owner: checked(homeowner.client, check, faults),
      pro: checked(provider.client, check, faults),
      rival: checked(rival.client, check, faults),
      visitor: checked(app.client(), check, faults),
      account: homeowner.account,
      providerId: provider.profile.id
    }
  }
  return { app, check, document, faults, people }
}

export type DescribedApp = Awaited<ReturnType<typeof aDescribedApp>>
