import * as Effect from "effect/Effect"
import { beforeAll, describe, expect, it } from "vitest"

import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import { type PhotoRecord, photoAddress } from "#domain/photo/photo.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp } from "#tests/support/app/start-app.ts"
import {
  aConversation,
  aMessage,
  aPhoto,
  aPhotoId,
  aProject,
  aQuote,
  aReview
} from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { aSignedInOperator } from "../operators/people.ts"

const makePeople = async (app: RunningApp) => {
  const owner = await aSignedInHomeowner(app)
  const other = await aSignedInHomeowner(app)
  const pro = await aSignedInProvider(app)
  // Another plumber nearby, who sees open plumbing projects.
  const rival = await aSignedInProvider(app)
  const roofer = await aSignedInProvider(app, { specialties: ["Roofing"] })
  const operator = await aSignedInOperator(app)
  return { owner, other, pro, rival, roofer, operator, visitor: { client: app.client() } }
}
type People = Awaited<ReturnType<typeof makePeople>>
type Person = keyof People

const app = atApp()
let people: People
beforeAll(async () => {
  people = await makePeople(app)
})

const pictures = { large: new Uint8Array(90_000).fill(7), thumb: new Uint8Array(9_000).fill(3) }

/** Stores a photo of the owner with its pictures. */
const keep = async (overrides: Partial<PhotoRecord>) => {
  const photo = aPhoto({ ownerId: people.owner.account.id, ...overrides })
  await app.run(
    Effect.gen(function* () {
      yield* (yield* PhotoFiles).put(photo.id, pictures)
      yield* (yield* PhotoRepository).insert([photo], null)
    })
  )
  return photo
}

const attached = (purpose: PhotoPurpose, thingId: string) =>
  keep({ purpose, thingId, state: "attached", attachedAt: "2026-03-02T10:00:00.000Z" })

const everybody: ReadonlyArray<Person> = ["owner", "other", "pro", "rival", "roofer", "operator", "visitor"]

const readersOf = async (photo: PhotoRecord): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const name of everybody) {
    const client: Client = people[name].client
    const { headers, status } = await client.get(photoAddress(photo.id, "thumb"))
    if (status === 200) found.push(name)
    else expect([status, headers.get("cache-control")]).toEqual([404, "no-store"])
  }
  return found
}

const parties = () => ({ homeownerId: people.owner.account.id, providerId: people.pro.profile.id })

const things: Record<string, () => Promise<PhotoRecord>> = {
  "a photo that nothing has": () => keep({}),
  "a portrait that nothing has": () => keep({ purpose: "avatar" }),
  "a photo of a request": async () => {
    const quote = aQuote(parties())
    await app.run(seedMarketplace({ quotes: [quote] }))
    return attached("request", quote.id)
  },
  "a photo of a message": async () => {
    const conversation = aConversation(parties())
    const message = aMessage({
      conversationId: conversation.id,
      senderUserId: people.owner.account.id
    })
    await app.run(seedMarketplace({ conversations: [conversation], messages: [message] }))
    return attached("message", message.id)
  },
  "a photo of an open project": async () => {
    const project = aProject({ homeownerId: people.owner.account.id })
    await app.run(seedMarketplace({ projects: [project] }))
    return attached("project", project.id)
  },
  "a photo of a project far away": async () => {
    const project = aProject({ homeownerId: people.owner.account.id, latitude: 47.6, longitude: -122.3 })
    await app.run(seedMarketplace({ projects: [project] }))
    return attached("project", project.id)
  },
  "a photo of a project for one": async () => {
    const project = aProject({ ...parties() })
    await app.run(seedMarketplace({ projects: [project] }))
    return attached("project", project.id)
  },
  "a photo of a draft that one has quoted": async () => {
    const project = aProject({ homeownerId: people.owner.account.id, status: "draft" })
    const quote = aQuote({ ...parties(), projectId: project.id })
    await app.run(seedMarketplace({ projects: [project], quotes: [quote] }))
    return attached("project", project.id)
  },
  "a photo of a portfolio": () => attached("portfolio", people.pro.profile.id),
  "a portrait": () => attached("avatar", people.pro.profile.id),
  "a photo before the job": async () => {
    const review = aReview(parties())
    await app.run(seedMarketplace({ reviews: [review] }))
    return attached("review_before", review.id)
  },
  "a photo after the job": () => attached("review_after", aPhotoId()),
  "a photo of a thing that is gone": () => attached("request", aPhotoId()),
  "a photo of a message that is gone": () => attached("message", aPhotoId())
}

describe("Who sees", () => {
  it.each([
    ["a photo that nothing has", ["owner"]],
    ["a portrait that nothing has", ["owner"]],
    ["a photo of a request", ["owner", "pro", "operator"]],
    ["a photo of a message", ["owner", "pro", "operator"]],
    ["a photo of an open project", ["owner", "pro", "rival", "operator"]],
    ["a photo of a project far away", ["owner", "operator"]],
    ["a photo of a project for one", ["owner", "pro", "operator"]],
    ["a photo of a draft that one has quoted", ["owner", "operator"]],
    ["a photo of a portfolio", everybody],
    ["a portrait", everybody],
    ["a photo before the job", everybody],
    ["a photo after the job", everybody],
    ["a photo of a thing that is gone", ["operator"]],
    ["a photo of a message that is gone", ["operator"]]
  ] as const)("%s: %s", async (name, readers) => {
    const photo = await things[name]?.()
    if (photo === undefined) throw new Error(`No ${name}`)
    expect(await readersOf(photo)).toEqual(readers)
  })
})

describe("A picture", () => {
  it("that everybody may see is kept by browsers for ever, others by one's own for an hour", async () => {
    const open = await attached("portfolio", people.pro.profile.id)
    const own = await keep({})
    const common = {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'",
      "content-disposition": 'inline; filename="photo.webp"',
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff"
    }
    for (const [photo, kept] of [
      [open, "public, max-age=31536000, immutable"],
      [own, "private, max-age=3600"]
    ] as const) {
      const { client } = people.owner
      const { headers, status } = await client.get(photoAddress(photo.id, "large"))
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({ ...common, "cache-control": kept })
      expect(headers.get("content-length")).toBe("90000")
    }
  })

  it("is whole, in the size that was asked for", async () => {
    const { id } = await attached("portfolio", people.pro.profile.id)
    for (const size of ["large", "thumb"] as const) {
      const answer = await people.visitor.client.open(photoAddress(id, size))
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pictures[size])
    }
  })

  it("is not sent again to who has it, nor to who asks for its headers alone", async () => {
    const { id } = await attached("portfolio", people.pro.profile.id)
    const { client } = people.visitor
    const path = photoAddress(id, "large")
    const { headers } = await client.send("HEAD", path)
    expect(headers.get("content-length")).toBe("90000")
    const etag = headers.get("etag") ?? ""
    const again = await raw(app.url, path, { "if-none-match": etag })
    expect(again).toMatchObject({ status: 304, body: Buffer.from("") })
    const thumb = await raw(app.url, photoAddress(id, "thumb"), { "if-none-match": etag })
    expect(thumb.status).toBe(200)
  })

  it("that was taken down is gone, in words, for those who could see it", async () => {
    const open = await attached("portfolio", people.pro.profile.id)
    const quote = aQuote(parties())
    await app.run(seedMarketplace({ quotes: [quote] }))
    const closed = await attached("request", quote.id)
    for (const { id } of [open, closed])
      await app.run(Effect.flatMap(PhotoRepository, (photos) => photos.remove(id)))
    const gone = { status: 410, body: "Removed by the site." }
    expect(await people.visitor.client.get(photoAddress(open.id, "large"))).toMatchObject(gone)
    expect(await people.pro.client.get(photoAddress(closed.id, "large"))).toMatchObject(gone)
    expect(await people.rival.client.get(photoAddress(closed.id, "large"))).toMatchObject({ status: 404 })
  })

  it("that there is none of is not found, whatever its address", async () => {
    const { client } = people.owner
    const { id } = await keep({})
    await app.run(Effect.flatMap(PhotoFiles, (files) => files.remove(id)))
    for (const path of [
      photoAddress(id, "thumb"),
      photoAddress(aPhotoId(), "thumb"),
      `/photos/${id}/huge.webp`,
      `/photos/${id}/toString.webp`,
      "/photos/..%2F..%2Fx/thumb.webp",
      "/photos/1/thumb.webp"
    ])
      expect((await client.get(path)).status).toBe(404)
  })
})
