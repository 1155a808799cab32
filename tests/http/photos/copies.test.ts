import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { addPhotoAgain, tooManyPhotos } from "#domain/photo/photo-words.ts"
import { type Photo, photoAddress } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { usageLimits } from "#domain/usage/usage-limits.ts"
import type { Problem } from "#ports/http/problem.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { UsageLimits } from "#ports/usage.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { aPhotoId, aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { statusesOf } from "../marketplace/limited.ts"
import { isReplay } from "../marketplace/sendings.ts"
import { factsOf, somePhotos } from "./own-photos.ts"

interface Asked {
  readonly id: string
  readonly photos: ReadonlyArray<Photo>
}

const kept = 25
// No photo may be uploaded here: copies do not count as uploads.
const limits = {
  ...usageLimits,
  counted: { ...usageLimits.counted, photos: { times: 0, seconds: 3_600 } },
  keptPhotos: { homeowner: kept, provider: kept }
}
const pictures = { large: new Uint8Array(900).fill(7), thumb: new Uint8Array(90).fill(3) }

const idsOf = ({ photos }: Asked) => photos.map(({ id }) => id)
const captionsOf = ({ photos }: Asked) => photos.map(({ caption }) => caption)

describe.each(storesUnderTest())("The photos of another request on %s", (name) => {
  const app = atAppOn(name, {
    change: (ports) => Layer.merge(ports, Layer.succeed(UsageLimits, limits))
  })

  const put = (ids: ReadonlyArray<PhotoId>) =>
    app.run(
      Effect.flatMap(PhotoFiles, (files) =>
        Effect.forEach(ids, (id) => files.put(id, pictures), { discard: true })
      )
    )

  /** A homeowner who has asked Rick with photos, and Dana, who has not been asked yet. */
  const asked = async (count: number) => {
    const olivia = await aSignedInHomeowner(app)
    const [rick, dana] = [await aSignedInProvider(app), await aSignedInProvider(app)]
    const ids = await somePhotos(app, olivia.client, count)
    await put(ids)
    for (const [index, id] of ids.entries())
      await olivia.client.put(`/api/photos/${id}`, { caption: `Photo ${index}` })
    const ask = <A = Asked>(pro: typeof rick, photos: object, headers: Record<string, string> = {}) =>
      olivia.client.send<A>("POST", "/api/quotes", {
        body: JSON.stringify(aQuoteRequest(pro.profile.id, photos)),
        headers: { "content-type": "application/json", ...headers }
      })
    const { body: first } = await ask(rick, { photoIds: ids.toReversed() })
    return { olivia, rick, dana, ask, first, ids }
  }

  const takeDown = (id: PhotoId) => app.run(Effect.flatMap(PhotoRepository, (photos) => photos.remove(id)))

  it("are this one's too, in their order and with their captions, without being sent again", async () => {
    const { ask, dana, first } = await asked(3)
    const { body, status } = await ask(dana, { photosOf: first.id })
    expect(status).toBe(201)
    expect(captionsOf(body)).toEqual(["Photo 2", "Photo 1", "Photo 0"])
    expect(captionsOf(body)).toEqual(captionsOf(first))
    const [id = aPhotoId()] = idsOf(body)
    expect(idsOf(first)).not.toContain(id)
    expect(await factsOf(app, id)).toMatchObject({ state: "attached", thingId: body.id })
    // The photos of a copy can be copied again.
    const { body: third } = await ask(dana, { photosOf: body.id })
    const [again = aPhotoId()] = idsOf(third)
    expect(await factsOf(app, again)).toMatchObject({ copyOf: idsOf(first)[0] })
  })

  it("are seen by who was asked with them, each by an address of their own", async () => {
    const { ask, dana, first, olivia, rick } = await asked(1)
    const { body } = await ask(dana, { photosOf: first.id })
    const [own = aPhotoId(), copy = aPhotoId()] = [...idsOf(first), ...idsOf(body)]
    const statusFor = async (who: typeof olivia.client, id: PhotoId) =>
      (await who.get(photoAddress(id, "large"))).status
    for (const [client, ...statuses] of [
      [olivia.client, 200, 200],
      [rick.client, 200, 404],
      [dana.client, 404, 200],
      [app.client(), 404, 404]
    ] as const)
      expect([await statusFor(client, own), await statusFor(client, copy)]).toEqual(statuses)
    for (const size of ["large", "thumb"] as const) {
      const answer = await dana.client.open(photoAddress(copy, size))
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pictures[size])
    }
  })

  it("stand behind those that come with it, ten in all at most", async () => {
    const { ask, dana, first, olivia } = await asked(9)
    const [one = aPhotoId(), two = aPhotoId()] = await somePhotos(app, olivia.client, 2)
    const refused = await ask<Problem>(dana, { photosOf: first.id, photoIds: [one, two] })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: "photoIds", message: tooManyPhotos(10) }]
    ])
    const { body } = await ask(dana, { photosOf: first.id, photoIds: [one] })
    expect(idsOf(body)[0]).toBe(one)
    expect(captionsOf(body).slice(1)).toEqual(captionsOf(first))
  })

  it("are refused where there are none, and where the request is somebody else's or none", async () => {
    const { ask, dana, first } = await asked(1)
    const stranger = await asked(1)
    const { body: without } = await ask(dana, {})
    const before = await dana.client.get<ReadonlyArray<Asked>>("/api/quotes")
    for (const [photosOf, message] of [
      [stranger.first.id, addPhotoAgain],
      [without.id, addPhotoAgain],
      [aPhotoId(), addPhotoAgain],
      [idsOf(first)[0], addPhotoAgain],
      ["mine", "Unknown quote"],
      [7, "Unknown quote"],
      [null, "Unknown quote"]
    ] as const) {
      const { body, status } = await ask<Problem>(dana, { photosOf })
      expect([status, body.errors]).toEqual([422, [{ field: "photosOf", message }]])
    }
    expect((await dana.client.get("/api/quotes")).body).toEqual(before.body)
    const { body, status } = await dana.client.post<Problem>("/api/quotes", { photosOf: first.id })
    expect([status, body.code]).toEqual([403, "WrongRole"])
  })

  it("count as kept: beyond the limit nothing is asked", async () => {
    const { ask, dana, first, olivia } = await asked(10)
    expect((await ask(dana, { photosOf: first.id })).status).toBe(201)
    const refused = await ask<Problem>(dana, { photosOf: first.id })
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `You have ${kept} photos here, as many as one account can keep.`
    ])
    expect((await olivia.client.get<ReadonlyArray<Asked>>("/api/quotes")).body).toHaveLength(2)
    expect((await ask(dana, {})).status).toBe(201)
  })

  it("do not pass the limit by being asked for at once", async () => {
    const { ask, dana, first, rick } = await asked(10)
    const askings = [dana, rick, dana].map((pro) => ask(pro, { photosOf: first.id }))
    expect(await statusesOf(askings)).toEqual([201, 409, 409])
  })

  it("are copied once for one key, however often it comes", async () => {
    const { ask, dana, first, olivia } = await asked(2)
    const key = { "idempotency-key": crypto.randomUUID() }
    const sent = await ask(dana, { photosOf: first.id }, key)
    const again = await ask(dana, { photosOf: first.id }, key)
    expect([again.status, again.body, isReplay(again)]).toEqual([201, sent.body, true])
    const counted = Effect.flatMap(PhotoRepository, (photos) => photos.kept(olivia.account.id))
    expect(await app.run(counted)).toBe(4)
  })

  it("go without those that were taken down, and are taken down wherever they are", async () => {
    const { ask, dana, first, ids, rick } = await asked(2)
    const [gone = aPhotoId(), stays = aPhotoId()] = ids
    await takeDown(gone)
    const { body } = await ask(dana, { photosOf: first.id })
    const [copy = aPhotoId(), ...others] = idsOf(body)
    expect(others).toEqual([])
    await takeDown(stays)
    const removed = { status: 410, body: "Removed by the site." }
    expect(await rick.client.get(photoAddress(stays, "large"))).toMatchObject(removed)
    expect(await dana.client.get(photoAddress(copy, "large"))).toMatchObject(removed)
    expect(await ask(dana, { photosOf: first.id })).toMatchObject({ status: 422 })
  })

  /** A project with photos that is posted again. */
  const postedAgain = async (count: number) => {
    const olivia = await aSignedInHomeowner(app)
    const ids = await somePhotos(app, olivia.client, count, { purpose: "project" })
    await put(ids)
    for (const [index, id] of ids.entries())
      await olivia.client.put(`/api/photos/${id}`, { caption: `Photo ${index}` })
    const photoIds = ids.toReversed()
    const { body: first } = await olivia.client.post<Asked>("/api/projects", aProjectRequest({ photoIds }))
    const again = () => olivia.client.post<Asked>(`/api/projects/${first.id}/copy`)
    return { olivia, first, ids, again }
  }

  it("of a project are its copy's too, as photos of its own, which may be taken from it", async () => {
    const { again, first, olivia } = await postedAgain(3)
    const { body, status } = await again()
    expect(status).toBe(201)
    expect(captionsOf(body)).toEqual(["Photo 2", "Photo 1", "Photo 0"])
    const [own = aPhotoId(), copy = aPhotoId()] = [idsOf(first)[0], idsOf(body)[0]]
    expect(await factsOf(app, copy)).toMatchObject({ state: "attached", thingId: body.id, copyOf: own })
    const answer = await olivia.client.open(photoAddress(copy, "large"))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pictures.large)
    const changed = await olivia.client.put<Asked>(
      `/api/projects/${body.id}`,
      aProjectRequest({ photoIds: [copy] })
    )
    expect(idsOf(changed.body)).toEqual([copy])
    expect(idsOf((await olivia.client.get<Asked>(`/api/projects/${first.id}`)).body)).toEqual(idsOf(first))
  })

  it("of a project stay away from its copy where there is no room for all of them, or they are taken down", async () => {
    const { again } = await postedAgain(10)
    expect(idsOf((await again()).body)).toHaveLength(10)
    expect(await again()).toMatchObject({ status: 201, body: { photos: [] } })
    const other = await postedAgain(2)
    const [gone = aPhotoId()] = other.ids
    await takeDown(gone)
    expect(captionsOf((await other.again()).body)).toEqual(["Photo 1"])
  })
})
