import { describe, expect, it } from "vitest"

import type { CaseFile, OwnCase } from "#domain/case/case.ts"
import type { Notification } from "#domain/notices/notice.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { jobOf, pageOf, reply, request, review, reviewsAbout } from "../marketplace/review-calls.ts"
import { anUnlockedOperator } from "./people.ts"

const address = { content: "Olivia Park of 12 Elm Street has not paid us. Call her: 512 555 0142." }
const text = "It says where I live, and my number."
const decision = "It names a private address, which nobody may publish here."
const reason = "The address that it named is the business's own."

const report = (client: Client, sent: unknown) => client.post<OwnCase & Problem>("/api/cases", sent)
const toldTo = async ({ client }: { readonly client: Client }) =>
  (await client.get<ReadonlyArray<Notification>>("/api/me/notifications")).body.map((one) => one.text)

describe("The reply to a review", () => {
  const app = atApp()

  const aReplied = async () => {
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const { body } = await review(owner.client, await jobOf(app, { owner, pro }))
    await reply(pro.client, body, address)
    return {
      id: body.id,
      owner,
      pro,
      sent: { about: "reply", aboutId: body.id, reason: "private_data", text }
    }
  }

  it("is reported by the customer whose review it is to; the case is against the business", async () => {
    const { id, owner, pro, sent } = await aReplied()
    const { body, status } = await report(owner.client, sent)
    expect([status, body.about]).toEqual([201, "reply"])
    const { client } = await anUnlockedOperator(app)
    expect((await client.get<CaseFile>(`/api/admin/cases/${body.id}`)).body).toMatchObject({
      against: pro.profile.userId,
      thing: {
        title: request.title,
        text: address.content,
        removed: null,
        quote: { status: "completed" },
        review: { content: request.content, rating: request.rating }
      }
    })
    expect((await report(pro.client, sent)).status).toBe(403)
    expect((await report(owner.client, { ...sent, about: "review" })).status).toBe(403)
    const unanswered = await review(owner.client, await jobOf(app, { owner, pro }))
    expect(await report(owner.client, { ...sent, aboutId: unanswered.body.id })).toMatchObject({
      status: 404,
      body: { detail: "We could not find that reply." }
    })
    expect(await reviewsAbout(app, pro)).toContainEqual(
      expect.objectContaining({ id, reply: expect.anything() })
    )
  })

  it("is taken down alone: the review and its stars stay, with a line; it can be put back", async () => {
    const { id, owner, pro, sent } = await aReplied()
    const before = await reviewsAbout(app, pro)
    const { body: opened } = await report(owner.client, sent)
    const { client } = await anUnlockedOperator(app)
    const path = `/api/admin/cases/${opened.id}`
    await client.post(`${path}/take`)
    const removal = { about: "reply", aboutId: id, ground: "private_data" }
    const decided = await client.post<CaseFile>(`${path}/decide`, { outcome: "upheld", decision, removal })
    expect(decided).toMatchObject({
      status: 200,
      body: { thing: { text: address.content, removed: { about: "reply", ground: "private_data" } } }
    })
    const [shown, ...others] = await reviewsAbout(app, pro)
    expect(others).toEqual([])
    expect(shown).toEqual({
      ...before[0],
      reply: null,
      replyRemoved: { at: expect.any(String), ground: "private_data" }
    })
    expect(await pageOf(app, pro)).toMatchObject({ reviewCount: 1, rating: "4.00" })
    for (const { client: side } of [owner, pro]) {
      expect((await side.get("/api/me/cases")).body).toMatchObject([
        { about: "reply", decision, removed: { about: "reply", ground: "private_data" } }
      ])
    }
    expect(await toldTo(owner)).toContain("What came of your report of a reply")
    expect(await toldTo(pro)).toContain("We have decided on a report of your reply")
    expect(await reply<Problem>(pro.client, { id }, address)).toMatchObject({
      status: 409,
      body: { code: "AlreadyReplied" }
    })
    expect((await report(owner.client, sent)).status).toBe(404)

    const restoring = `/api/admin/removals/reply/${id}/restore`
    expect((await client.post(restoring, { reason })).status).toBe(200)
    expect(await reviewsAbout(app, pro)).toEqual(before)
    expect(await toldTo(pro)).toContain("Your reply is there again")
    expect((await client.post(restoring, { reason })).status).toBe(404)
  })

  it("that was taken down is not put under a review that was taken down since", async () => {
    const { id, pro } = await aReplied()
    const { client } = await anUnlockedOperator(app)
    const remove = (about: string) =>
      client.post("/api/admin/removals", { about, aboutId: id, ground: "private_data" })
    expect((await remove("reply")).status).toBe(201)
    expect(await toldTo(pro)).toContain("Your reply was taken down")
    expect((await remove("review")).status).toBe(201)
    const restore = (about: string) =>
      client.post<Problem>(`/api/admin/removals/${about}/${id}/restore`, { reason })
    expect(await restore("reply")).toMatchObject({ status: 409, body: { code: "ChangedMeanwhile" } })
    expect((await restore("review")).status).toBe(200)
    expect(await reviewsAbout(app, pro)).toMatchObject([{ id, reply: null, replyRemoved: {} }])
    expect((await restore("reply")).status).toBe(200)
    expect(await reviewsAbout(app, pro)).toMatchObject([{ id, reply: address }])
  })
})
