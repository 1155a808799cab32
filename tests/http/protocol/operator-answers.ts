import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { Check } from "#domain/check/check.ts"
import type { FoundMatch } from "#domain/register/register-match.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { aCheckRequest, anApplicationForm, anEmail, aQuoteRequest } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider, password } from "../accounts/people.ts"
import { jobOf, review } from "../marketplace/review-calls.ts"
import { registerSays } from "../operators/found-in-register.ts"
import { aProviderLine, fileOf, sendFile } from "../operators/import-files.ts"
import {
  anApplicationIn,
  aSignedInOperator,
  aTakenApplication,
  anUnlockedOperator
} from "../operators/people.ts"
import type { DescribedApp } from "./described-app.ts"
import { checked } from "./openapi-check.ts"

const importPath = (id: string) => `/api/admin/imports/${id}`

/** Tests the answers about applications and of the operators' console against their description. */
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
    const [author, pro] = [await aSignedInHomeowner(app), await aSignedInProvider(app)]
    const { body: said } = await review(author.client, await jobOf(app, { owner: author, pro }))
    const gone = { about: "review", aboutId: said.id, ground: "false" }
    const restoring = `/api/admin/removals/review/${said.id}/restore`
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
      await dana.get(`${console}/emails/figures`),
      await dana.get(`${console}/audit`),
      await dana.post(`${console}/removals`, {}),
      await dana.post(`${console}/removals`, gone),
      await dana.get(`/api/providers/${pro.profile.id}/reviews`),
      await dana.get(`${console}/removals/stars`),
      await dana.post(restoring, {}),
      await dana.post(restoring, { reason: "It was true after all." }),
      await dana.post(restoring, { reason: "It was true after all." })
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      201, 422, 404, 404, 403, 403, 403, 422, 200, 200, 200, 422, 200, 422, 200, 409, 422, 200, 200, 200, 422,
      201, 200, 200, 200, 422, 200, 409, 200, 200, 200, 200, 422, 201, 200, 200, 422, 200, 404
    ])
    expect(faults).toEqual([])
  })

  it("holds for cases", async () => {
    const { app, check, faults, people } = port()
    const { owner, providerId, visitor } = await people()
    const operator = await anUnlockedOperator(app)
    const dana = checked(operator.client, check, faults)
    const sent = { about: "provider", aboutId: providerId, reason: "other", text: "It is another business." }
    const opened = await owner.post<{ readonly id: string }>("/api/cases", sent)
    const path = `/api/admin/cases/${opened.body.id}`
    const other = await aSignedInProvider(app)
    const again = await owner.post<{ readonly id: string }>("/api/cases", {
      ...sent,
      aboutId: other.profile.id
    })
    const decision = { outcome: "partly", decision: "The business has corrected what it said." }
    const statuses = [
      opened,
      await visitor.post("/api/cases", sent),
      await owner.post("/api/cases", sent),
      await owner.post("/api/cases", {}),
      await owner.get("/api/me/cases"),
      await dana.get("/api/admin/cases"),
      await dana.get(path),
      await dana.post(`${path}/decide`, decision),
      await dana.post(`${path}/take`),
      await dana.post(`${path}/decide`, {}),
      await dana.post(`${path}/decide`, decision),
      await dana.post(`${path}/take`),
      await owner.post(`/api/cases/${opened.body.id}/withdraw`),
      again,
      await owner.post(`/api/cases/${again.body.id}/withdraw`)
    ]
    expect(statuses.map(({ status }) => status)).toEqual([
      201, 401, 409, 422, 200, 200, 200, 409, 200, 422, 200, 409, 409, 201, 200
    ])
    expect(faults).toEqual([])
  })

  it("holds for problems with jobs", async () => {
    const { app, check, faults } = port()
    const [author, pro] = [await aSignedInHomeowner(app), await aSignedInProvider(app)]
    const job = await jobOf(app, { owner: author, pro })
    const owner = checked(author.client, check, faults)
    const provider = checked(pro.client, check, faults)
    const problem = { kind: "problem", aboutId: job.id, reason: "price", wish: "price", text: "It is more." }
    const opened = await owner.post<{ readonly id: string }>("/api/cases", {
      ...problem,
      text: "It is too much."
    })
    const path = `/api/cases/${opened.body.id}/answer`
    const answer = { text: "We write a new bill." }
    const statuses = [
      opened,
      await owner.post("/api/cases", { kind: "problem" }),
      await owner.post("/api/cases", { kind: "nothing of the kind" }),
      await owner.get("/api/me/cases"),
      await provider.get("/api/me/cases"),
      await provider.post(path, {}),
      await owner.post(path, answer),
      await provider.post(path, answer),
      await provider.post(path, answer)
    ]
    expect(statuses.map(({ status }) => status)).toEqual([201, 422, 422, 200, 200, 422, 403, 200, 409])
    expect(faults).toEqual([])
  })

  it("holds for imports", async () => {
    const { app, check, faults } = port()
    const operator = await aSignedInOperator(app)
    const dana = checked(operator.client, check, faults)
    const sent = await sendFile(dana, fileOf("providers", [aProviderLine({ zipCode: "" })]))
    const good = await sendFile(dana, fileOf("providers", [aProviderLine()]))
    const applying = { good: "only", invite: false }
    const locked = await dana.post(`${importPath(good.body.id)}/apply`, applying)
    await operator.client.post("/api/admin/unlock", { password })
    const statuses = [
      sent,
      locked,
      await dana.get("/api/admin/imports"),
      await dana.get("/api/admin/imports?before=nothing"),
      await dana.get(importPath(sent.body.id)),
      await dana.get(importPath("nothing")),
      await dana.post(`${importPath(good.body.id)}/apply`, {}),
      await dana.post(`${importPath(good.body.id)}/apply`, applying),
      await dana.post(`${importPath(good.body.id)}/apply`, applying),
      await dana.post(`${importPath(sent.body.id)}/apply`, applying),
      await dana.post(`${importPath(sent.body.id)}/drop`)
    ]
    expect(statuses.map(({ status }) => status)).toEqual([
      201, 403, 200, 422, 200, 404, 422, 200, 409, 422, 200
    ])
    expect(faults).toEqual([])
  })

  it("holds for numbers of registers", async () => {
    const { app, check, faults } = port()
    const { account, client } = await aSignedInOperator(app)
    const dana = checked(client, check, faults)
    const number = `OA${account.id.replaceAll("-", "").toUpperCase()}`
    const { profile } = await aSignedInProvider(app, { licenseNumber: number.toLowerCase() })
    await registerSays(app, account.id, { number })
    const found = await dana.get<ReadonlyArray<FoundMatch>>("/api/admin/matches?limit=100")
    const match = found.body.find(({ providerId }) => providerId === profile.id)
    const aside = `/api/admin/matches/${match?.id}/aside`
    const statuses = [
      found,
      await dana.get("/api/admin/matches?before=nothing"),
      await dana.post(aside),
      await dana.post(aside),
      await dana.post("/api/admin/matches/nothing/aside")
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 422, 200, 409, 404])
    expect(faults).toEqual([])
  })

  it("holds for people and what they may not do", async () => {
    const { app, check, faults, people } = port()
    const { owner, visitor } = await people()
    const operator = await anUnlockedOperator(app)
    const dana = checked(operator.client, check, faults)
    const person = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const limited = checked(person.client, check, faults)
    const path = `/api/admin/people/${person.account.id}`
    const request = { level: "limited", reason: "Homeowners were asked to pay ahead." }
    const made = await dana.post<{ readonly id: string }>(`${path}/sanctions`, request)
    const lift = `/api/admin/sanctions/${made.body.id}/lift`
    const suspended = await aSignedInHomeowner(app)
    const statuses = [
      made,
      await owner.get("/api/admin/people"),
      await visitor.get(path),
      await dana.get("/api/admin/people?q=olivia"),
      await dana.get("/api/admin/people?before=nobody"),
      await dana.get(path),
      await dana.get("/api/admin/people/nobody"),
      await dana.post(`${path}/reset`),
      await dana.post(`${path}/sanctions`, request),
      await dana.post(`${path}/sanctions`, {}),
      await limited.get("/api/me"),
      await limited.post("/api/quotes", aQuoteRequest(pro.profile.id)),
      await dana.post(lift, {}),
      await dana.post(lift, { reason: "It was a mix-up of two people." }),
      await dana.post(lift, { reason: "It was a mix-up of two people." }),
      await dana.post(`/api/admin/people/${suspended.account.id}/sanctions`, {
        ...request,
        level: "suspended"
      }),
      await visitor.post("/api/auth/login", { email: suspended.account.email, password })
    ]
    expect(statuses.map(({ status }) => status)).toEqual([
      201, 404, 404, 200, 422, 200, 404, 200, 409, 422, 200, 403, 422, 200, 409, 201, 403
    ])
    expect(faults).toEqual([])
  })
}
