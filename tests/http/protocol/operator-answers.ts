import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { Check } from "#domain/check/check.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { aCheckRequest, anApplicationForm, anEmail } from "#tests/support/builders.ts"

import { aSignedInProvider, password } from "../accounts/people.ts"
import { anApplicationIn, aSignedInOperator, aTakenApplication } from "../operators/people.ts"
import type { DescribedApp } from "./described-app.ts"
import { checked } from "./openapi-check.ts"

/** Holds the answers of applications and of the operators' console against their description. */
export const answersToOperators = (port: () => DescribedApp) => {
  it("holds for applications and the operators' console", async () => {
    const { app, check, faults, people } = port()
    const { owner, visitor } = await people()
    const operator = await aSignedInOperator(app)
    const dana = checked(operator.client, check, faults)
    const email = anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })
    await app.run(Effect.flatMap(EmailRepository, ({ add }) => add([email])))
    const [waiting, mine, refused] = [
      await anApplicationIn(app),
      await aTakenApplication(app, operator),
      await aTakenApplication(app, operator)
    ]
    const console = "/api/admin"
    const { profile } = await aSignedInProvider(app)
    const checks = `${console}/providers/${profile.id}/checks`
    const revoking = async () => {
      const { body } = await operator.client.get<ReadonlyArray<Check>>(checks)
      return `${console}/checks/${body[0]?.id}/revoke`
    }
    const statuses = [
      await visitor.post("/api/applications", anApplicationForm()),
      await visitor.post("/api/applications", {}),
      await visitor.get(`${console}/queue`),
      await owner.get(`${console}/queue`),
      await dana.post("/api/quotes"),
      await dana.post(`${mine.path}/approve`, { listed: true }),
      await dana.post(checks, aCheckRequest()),
      await dana.post(`${console}/unlock`, { password: "something else" }),
      await dana.post(`${console}/unlock`, { password }),
      await dana.get(`${console}/queue`),
      await dana.get(`${console}/applications`),
      await dana.get(`${console}/applications?status=nonsense`),
      await dana.post(`${waiting.path}/take`),
      await dana.post(`${mine.path}/approve`, {}),
      await dana.post(`${mine.path}/approve`, { listed: true }),
      await dana.post(`${mine.path}/approve`, { listed: true }),
      await dana.post(`${refused.path}/decline`, {}),
      await dana.post(`${refused.path}/decline`, { reason: "We could not find your license." }),
      await visitor.get(`/api/providers/${profile.id}/checks`),
      await dana.get(`${console}/providers/${profile.id}`),
      await dana.post(checks, {}),
      await dana.post(checks, aCheckRequest()),
      await dana.get(checks),
      await visitor.get(`/api/providers/${profile.id}/checks`),
      await dana.get(`${console}/checks`),
      await dana.post(await revoking(), {}),
      await dana.post(await revoking(), { reason: "The register says so." }),
      await dana.post(await revoking(), { reason: "The register says so." }),
      await dana.get(`${console}/emails?state=waiting`),
      await dana.post(`${console}/emails/${email.id}/again`),
      await dana.get(`${console}/audit`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      201, 422, 404, 404, 403, 403, 403, 422, 200, 200, 200, 422, 200, 422, 200, 409, 422, 200, 200, 200, 422,
      201, 200, 200, 200, 422, 200, 409, 200, 200, 200
    ])
    expect(faults).toEqual([])
  })
}
