import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { OwnCounts } from "#domain/account/own-counts.ts"
import type { Conversation, Message } from "#domain/messaging/conversation.ts"
import type { Notification } from "#domain/notices/notice.ts"
import { type Photo, photoAddress } from "#domain/photo/photo.ts"
import type { OwnPhotos } from "#domain/provider/profile/own-photos.ts"
import type { ProviderDetail } from "#domain/provider/provider.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import type { Problem } from "#ports/http/problem.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aPhotoId } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { listed, sendings } from "../marketplace/sendings.ts"
import { factsOf, somePhotos } from "../photos/own-photos.ts"
import { anUnlockedOperator } from "./people.ts"

const removals = "/api/admin/removals"
const reason = "The picture shows nothing that is forbidden."

interface Answered {
  readonly id: string
  readonly photos?: ReadonlyArray<Photo>
  readonly beforePhotos?: ReadonlyArray<string>
}

const shown = ({ photos = [] }: Answered) => photos.map(({ large }) => large)
const takers = [
  ["a quote request", "photoIds", "request", shown],
  ["a project", "photoIds", "project", shown],
  ["a message", "photoIds", "message", shown],
  ["a review", "beforePhotoIds", "review_before", ({ beforePhotos = [] }: Answered) => beforePhotos]
] as const

describe.each(storesUnderTest())("What operators take down on %s", (name) => {
  const app = atAppOn(name)
  const pictureOf = async (id: PhotoId) => (await app.client().get(photoAddress(id, "large"))).status

  it.each(takers)("is a photo of %s (%s), for good", async (...taker) => {
    const [what, field, purpose, photosIn] = taker
    const { client } = await anUnlockedOperator(app)
    const sending = await sendings[what](app)
    const ids = await somePhotos(app, sending.client, 2, { purpose })
    const [bad = aPhotoId(), good = aPhotoId()] = ids
    await sending.client.post<Answered>(sending.path, { ...sending.body, [field]: ids })
    const sent = { about: "photo", aboutId: bad, ground: "unlawful" }
    expect(await client.post(removals, sent)).toMatchObject({
      status: 201,
      body: { ...sent, original: null }
    })
    const [inList] = await listed<Answered>(sending)
    expect(inList && photosIn(inList)).toEqual([photoAddress(good, "large")])
    expect(await factsOf(app, bad)).toMatchObject({ state: "removed" })
    expect((await client.post(removals, sent)).status).toBe(404)
    expect((await client.post(`${removals}/photo/${bad}/restore`, { reason })).status).toBe(409)
  })

  it("is a portrait or a picture of the work, on the page and in lists too", async () => {
    const { client } = await anUnlockedOperator(app)
    const pro = await aSignedInProvider(app)
    const [face = aPhotoId()] = await somePhotos(app, pro.client, 1, { purpose: "avatar" })
    const [one = aPhotoId(), two = aPhotoId()] = await somePhotos(app, pro.client, 2, {
      purpose: "portfolio"
    })
    const path = "/api/me/provider/photos"
    await pro.client.put(path, { avatarId: face, portfolio: [{ id: one }, { id: two }] })
    // Photos that were just seen are not shown any more.
    expect([await pictureOf(face), await pictureOf(one), await pictureOf(two)]).toEqual([200, 200, 200])
    for (const aboutId of [face, one]) {
      await client.post(removals, { about: "photo", aboutId, ground: "private_data" })
    }
    const page = await app.client().get<ProviderDetail>(`/api/providers/${pro.profile.id}`)
    expect(page.body).toMatchObject({
      profileImage: null,
      portfolioImages: [photoAddress(two, "large")]
    })
    const own = await pro.client.get<OwnPhotos>(path)
    expect(own.body).toMatchObject({ avatar: null, portfolio: [{ id: two }] })
    expect([await pictureOf(face), await pictureOf(one), await pictureOf(two)]).toEqual([410, 410, 200])
    await pro.client.put(path, { portfolio: [] })
    expect(await pictureOf(two)).toBe(404)
  })

  it("is a picture of the work, though its owner changes the order of all at the same time", async () => {
    const { client } = await anUnlockedOperator(app)
    const pro = await aSignedInProvider(app)
    const path = "/api/me/provider/photos"
    for (let round = 0; round < 5; round++) {
      const ids = await somePhotos(app, pro.client, 2, { purpose: "portfolio" })
      const [bad = aPhotoId(), good = aPhotoId()] = ids
      const inOrder = (named: ReadonlyArray<PhotoId>) =>
        pro.client.put(path, { portfolio: named.map((id) => ({ id })) })
      await inOrder(ids)
      const [saved, removed] = await Promise.all([
        inOrder(ids.toReversed()),
        client.post(removals, { about: "photo", aboutId: bad, ground: "unlawful" })
      ])
      expect([200, 422]).toContain(saved.status)
      expect(removed.status).toBe(201)
      const page = await app.client().get<ProviderDetail>(`/api/providers/${pro.profile.id}`)
      expect(page.body.portfolioImages).toEqual([photoAddress(good, "large")])
    }
  })

  it("is a photo that its owner gives to something at the same time, and nothing shows it", async () => {
    const { client } = await anUnlockedOperator(app)
    const pro = await aSignedInProvider(app)
    const takeDown = async (aboutId: PhotoId) =>
      (await client.post(removals, { about: "photo", aboutId, ground: "unlawful" })).status
    const takeDownWith = async (giving: Promise<unknown>, id: PhotoId) => {
      const [first] = await Promise.all([takeDown(id), giving])
      // After a conflict (409: just changed) the operator tries again.
      expect(first === 409 ? await takeDown(id) : first).toBe(201)
    }
    for (let round = 0; round < 5; round++) {
      const [avatarId = aPhotoId()] = await somePhotos(app, pro.client, 1, { purpose: "avatar" })
      await takeDownWith(pro.client.put("/api/me/provider/photos", { avatarId }), avatarId)
      const page = await app.client().get<ProviderDetail>(`/api/providers/${pro.profile.id}`)
      expect(page.body.profileImage).toBeNull()
      const review = await sendings["a review"](app)
      const { client: homeowner } = review
      const [before = aPhotoId()] = await somePhotos(app, homeowner, 1, { purpose: "review_before" })
      const sent = { ...review.body, beforePhotoIds: [before] }
      await takeDownWith(homeowner.post(review.path, sent), before)
      const shownIn = await listed<Answered>(review)
      expect(shownIn.flatMap(({ beforePhotos }) => beforePhotos)).toEqual([])
    }
  })

  it("is a message with its photos, which says why in its place until it is put back", async () => {
    const { client } = await anUnlockedOperator(app)
    const sending = await sendings["a message"](app)
    const photoIds = await somePhotos(app, sending.client, 1, { purpose: "message" })
    const { body: said } = await sending.client.post<Message>(sending.path, { ...sending.body, photoIds })
    const before = await listed<Message>(sending)
    const sent = { about: "message", aboutId: said.id, ground: "abusive" }
    const removed = await client.post<{ readonly removedAt: string }>(removals, sent)
    expect(removed).toMatchObject({ status: 201, body: { ...sent, original: { content: said.content } } })
    expect(await listed(sending)).toEqual([
      {
        id: said.id,
        senderId: said.senderId,
        createdAt: said.createdAt,
        content: "",
        removed: { at: removed.body.removedAt, ground: "abusive" }
      }
    ])
    const talks =
      await sending.client.get<ReadonlyArray<{ readonly lastMessage: string }>>("/api/conversations")
    expect(talks.body).toMatchObject([{ lastMessage: "Removed by the site." }])
    const [photoId = aPhotoId()] = photoIds
    expect(await factsOf(app, photoId)).toMatchObject({ state: "hidden" })
    const seenBy = async (who: Client) => (await who.get(photoAddress(photoId, "large"))).status
    expect([await seenBy(client), await seenBy(sending.client)]).toEqual([200, 410])
    expect((await client.post(removals, sent)).status).toBe(404)

    const restoring = `${removals}/message/${said.id}/restore`
    expect((await client.post(restoring, { reason })).status).toBe(200)
    expect(await listed(sending)).toEqual(before)
    const { body: told } = await sending.client.get<ReadonlyArray<Notification>>("/api/me/notifications")
    expect(told.map(({ text }) => text)).toEqual([
      "Your message is there again",
      "Your message was taken down"
    ])
    expect((await client.post(restoring, { reason })).status).toBe(404)
  })

  it("is new to nobody who had not read it, and neither is it once it is put back", async () => {
    const { client } = await anUnlockedOperator(app)
    const [owner, pro] = [await aSignedInHomeowner(app), await aSignedInProvider(app)]
    const { body: talk } = await owner.client.post<Conversation>("/api/conversations", {
      providerId: pro.profile.id
    })
    const path = `/api/conversations/${talk.id}/messages`
    const says = async (content: string) => (await owner.client.post<Message>(path, { content })).body
    const unread = async () => {
      const { body: talks } = await pro.client.get<ReadonlyArray<Conversation>>("/api/conversations")
      const { body: counts } = await pro.client.get<OwnCounts>("/api/me/counts")
      const { headers } = await pro.client.get("/api/me/notifications")
      const emails = await app.run(Effect.flatMap(EmailRepository, ({ waiting }) => waiting(1_000)))
      const waiting = emails.filter(({ thingId }) => thingId === talk.id).length
      return [talks[0]?.unreadCount, counts.unread, Number(headers.get("x-unread-count")), waiting]
    }
    const [first, second] = [await says("You thief"), await says("Call me")]
    expect(await unread()).toEqual([2, 2, 1, 1])
    const takeDown = ({ id: aboutId }: Message) =>
      client.post(removals, { about: "message", aboutId, ground: "abusive" })
    await takeDown(first)
    expect(await unread()).toEqual([1, 1, 1, 1])
    // The email about the two was sent.
    const now = new Date()
    await app.run(
      Effect.gen(function* () {
        const { claim, settle } = yield* EmailRepository
        const later = new Date(now.getTime() + 3_600_000).toISOString()
        for (const email of yield* claim(later, later, 1_000))
          yield* settle(email, { state: "sent", sentAt: now.toISOString() })
      })
    )
    await takeDown(second)
    expect(await unread()).toEqual([0, 0, 0, 0])
    await client.post(`${removals}/message/${second.id}/restore`, { reason })
    expect(await unread()).toEqual([0, 0, 0, 0])
    // What comes next is told as if all before it had been read.
    await says("Sorry")
    expect(await unread()).toEqual([1, 1, 1, 1])
  })

  it("is a review on the grounds of the law alone, and on none of other things", async () => {
    const { client } = await anUnlockedOperator(app)
    const refused = await client.post<Problem>(removals, {
      about: "review",
      aboutId: aPhotoId(),
      ground: "unlawful"
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "ground" }] } })
    for (const about of ["message", "photo", "reply", "review"]) {
      const missing = { about, aboutId: aPhotoId(), ground: "abusive" }
      expect((await client.post(removals, missing)).status).toBe(404)
    }
  })
})
