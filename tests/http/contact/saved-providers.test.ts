import { describe, expect, it } from "vitest"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { Provider, ProviderDetail } from "#domain/provider/provider.ts"
import { maxSavedProviders } from "#domain/provider/saved.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aProfileRequest, aQuoteRequest, createdAt } from "#tests/support/builders.ts"
import { seedMarketplace, seedProvider, seedProviders } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { lowered } from "../marketplace/lowered-limits.ts"

const saved = async (client: Client) => {
  const { body, headers } = await client.get<ReadonlyArray<Provider>>("/api/me/saved-providers")
  return { ids: body.map(({ id }) => id), gone: headers.get("x-gone-count") }
}

const phoneOf = async (client: Client, id: string) => {
  const { body } = await client.get<ProviderDetail>(`/api/providers/${id}`)
  return { phone: body.phone, isWithheld: body.phoneWithheld }
}

describe.each(storesUnderTest())("Saved professionals on %s", (store) => {
  const app = atAppOn(store)

  it("are kept by everybody who is signed in, as lists show them, newest first", async () => {
    const { client: owner } = await aSignedInHomeowner(app)
    const { client: pro, profile } = await aSignedInProvider(app)
    const rival = await aSignedInProvider(app)
    for (const client of [owner, pro]) {
      for (const { id } of [rival.profile, profile, rival.profile])
        expect(await client.post(`/api/providers/${id}/save`)).toMatchObject({ status: 200, body: {} })
      expect(await saved(client)).toEqual({ ids: [profile.id, rival.profile.id], gone: "0" })
    }
    const { body } = await owner.get<ReadonlyArray<Provider>>("/api/me/saved-providers")
    const found = await owner.get<ReadonlyArray<Provider>>("/api/providers?limit=50")
    expect(body[0]).toEqual(found.body.find(({ id }) => id === profile.id))
    for (const round of [1, 2])
      expect([round, (await owner.post(`/api/providers/${profile.id}/unsave`)).status]).toEqual([round, 200])
    expect(await saved(owner)).toEqual({ ids: [rival.profile.id], gone: "0" })
    expect(await saved(pro)).toEqual({ ids: [profile.id, rival.profile.id], gone: "0" })
  })

  it("are counted where they are gone, and can be forgotten all the same", async () => {
    const { client: owner } = await aSignedInHomeowner(app)
    const { client: pro, profile } = await aSignedInProvider(app)
    const path = `/api/providers/${profile.id}`
    await owner.post(`${path}/save`)
    await pro.put("/api/me/provider", aProfileRequest({ listed: false }))
    expect(await saved(owner)).toEqual({ ids: [], gone: "1" })
    expect((await owner.post(`${path}/save`)).status).toBe(404)
    await owner.post(`${path}/unsave`)
    expect(await saved(owner)).toEqual({ ids: [], gone: "0" })
  })

  it("are 200 at most", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const providers = await app.run(seedProviders(Array.from({ length: maxSavedProviders + 1 }, () => ({}))))
    const [last, ...others] = providers
    const savedProviders = others.map(({ id: providerId }) => ({ userId: account.id, providerId, createdAt }))
    await app.run(seedMarketplace({ savedProviders }))
    expect(await client.post<Problem>(`/api/providers/${last?.id}/save`)).toMatchObject({
      status: 409,
      body: {
        code: "TooManySavedProviders",
        detail: "You have saved 200 professionals. Remove one first."
      }
    })
    expect((await client.post(`/api/providers/${others[0]?.id}/save`)).status).toBe(200)
    await client.post(`/api/providers/${others[0]?.id}/unsave`)
    expect((await client.post(`/api/providers/${last?.id}/save`)).status).toBe(200)
    expect((await saved(client)).ids).toHaveLength(maxSavedProviders)
  })
})

describe.each(storesUnderTest())("A professional's number on %s", (store) => {
  const app = atAppOn(store, { change: lowered({ phonesRead: 1 }) })
  const phone = "512-555-0143"

  it("is for whom they say, who are told nothing of it", async () => {
    const { client: pro, profile } = await aSignedInProvider(app, {}, { phone })
    const { client: stranger } = await aSignedInHomeowner(app)
    const { client: asker } = await aSignedInHomeowner(app)
    await asker.post("/api/quotes", aQuoteRequest(profile.id))
    const chosen = async (phoneFor?: string) =>
      (await pro.put<OwnProfile>("/api/me/provider", aProfileRequest({ phoneFor }))).body
    const [shown, hidden] = [
      { phone, isWithheld: undefined },
      { phone: null, isWithheld: undefined }
    ]
    expect(await chosen("asked")).toMatchObject({ phone, phoneFor: "asked" })
    expect(await chosen()).toMatchObject({ phone, phoneFor: "asked" })
    expect(await phoneOf(stranger, profile.id)).toEqual(hidden)
    expect(await phoneOf(asker, profile.id)).toEqual(shown)
    await chosen("nobody")
    for (const client of [stranger, asker, app.client()])
      expect(await phoneOf(client, profile.id)).toEqual(hidden)
    expect(await phoneOf(pro, profile.id)).toEqual(shown)
    await chosen("signed_in")
    expect(await phoneOf(stranger, profile.id)).toEqual(shown)
    const wrong = await pro.put<Problem>("/api/me/provider", aProfileRequest({ phoneFor: "friends" }))
    expect(wrong.body.errors).toEqual([{ field: "phoneFor", message: "Please choose who sees your number" }])
  })

  it("counts as none that was read where it is not shown", async () => {
    const { client } = await aSignedInHomeowner(app)
    const hiding = [
      await app.run(seedProvider({ phoneFor: "nobody" }, { phone })),
      await app.run(seedProvider({ phoneFor: "asked" }, { phone }))
    ]
    const open = await aSignedInProvider(app, {}, { phone })
    for (const { id } of hiding)
      expect(await phoneOf(client, id)).toEqual({ phone: null, isWithheld: undefined })
    expect(await phoneOf(client, open.profile.id)).toEqual({ phone, isWithheld: undefined })
  })
})
