import { describe, expect, it } from "vitest"

import type { CheckedProvider } from "#domain/check/check.ts"
import type { PersonFile } from "#domain/operator/people.ts"
import { atApp } from "#tests/support/app/at-app.ts"

import { aSignedInProvider } from "../accounts/people.ts"
import { anUnlockedOperator } from "./people.ts"

describe("Somebody who was suspended and comes back with the same numbers", () => {
  const app = atApp()

  it("registers and works as anybody; operators read of the other account at the person and the business", async () => {
    const { client: dana } = await anUnlockedOperator(app)
    const numbers = { isLicensed: true, licenseNumber: "M-40012" }
    const banned = await aSignedInProvider(
      app,
      { ...numbers, businessName: "Banned Pipes LLC" },
      { phone: "(907) 555-0199" }
    )
    const { userId } = banned.profile
    const suspension = { level: "suspended", reason: "Homeowners were asked to pay ahead" }
    expect((await dana.post(`/api/admin/people/${userId}/sanctions`, suspension)).status).toBe(201)

    const again = await aSignedInProvider(app, numbers, { phone: "9075550199" })
    const alike = [
      { userId, name: "Banned Pipes LLC", level: "suspended", holds: true, same: ["phone", "license"] }
    ]
    const person = await dana.get<PersonFile>(`/api/admin/people/${again.profile.userId}`)
    expect(person.body).toMatchObject({ sanctioned: null, alike })
    const provider = await dana.get<CheckedProvider>(`/api/admin/providers/${again.profile.id}`)
    expect(provider.body).toMatchObject({ listed: true, alike })
    const other = await dana.get<PersonFile>(`/api/admin/people/${userId}`)
    expect(other.body.alike).toEqual([])
  })
})
