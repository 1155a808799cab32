import { describe, expect, it } from "vitest"

import type { Notification } from "#domain/notices/notice.ts"
import { addPhotoAgain } from "#domain/photo/photo-words.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aPhotoId, aQuoteRequest } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { lowered } from "../marketplace/lowered-limits.ts"
import { jobOf, review } from "../marketplace/review-calls.ts"
import { sendings } from "../marketplace/sendings.ts"
import { somePhotos } from "./own-photos.ts"

const app = atApp({ change: lowered({ openProjects: 0, quoteRequests: 0 }) })

const aTalk = async () => {
  const olivia = await aSignedInHomeowner(app, { firstName: "Olivia" })
  const rick = await aSignedInProvider(app, { businessName: "Rick" })
  const opened = await olivia.client.post<{ readonly id: string }>("/api/conversations", {
    providerId: rick.profile.id
  })
  return { olivia, rick, path: `/api/conversations/${opened.body.id}/messages` }
}

const unknown = [aPhotoId()]

describe("Whoever names a photo that is not there", () => {
  it("is refused first for who they are and what is theirs, and for its state after that", async () => {
    const { olivia, path, rick } = await aTalk()
    const stranger = await aSignedInHomeowner(app)
    const job = await jobOf(app, { owner: olivia, pro: rick })
    const open = await jobOf(app, { owner: olivia, pro: rick }, { status: "accepted" })
    const words = { rating: 5, title: "Tidy", content: "Fixed the leak in an hour and explained it." }
    const request = aQuoteRequest(rick.profile.id)
    const withUnknown = { ...words, beforePhotoIds: unknown }
    const statuses = [
      await app.client().post(path, { content: "", photoIds: unknown }),
      await stranger.client.post(path, { content: "", photoIds: unknown }),
      await rick.client.post("/api/quotes", { ...request, photoIds: unknown }),
      await olivia.client.post("/api/quotes", { ...request, photoIds: unknown }),
      await olivia.client.post("/api/quotes", request),
      await review(stranger.client, job, withUnknown),
      await review(rick.client, job, withUnknown),
      await review(olivia.client, open, withUnknown),
      await review(olivia.client, open, words),
      await review(olivia.client, job, words),
      await review(olivia.client, job, withUnknown),
      await review(olivia.client, job, words)
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 404, 403, 422, 429, 404, 403, 422, 409, 201, 422, 409])
  })

  it("hears of it before there are too many open projects", async () => {
    const { body, client, path } = await sendings["a project"](app)
    expect((await client.post(path, { ...body, photoIds: unknown })).status).toBe(422)
    expect((await client.post(path, body)).status).toBe(409)
  })

  it("of a review hears of both fields at once", async () => {
    const { olivia, rick } = await aTalk()
    const job = await jobOf(app, { owner: olivia, pro: rick })
    const { body } = await review<Problem>(olivia.client, job, {
      rating: 5,
      title: "Tidy",
      content: "Fixed the leak in an hour and explained it.",
      beforePhotoIds: unknown,
      afterPhotoIds: [aPhotoId()]
    })
    expect(body.errors).toEqual([
      { field: "beforePhotoIds", message: addPhotoAgain },
      { field: "afterPhotoIds", message: addPhotoAgain }
    ])
  })

  it.each([["none"], [7], [{ 0: "a" }], [null], [["none"]], [[7, null]]])(
    "or %j instead of photos, is refused",
    async (photoIds) => {
      const { olivia, path } = await aTalk()
      const answer = await olivia.client.post<Problem>(path, { content: "Hello", photoIds })
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: "photoIds", message: addPhotoAgain }]
      ])
    }
  )
})

describe("A message", () => {
  it("may be photos alone, and needs text without", async () => {
    const { olivia, path } = await aTalk()
    const photoIds = await somePhotos(app, olivia.client, 1, { purpose: "message" })
    for (const body of [{ content: " " }, { content: "", photoIds: [] }, { photoIds }]) {
      const refused = await olivia.client.post<Problem>(path, body)
      expect(refused.body.errors).toEqual([{ field: "content", message: "Please write a message" }])
    }
    const both = await olivia.client.post<Problem>(path, { content: "  ", photoIds: "none" })
    expect(both.body.errors?.map(({ field }) => field)).toEqual(["photoIds"])
    const sent = await olivia.client.post<object>(path, { content: "  ", photoIds })
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        id: expect.any(String),
        senderId: olivia.account.id,
        content: "",
        createdAt: expect.any(String),
        photos: [expect.objectContaining({ id: photoIds[0], caption: null, width: 1_600, height: 1_200 })]
      }
    ])
    const plain = await olivia.client.post<object>(path, { content: "Hello" })
    expect(plain.body).not.toHaveProperty("photos")
  })

  it("without text is told by its photos, in the list and to the other", async () => {
    const { olivia, path, rick } = await aTalk()
    const told = async () =>
      (
        await olivia.client.get<ReadonlyArray<Notification & { readonly text: string }>>(
          "/api/me/notifications"
        )
      ).body.map(({ text }) => text)
    const send = async (content: string, count: number) => {
      const photoIds = await somePhotos(app, rick.client, count, { purpose: "message" })
      await rick.client.post(path, { content, photoIds })
      const [talk] = (
        await olivia.client.get<ReadonlyArray<{ readonly lastMessage: string }>>("/api/conversations")
      ).body
      return [await told(), talk?.lastMessage]
    }
    expect(await send("", 2)).toEqual([["Rick has sent 2 photos"], "2 photos"])
    expect(await send("", 1)).toEqual([["Rick has sent a photo"], "Photo"])
    expect(await send("Done!", 1)).toEqual([["New messages from Rick"], "Done!"])
  })
})
