import { describe, expect, it } from "vitest"

import { type PhotoPurpose, addPhotoAgain, maxPhotosOf, tooManyPhotos } from "#domain/photo/photo-words.ts"
import { type Photo, photoAddress } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { aPhotoId } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { statusesOf } from "../marketplace/limited.ts"
import { isReplay, listed, sendings, sendWith } from "../marketplace/sendings.ts"
import { factsOf, somePhotos } from "./own-photos.ts"

interface Answered {
  readonly id: string
  readonly photos: ReadonlyArray<Photo>
  readonly beforePhotos: ReadonlyArray<string>
  readonly afterPhotos: ReadonlyArray<string>
}

const shown = ({ photos }: Answered) => photos.map(({ large }) => large)

/** What photos can be attached to: the field of the request, the purpose, and where the answer shows them. */
const takers = [
  ["a quote request", "photoIds", "request", shown],
  ["a project", "photoIds", "project", shown],
  ["a message", "photoIds", "message", shown],
  ["a review", "beforePhotoIds", "review_before", ({ beforePhotos }: Answered) => beforePhotos],
  ["a review", "afterPhotoIds", "review_after", ({ afterPhotos }: Answered) => afterPhotos]
] as const

describe.each(storesUnderTest())("Photos on %s", (name) => {
  const app = atAppOn(name)

  const prepared = async (what: keyof typeof sendings, purpose: PhotoPurpose, count: number) => {
    const sending = await sendings[what](app)
    return { sending, ids: await somePhotos(app, sending.client, count, { purpose }) }
  }

  it.each(takers)("of %s (%s) are shown in the order in which they were named", async (...taker) => {
    const [what, field, purpose, photosIn] = taker
    const { ids, sending } = await prepared(what, purpose, 3)
    const order = ids.toReversed()
    const body = { ...sending.body, [field]: order }
    const answer = await sending.client.post<Answered>(sending.path, body)
    expect(answer.status).toBe(201)
    const addresses = order.map((id) => photoAddress(id, "large"))
    expect(photosIn(answer.body)).toEqual(addresses)
    const [inList] = await listed<Answered>(sending)
    expect(inList && photosIn(inList)).toEqual(addresses)
    const [first = aPhotoId()] = ids
    expect(await factsOf(app, first)).toMatchObject({ state: "attached", thingId: answer.body.id })
  })

  it.each(takers)("that are not there for %s (%s) are refused, with all of it", async (...taker) => {
    const [what, field, purpose] = taker
    const { ids, sending } = await prepared(what, purpose, 2)
    const [good = aPhotoId(), taken = aPhotoId()] = ids
    const stranger = await aSignedInHomeowner(app)
    const [foreign = aPhotoId()] = await somePhotos(app, stranger.client, 1, { purpose })
    const other = purpose === "message" ? "request" : "message"
    const [ofOther = aPhotoId()] = await somePhotos(app, sending.client, 1, { purpose: other })
    const twin = await sendings[what](app)
    const [elsewhere = aPhotoId()] = await somePhotos(app, twin.client, 1, { purpose })
    await twin.client.post(twin.path, { ...twin.body, [field]: [elsewhere] })
    const before = await listed(sending)
    for (const bad of [foreign, ofOther, elsewhere, aPhotoId(), good]) {
      const body = { ...sending.body, [field]: [good, bad] }
      const { body: problem, status } = await sending.client.post<Problem>(sending.path, body)
      expect([status, problem.errors]).toEqual([422, [{ field, message: addPhotoAgain }]])
    }
    expect(await factsOf(app, good)).toMatchObject({ state: "loose", thingId: null })
    expect(await listed(sending)).toEqual(before)
    const answer = await sending.client.post(sending.path, { ...sending.body, [field]: [good, taken] })
    expect(answer.status).toBe(201)
  })

  it.each(takers)("of %s (%s) are no more than it may have", async (...taker) => {
    const [what, field, purpose] = taker
    const most = maxPhotosOf[purpose]
    const { ids, sending } = await prepared(what, purpose, most + 1)
    const send = (some: ReadonlyArray<PhotoId>) =>
      sending.client.post<Problem>(sending.path, { ...sending.body, [field]: some })
    const refused = await send(ids)
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field, message: tooManyPhotos(most) }]])
    expect((await send(ids.slice(1))).status).toBe(201)
  })

  it.each(takers)("of %s (%s) are attached once when it is sent again with its key", async (...taker) => {
    const [what, field, purpose] = taker
    const { ids, sending } = await prepared(what, purpose, 1)
    const withPhotos = { ...sending, body: { ...sending.body, [field]: ids } }
    const key = crypto.randomUUID()
    const first = await sendWith<Answered>(key, withPhotos)
    const again = await sendWith<Answered>(key, withPhotos)
    expect([again.status, again.body, isReplay(again)]).toEqual([201, first.body, true])
    expect(await listed(sending)).toHaveLength(1)
  })

  it.each(takers.slice(0, 3))("of %s (%s) go to one of two that name them at once", async (...taker) => {
    const [what, field, purpose] = taker
    const { ids, sending } = await prepared(what, purpose, 2)
    const send = (some: ReadonlyArray<PhotoId>) =>
      sending.client.post(sending.path, { ...sending.body, [field]: some })
    expect(await statusesOf([send(ids), send(ids.toReversed())])).toEqual([201, 422])
    expect(await listed(sending)).toHaveLength(1)
  })
})
