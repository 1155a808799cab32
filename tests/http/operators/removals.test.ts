import { describe, expect, it } from "vitest"

import type { CaseFile, OwnCase } from "#domain/case/case.ts"
import type { Notification } from "#domain/notices/notice.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProviderId } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { jobOf, pageOf, reply, request, review, reviewsAbout, thanks } from "../marketplace/review-calls.ts"
import { anUnlockedOperator, aSignedInOperator } from "./people.ts"

const removals = "/api/admin/removals"
const reason = "The address that it named is the business's own."

describe("What operators take down", () => {
  const app = atApp()

  const aReviewedJob = async () => {
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const job = await jobOf(app, { owner, pro })
    const { body } = await review(owner.client, job)
    const sent = { about: "review", aboutId: body.id, ground: "abusive" }
    return { id: body.id, job, owner, pro, sent, restoring: `${removals}/review/${body.id}/restore` }
  }

  it("is gone for everybody, leaves a line in its place, and counts no more until it is put back", async () => {
    const { id, job, owner, pro, restoring, sent } = await aReviewedJob()
    await reply(pro.client, { id })
    const { account, client } = await anUnlockedOperator(app)
    const removed = await client.post<{ readonly removedAt: string }>(removals, sent)
    expect(removed).toMatchObject({ status: 201, body: { ...sent, removedBy: account.id, caseId: null } })
    const [shown, ...others] = await reviewsAbout(app, pro)
    expect(others).toEqual([])
    expect(shown).toMatchObject({ id, removed: { at: removed.body.removedAt, ground: "abusive" } })
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(["createdAt", "id", "removed", "serviceDate"])
    expect(await pageOf(app, pro)).toMatchObject({ rating: "0.00", reviewCount: 0 })
    expect((await reply(pro.client, { id })).status).toBe(404)
    expect(await review<Problem>(owner.client, job)).toMatchObject({
      status: 409,
      body: { code: "AlreadyReviewed" }
    })
    expect((await owner.client.get(`/api/quotes/${job.id}`)).body).toMatchObject({ canReview: false })

    const told = async ({ client: person }: typeof owner | typeof pro) =>
      (await person.get<ReadonlyArray<Notification>>("/api/me/notifications")).body.map(({ text }) => text)
    expect(await told(owner)).toEqual(["Your review was taken down"])
    expect(await told(pro)).toContain("A review of your business was taken down")

    expect((await client.post(restoring, { reason })).status).toBe(200)
    expect(await told(owner)).toContain("Your review is there again")
    expect(await told(pro)).toContain("A review of your business is there again")
    expect(await reviewsAbout(app, pro)).toMatchObject([{ id, ...request, reply: thanks }])
    expect(await pageOf(app, pro)).toMatchObject({ reviewCount: 1 })
    expect((await client.post(restoring, { reason })).status).toBe(404)

    const { body: rows } = await client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${id}`)
    expect(rows.map(({ action, after, before }) => ({ action, after, before }))).toEqual([
      { action: "removal.restore", before: { ground: "abusive", caseId: null }, after: null },
      { action: "removal.add", before: null, after: { ground: "abusive", caseId: null } }
    ])
  })

  it("is not told of any more to a business that has not read of it", async () => {
    const { pro, sent } = await aReviewedJob()
    const { client } = await anUnlockedOperator(app)
    const told = async () =>
      (await pro.client.get<ReadonlyArray<Notification>>("/api/me/notifications")).body.map(
        ({ kind }) => kind
      )
    expect(await told()).toContain("review-received")
    await client.post(removals, sent)
    expect(await told()).not.toContain("review-received")
  })

  it("is not there for anybody but operators, and asks these for their password", async () => {
    const { owner, pro, restoring, sent } = await aReviewedJob()
    const { client } = await aSignedInOperator(app)
    for (const { client: other } of [{ client: app.client() }, owner, pro]) {
      expect([
        (await other.post(removals, sent)).status,
        (await other.post(restoring, { reason })).status
      ]).toEqual([404, 404])
    }
    for (const [path, body] of [
      [removals, sent],
      [restoring, { reason }]
    ] as const) {
      expect(await client.post(path, body)).toMatchObject({
        status: 403,
        body: { detail: "Please enter your password once more." }
      })
    }
    expect(await reviewsAbout(app, pro)).toMatchObject([{ ...request }])
  })

  it("is said in full, by a ground of the list, and once", async () => {
    const { restoring, sent } = await aReviewedJob()
    const { client } = await anUnlockedOperator(app)
    const refused = await client.post<Problem>(removals, { ...sent, ground: "one star" })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "ground" }] } })
    expect((await client.post(removals, { ...sent, about: "provider" })).status).toBe(422)
    expect((await client.post(removals, { ...sent, aboutId: aProviderId() })).status).toBe(404)
    const statuses = [await client.post(removals, sent), await client.post(removals, sent)]
    expect(statuses.map(({ status }) => status)).toEqual([201, 404])
    expect((await client.post(restoring, { reason: "No" })).status).toBe(422)
    expect((await client.post(`${removals}/provider/${sent.aboutId}/restore`, { reason })).status).toBe(404)
  })

  it("says on its case why it was put back, each time, and by whom", async () => {
    const { id, pro, restoring, sent } = await aReviewedJob()
    const { body } = await pro.client.post<OwnCase>("/api/cases", {
      about: "review",
      aboutId: id,
      reason: "abusive",
      text: "It calls my brother names, twice."
    })
    const { client } = await anUnlockedOperator(app)
    const path = `/api/admin/cases/${body.id}`
    const restored = async () => (await client.get<CaseFile>(path)).body.restored
    expect(await restored()).toEqual([])
    await client.post(`${path}/take`)
    const decision = "The review insults a person, which our rules forbid."
    await client.post(`${path}/decide`, { outcome: "upheld", decision, removal: sent })
    await client.post(restoring, { reason })
    expect(await restored()).toMatchObject([{ about: "review", byName: "Dana Cole", reason }])
    await client.post(removals, sent)
    await client.post(restoring, { reason: "It was one word of slang." })
    expect((await restored()).map((one) => one.reason)).toEqual([reason, "It was one word of slang."])
  })
})
