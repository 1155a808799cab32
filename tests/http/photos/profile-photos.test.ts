import { beforeEach, describe, expect, it } from "vitest"

import { addPhotoAgain, tooManyPhotos } from "#domain/photo/photo-words.ts"
import { type Photo, photoAddress } from "#domain/photo/photo.ts"
import type { OwnPhotos } from "#domain/provider/profile/own-photos.ts"
import type { ProviderDetail } from "#domain/provider/provider.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { aPhotoId, aProfileRequest } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { statusesOf } from "../marketplace/limited.ts"
import { factsOf, somePhotos } from "./own-photos.ts"

const path = "/api/me/provider/photos"

const again = (field: string) => [422, [{ field, message: addPhotoAgain }]]

const withWords = (id: PhotoId, caption: string | null = null) => ({ id, caption })

describe.each(storesUnderTest())("A provider's own photos on %s", (name) => {
  const app = atAppOn(name)
  let pro: Awaited<ReturnType<typeof aSignedInProvider>>
  beforeEach(async () => {
    pro = await aSignedInProvider(app)
  })

  const ofPurpose = (purpose: "avatar" | "portfolio", count: number) =>
    somePhotos(app, pro.client, count, { purpose })
  const save = async (body: object) => (await pro.client.put<OwnPhotos>(path, body)).body
  const page = async () => (await app.client().get<ProviderDetail>(`/api/providers/${pro.profile.id}`)).body
  const portfolio = async () =>
    (await app.client().get<ReadonlyArray<Photo>>(`/api/providers/${pro.profile.id}/photos`)).body

  it("are none at first", async () => {
    expect(await pro.client.get(path)).toMatchObject({ status: 200, body: { avatar: null, portfolio: [] } })
    expect(await portfolio()).toEqual([])
  })

  it("are shown to everybody, in their order and with their captions", async () => {
    const [face = aPhotoId()] = await ofPurpose("avatar", 1)
    const [one = aPhotoId(), two = aPhotoId()] = await ofPurpose("portfolio", 2)
    const saved = await save({ avatarId: face, portfolio: [withWords(two, "  A new tap "), { id: one }] })
    expect(saved).toMatchObject({
      avatar: { id: face },
      portfolio: [withWords(two, "A new tap"), withWords(one)]
    })
    expect((await pro.client.get(path)).body).toEqual(saved)
    expect(await portfolio()).toEqual(saved.portfolio)
    expect(await page()).toMatchObject({
      profileImage: photoAddress(face, "thumb"),
      portfolioImages: [photoAddress(two, "large"), photoAddress(one, "large")]
    })
    const { body } = await app.client().get<ReadonlyArray<ProviderDetail>>("/api/providers?limit=50")
    expect(body.find(({ id }) => id === pro.profile.id)?.profileImage).toBe(photoAddress(face, "thumb"))
  })

  it("stay where a saving does not name that part, and where the profile is saved", async () => {
    const [face = aPhotoId()] = await ofPurpose("avatar", 1)
    const [work = aPhotoId()] = await ofPurpose("portfolio", 1)
    await save({ avatarId: face })
    await save({ portfolio: [withWords(work)] })
    await pro.client.put("/api/me/provider", aProfileRequest({ businessName: "Reyes & Daughters" }))
    await save({})
    expect(await page()).toMatchObject({
      businessName: "Reyes & Daughters",
      profileImage: photoAddress(face, "thumb"),
      portfolioImages: [photoAddress(work, "large")]
    })
    expect((await save({ avatarId: null })).avatar).toBe(null)
    expect((await save({ portfolio: [] })).portfolio).toEqual([])
    expect(await page()).toMatchObject({ profileImage: null, portfolioImages: [] })
    for (const gone of [face, work]) {
      expect(await factsOf(app, gone)).toMatchObject({ state: "loose", thingId: null })
    }
  })

  it("change their order, their words and their number with a later saving", async () => {
    const [one = aPhotoId(), two = aPhotoId(), three = aPhotoId()] = await ofPurpose("portfolio", 3)
    await save({ portfolio: [withWords(one, "First"), withWords(two, "Second")] })
    const saved = await save({ portfolio: [withWords(three), withWords(one, ""), withWords(two, "Second")] })
    expect(saved.portfolio.map(({ caption, id }) => withWords(id, caption))).toEqual([
      withWords(three),
      withWords(one),
      withWords(two, "Second")
    ])
    const fewer = await save({ portfolio: [withWords(two, "Second")] })
    expect(fewer.portfolio).toEqual([saved.portfolio[2]])
    expect(await portfolio()).toEqual(fewer.portfolio)
  })

  it("are refused where they are not one's own, loose, of that purpose or too many, and nothing changes", async () => {
    const [face = aPhotoId()] = await ofPurpose("avatar", 1)
    const [work = aPhotoId()] = await ofPurpose("portfolio", 1)
    const before = await save({ avatarId: face, portfolio: [withWords(work, "A new tap")] })
    const rival = await aSignedInProvider(app)
    const [foreign = aPhotoId()] = await somePhotos(app, rival.client, 1, { purpose: "portfolio" })
    const many = await ofPurpose("portfolio", 25)
    const refused = async (body: object) => {
      const answer = await pro.client.put<Problem>(path, body)
      return [answer.status, answer.body.errors]
    }
    expect(await refused({ avatarId: work })).toEqual(again("avatarId"))
    expect(await refused({ avatarId: "me" })).toEqual(again("avatarId"))
    expect(await refused({ portfolio: [withWords(foreign)] })).toEqual(again("portfolio"))
    expect(await refused({ portfolio: [withWords(work), withWords(work)] })).toEqual(again("portfolio"))
    const unnamed = { id: "all", caption: "x".repeat(201) }
    for (const wrong of ["all", ["all"], [unnamed], [withWords(work), {}]])
      expect(await refused({ portfolio: wrong })).toEqual(again("portfolio"))
    expect(await refused({ avatarId: null, portfolio: [withWords(aPhotoId())] })).toEqual(again("portfolio"))
    expect(await refused({ portfolio: many.map((id) => withWords(id)) })).toEqual([
      422,
      [{ field: "portfolio", message: tooManyPhotos(24) }]
    ])
    expect(await refused({ portfolio: [withWords(work, "x".repeat(201))] })).toEqual([
      422,
      [{ field: "portfolio.0.caption", message: "Please use at most 200 characters" }]
    ])
    expect((await pro.client.get(path)).body).toEqual(before)
    expect((await page()).profileImage).toBe(photoAddress(face, "thumb"))
  })

  it("are for providers, and those of an unlisted one for nobody else", async () => {
    const { client: homeowner } = await aSignedInHomeowner(app)
    const visitor = app.client()
    const unlisted = await aSignedInProvider(app, { listed: false })
    const [work = aPhotoId()] = await somePhotos(app, unlisted.client, 1, { purpose: "portfolio" })
    const statuses = [
      await visitor.get(path),
      await visitor.put(path, { portfolio: "all" }),
      await homeowner.get(path),
      await homeowner.put(path, { portfolio: "all" }),
      await unlisted.client.put(path, { portfolio: [withWords(work)] }),
      await visitor.get(`/api/providers/${unlisted.profile.id}/photos`),
      await visitor.get("/api/providers/nobody/photos")
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 403, 403, 200, 404, 404])
  })

  it("saved twice at once are those of one of the two", async () => {
    const ids = await ofPurpose("portfolio", 4)
    const half = (from: number) => ({ portfolio: ids.slice(from, from + 2).map((id) => withWords(id)) })
    const both = [half(0), half(2)].map((body) => pro.client.put(path, body))
    expect(await statusesOf(both)).toEqual([200, 200])
    const shown = (await portfolio()).map(({ large }) => large)
    expect((await page()).portfolioImages).toEqual(shown)
    expect(shown).toHaveLength(2)
  })
})
