import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { CaseFile, OwnCase } from "#domain/case/case.ts"
import type { Conversation, Message } from "#domain/messaging/conversation.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import { photoAddress } from "#domain/photo/photo.ts"
import { ThingId } from "#domain/shared/ids.ts"
import type { Problem } from "#ports/http/problem.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCase, aPhotoId } from "#tests/support/builders.ts"
import { forgetLoosePhotos } from "#use-cases/photo/sweep-photos.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { somePhotos } from "../photos/own-photos.ts"
import { anUnlockedOperator } from "./people.ts"

const decision = "The message insults a person, which nobody may do here."

describe("Reports of what two have written", () => {
  const app = atApp()

  const aTalk = async () => {
    const owner = await aSignedInHomeowner(app)
    const pro = await aSignedInProvider(app)
    const { body: talk } = await owner.client.post<Conversation>("/api/conversations", {
      providerId: pro.profile.id
    })
    const messages = `/api/conversations/${talk.id}/messages`
    const [photoId = aPhotoId()] = await somePhotos(app, owner.client, 1, { purpose: "message" })
    const { body: message } = await owner.client.post<Message>(messages, {
      content: "You are a crook.",
      photoIds: [photoId]
    })
    return { owner, pro, talk, messages, message, photoId }
  }
  const report = async (
    client: Awaited<ReturnType<typeof aTalk>>["pro"]["client"],
    about: string,
    id: string
  ) =>
    client.post<OwnCase & Problem>("/api/cases", {
      about,
      aboutId: id,
      reason: "abusive",
      text: "This insults us, and it is not the first time."
    })
  const inHand = async (id: string) => {
    const { client } = await anUnlockedOperator(app)
    const path = `/api/admin/cases/${id}`
    const { body } = await client.post<CaseFile>(`${path}/take`)
    const decide = (removal: object) =>
      client.post<CaseFile & Problem>(`${path}/decide`, { outcome: "upheld", decision, removal })
    return { client, decide, file: body }
  }

  it("show what was written and its photos, and one of them can be taken down with the decision", async () => {
    const { message, messages, photoId, pro, talk } = await aTalk()
    const other = await aTalk()
    const { body } = await report(pro.client, "conversation", talk.id)
    const { client, decide, file } = await inHand(body.id)
    expect(file.thing).toMatchObject({
      talk: [{ id: message.id, text: "You are a crook.", isRemoved: false }],
      photos: [{ id: photoId }]
    })
    const large = photoAddress(photoId, "large")
    const statusOf = async (person: typeof client) => (await person.get(large)).status
    expect([await statusOf(client), await statusOf(app.client())]).toEqual([200, 404])
    for (const aboutId of [other.message.id, other.photoId, talk.id]) {
      const refused = await decide({ about: "message", aboutId, ground: "abusive" })
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "removal" }] } })
    }
    const decided = await decide({ about: "message", aboutId: message.id, ground: "abusive" })
    expect(decided).toMatchObject({
      status: 200,
      body: { state: "decided", thing: { talk: [{ id: message.id, text: "", isRemoved: true }], photos: [] } }
    })
    const { body: rows } = await client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${message.id}`)
    expect(rows).toMatchObject([
      {
        action: "removal.add",
        thing: "message",
        before: null,
        after: { ground: "abusive", caseId: file.id }
      }
    ])
    const { body: shown } = await pro.client.get<ReadonlyArray<Message>>(messages)
    expect(shown).toMatchObject([{ id: message.id, content: "", removed: { ground: "abusive" } }])
  })

  it("are taken of a message alone, which operators read as it was", async () => {
    const { message, pro } = await aTalk()
    const { body } = await report(pro.client, "message", message.id)
    const { decide } = await inHand(body.id)
    const decided = await decide({ about: "message", aboutId: message.id, ground: "unlawful" })
    expect(decided.body.thing).toMatchObject({
      text: "You are a crook.",
      removed: { about: "message", ground: "unlawful" }
    })
    expect((await report(pro.client, "message", message.id)).status).toBe(404)
  })

  it("are taken of a photo by those who see it, and of one's own by nobody", async () => {
    const { owner, photoId, pro } = await aTalk()
    const stranger = await aSignedInHomeowner(app)
    expect((await report(stranger.client, "photo", photoId)).status).toBe(404)
    expect((await report(stranger.client, "photo", aPhotoId())).status).toBe(404)
    expect((await report(owner.client, "photo", photoId)).status).toBe(403)
    const { body } = await report(pro.client, "photo", photoId)
    const { decide, file } = await inHand(body.id)
    expect(file).toMatchObject({
      about: "photo",
      against: owner.account.id,
      thing: { photos: [{ id: photoId }] }
    })
    const decided = await decide({ about: "photo", aboutId: photoId, ground: "private_data" })
    expect(decided.body.thing).toMatchObject({ photos: [], removed: { ground: "private_data" } })
    expect((await pro.client.get(photoAddress(photoId, "large"))).status).toBe(410)
    expect((await report(pro.client, "photo", photoId)).status).toBe(404)
  })

  it("of a photo stay while its owner shows another instead, and are decided on as ever", async () => {
    const pro = await aSignedInProvider(app)
    const stranger = await aSignedInHomeowner(app)
    const path = "/api/me/provider/photos"
    const [taken = aPhotoId(), kept = aPhotoId()] = await somePhotos(app, pro.client, 2, {
      purpose: "portfolio"
    })
    await pro.client.put(path, { portfolio: [{ id: taken }, { id: kept }] })
    const [first, second] = [
      await report(stranger.client, "photo", taken),
      await report(stranger.client, "photo", kept)
    ]
    await pro.client.put(path, { portfolio: [] })
    await app.run(forgetLoosePhotos)
    const { client, decide, file } = await inHand(first.body.id)
    expect(file.thing).toMatchObject({ photos: [{ id: taken }], removed: null })
    const statusOf = async (person: typeof client, id: typeof taken) =>
      (await person.get(photoAddress(id, "large"))).status
    for (const [person, status] of [[client, 200] as const, [stranger.client, 404] as const]) {
      expect(await statusOf(person, taken)).toBe(status)
    }
    const decided = await decide({ about: "photo", aboutId: taken, ground: "private_data" })
    expect(decided).toMatchObject({
      status: 200,
      body: { thing: { photos: [], removed: { ground: "private_data" } } }
    })
    expect(await statusOf(pro.client, taken)).toBe(410)

    await stranger.client.post(`/api/cases/${second.body.id}/withdraw`)
    expect(await statusOf(client, kept)).toBe(404)
    await app.run(forgetLoosePhotos)
    const { body } = await client.get<CaseFile>(`/api/admin/cases/${second.body.id}`)
    expect(body).toMatchObject({ state: "withdrawn", thing: { photos: [], removed: null } })
  })

  it("of a photo that is gone can be decided", async () => {
    const [opener, owner] = [await aSignedInHomeowner(app), await aSignedInHomeowner(app)]
    const waiting = aCase({
      about: "photo",
      aboutId: ThingId.make(aPhotoId()),
      openedBy: opener.account.id,
      against: owner.account.id
    })
    await app.run(Effect.flatMap(CaseRepository, ({ insert }) => insert(waiting)))
    const dana = await anUnlockedOperator(app)
    const path = `/api/admin/cases/${waiting.id}`
    expect((await dana.client.post<CaseFile>(`${path}/take`)).body.thing).toMatchObject({ photos: [] })
    const sent = { outcome: "partly", decision: "Its owner has taken the photo away already." }
    expect((await dana.client.post(`${path}/decide`, sent)).status).toBe(200)
  })
})
