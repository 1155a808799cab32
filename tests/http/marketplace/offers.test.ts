import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"

import type { Notification } from "#domain/notices/notice.ts"
import type { Agreement } from "#domain/quote/agreement.ts"
import type { Comparison } from "#domain/quote/comparison/comparison.ts"
import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import type { Problem } from "#ports/http/problem.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

const app = atApp()
afterEach(() => void vi.useRealTimers())

const today = lastToday(new Date().toISOString())
const lines = [
  { kind: "labor", text: "Two plumbers", quantity: 8, unit: "hour", unitPrice: 95 },
  { kind: "material", text: "Copper pipe", quantity: 40.5, unit: "lin_ft", unitPrice: 4.33 }
]

const aPair = async () => {
  const homeowner = await aSignedInHomeowner(app)
  const provider = await aSignedInProvider(app, { businessName: "Bluebonnet" })
  const ids = { homeownerId: homeowner.account.id, providerId: provider.profile.id }
  return { homeowner, provider, ids }
}

const anAskedPair = async () => {
  const pair = await aPair()
  const project = aProject({
    homeownerId: pair.ids.homeownerId,
    place: "Oakland, CA 94601",
    status: "pending"
  })
  const quote = aQuote({ ...pair.ids, projectId: project.id })
  await app.run(seedMarketplace({ projects: [project], quotes: [quote] }))
  return { ...pair, path: `/api/quotes/${quote.id}` }
}

const kindsOf = ({ body }: { readonly body: ReadonlyArray<Notification> }) => body.map(({ kind }) => kind)

describe("an offer", () => {
  it("that no longer ends is not said to end", async () => {
    const { homeowner, ids, path, provider } = await anAskedPair()
    const isSaidToEnd = () =>
      app.run(
        Effect.gen(function* () {
          const { unreadAbout } = yield* NotificationRepository
          return (yield* unreadAbout(ids.homeownerId, "offer-ending", path.slice(-36))) !== null
        })
      )
    await provider.client.post(`${path}/offer`, { price: 900, validUntil: plusDays(today, 30) })
    expect(await isSaidToEnd()).toBe(true)
    const { status } = await provider.client.post(`${path}/offer`, { price: 900 })
    expect([status, await isSaidToEnd()]).toEqual([200, false])
    expect((await homeowner.client.post(`${path}/accept`, { offerVersion: 2 })).status).toBe(200)
  })

  it("that is changed again before it was looked at is told from the price that its homeowner knows", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    const offer = (price: number) => provider.client.post(`${path}/offer`, { price })
    const revisions = async () => {
      const { body } = await homeowner.client.get<ReadonlyArray<Notification>>("/api/me/notifications")
      return body.filter(({ kind }) => kind === "offer-revised")
    }
    for (const price of [100, 500, 490]) await offer(price)
    const [told] = await revisions()
    expect(told?.text).toBe("Bluebonnet has changed its offer: $100 → $490 for New bathroom")
    await homeowner.client.post("/api/me/notifications/read", { ids: [told?.id] })
    await offer(480)
    expect((await revisions()).map(({ text }) => text)).toEqual([
      "Bluebonnet has changed its offer: $490 → $480 for New bathroom",
      "Bluebonnet has changed its offer: $100 → $490 for New bathroom"
    ])
  })

  it("is told all that is wrong with it at once, its days too", async () => {
    const { path, provider } = await anAskedPair()
    const sent = await provider.client.post<Problem>(`${path}/offer`, {
      price: 900,
      deposit: 1_000,
      startFrom: plusDays(today, -1),
      validUntil: today
    })
    expect(sent.status).toBe(422)
    expect(sent.body.errors?.map(({ field }) => field).toSorted()).toEqual([
      "deposit",
      "startFrom",
      "validUntil"
    ])
  })

  it("is taken apart into lines, and shown so to both", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    const sent = await provider.client.post<Quote>(`${path}/offer`, {
      lines,
      message: "All of it",
      startFrom: plusDays(today, 3),
      validUntil: plusDays(today, 30),
      deposit: 200,
      payment: "deposit",
      warrantyMonths: 12,
      includes: ["Haul away"]
    })
    expect(sent.status).toBe(200)
    expect(sent.body).toMatchObject({ price: 935.37, message: "All of it", acceptedOffer: null })
    expect(sent.body.offer).toMatchObject({
      version: 1,
      priceKind: "fixed",
      price: 935.37,
      deposit: 200,
      includes: ["Haul away"],
      excludes: [],
      hours: null,
      lines: [{ amount: 760 }, { amount: 175.37 }]
    })
    const read = await homeowner.client.get<Quote>(path)
    expect(read.body.offer).toEqual(sent.body.offer)
    expect(read.body.depositNote).toMatch(/^California limits/)
  })

  it("has all its versions for the two, and for nobody else", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    await provider.client.post(`${path}/offer`, { price: 250 })
    await provider.client.post(`${path}/offer`, { price: 300, timeline: "Monday" })
    const versions = await homeowner.client.get<ReadonlyArray<OfferVersion>>(`${path}/offers`)
    expect(versions.body.map(({ price, version }) => [version, price])).toEqual([
      [2, 300],
      [1, 250]
    ])
    const stranger = await aSignedInProvider(app)
    expect((await stranger.client.get(`${path}/offers`)).status).toBe(404)
    expect((await app.client().get(`${path}/offers`)).status).toBe(401)
  })

  it("that says the same again is no other version, and nobody is told", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    const terms = { price: 1_800, timeline: "Monday", includes: ["Haul away"], lines: [] }
    const offer = (changes: object = {}) =>
      provider.client.post<Quote>(`${path}/offer`, { ...terms, ...changes })
    const versions = [await offer(), await offer(), await offer({ warrantyMonths: 12 }), await offer()]
    expect(versions.map(({ body }) => body.offer?.version)).toEqual([1, 1, 2, 3])
    const told = await homeowner.client.get<ReadonlyArray<Notification>>("/api/me/notifications")
    expect(kindsOf(told)).toEqual(["offer-revised", "offer-received"])
    expect((await homeowner.client.post(`${path}/accept`, { offerVersion: 3 })).status).toBe(200)
  })

  it("is changed 49 times and no more: its versions are read all at once", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    const offer = (price: number) => provider.client.post<Problem>(`${path}/offer`, { price })
    for (let price = 1; price <= 50; price += 1) expect((await offer(price)).status).toBe(200)
    expect(await offer(51)).toMatchObject({
      status: 409,
      body: {
        code: "OfferChangedOften",
        detail: "You have changed this offer 49 times, which is as often as it can be."
      }
    })
    const versions = await homeowner.client.get<ReadonlyArray<OfferVersion>>(`${path}/offers`)
    expect(versions.body).toHaveLength(50)
  })

  it("refuses days that are not to come, on their field", async () => {
    const { path, provider } = await anAskedPair()
    const { body, status } = await provider.client.post<Problem>(`${path}/offer`, {
      price: 250,
      startFrom: plusDays(today, -1),
      validUntil: plusDays(today, 400)
    })
    expect(status).toBe(422)
    expect(body.errors?.map(({ field }) => field)).toEqual(["startFrom", "validUntil"])
  })
})

describe("an acceptance", () => {
  it("is of the version that was read, or of none", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    await provider.client.post(`${path}/offer`, { price: 100 })
    await provider.client.post(`${path}/offer`, { price: 9_999 })
    const refused = await homeowner.client.post<Problem>(`${path}/accept`, { offerVersion: 1 })
    expect(refused.body).toMatchObject({
      status: 409,
      code: "OfferChanged",
      detail: "Bluebonnet has changed its offer from $100 to $9,999. Please look at it again."
    })
    const unknown = await homeowner.client.post<Problem>(`${path}/accept`, { offerVersion: 2 ** 40 })
    expect(unknown.body.detail).toBe("Bluebonnet has changed its offer. Please look at it again.")
    for (const offerVersion of ["2", 0, -1, 1.5]) {
      expect((await homeowner.client.post<Problem>(`${path}/accept`, { offerVersion })).body).toMatchObject({
        status: 422,
        errors: [{ field: "offerVersion" }]
      })
    }
    const accepted = await homeowner.client.post<Quote>(`${path}/accept`, { offerVersion: 2 })
    expect(accepted.body).toMatchObject({ status: "accepted", acceptedOffer: { version: 2, price: 9_999 } })
  })

  it("comes too late after the last day; the homeowner may ask again, once a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-04-02T12:00:00.000Z") })
    const { homeowner, ids, provider } = await aPair()
    const { offer, quote } = offeredOn(aQuote(ids), { validUntil: "2026-03-30" })
    await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
    const path = `/api/quotes/${quote.id}`
    expect((await homeowner.client.post<Problem>(`${path}/accept`, { offerVersion: 1 })).body).toMatchObject({
      status: 409,
      code: "OfferOver",
      detail: "This offer was valid until Mar 30, 2026. Ask for a new one."
    })
    expect((await provider.client.post(`${path}/ask-again`)).status).toBe(403)
    expect((await homeowner.client.post(`${path}/ask-again`)).status).toBe(200)
    const told = await provider.client.get<ReadonlyArray<Notification>>("/api/me/notifications")
    expect(kindsOf(told)).toEqual(["offer-wanted-again"])
    const again = await homeowner.client.post<Problem>(`${path}/ask-again`)
    expect(again.body).toMatchObject({
      status: 429,
      detail: "You have asked for a new offer today. Please ask again tomorrow."
    })
    await provider.client.post(`${path}/offer`, { price: 500 })
    expect((await homeowner.client.post<Problem>(`${path}/ask-again`)).body.code).toBe("OfferStillValid")
    expect((await homeowner.client.post(`${path}/accept`, { offerVersion: 2 })).status).toBe(200)
  })

  it("leaves an agreement for the two, with the place as far as the reader may know it", async () => {
    const { homeowner, path, provider } = await anAskedPair()
    await provider.client.post(`${path}/offer`, { lines })
    expect((await homeowner.client.get(`${path}/agreement`)).status).toBe(404)
    await homeowner.client.post(`${path}/accept`, { offerVersion: 1 })
    const { body, status } = await homeowner.client.get<Agreement>(`${path}/agreement`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: "accepted",
      providerName: "Bluebonnet",
      place: "Austin, TX 78704",
      offer: { version: 1, price: 935.37 },
      completedAt: null
    })
    expect(body.acceptedAt).not.toBeNull()
    const own = await provider.client.get<Agreement>(`${path}/agreement`)
    expect(own.body.offer).toEqual(body.offer)
    const stranger = await aSignedInProvider(app)
    expect((await stranger.client.get<Problem>(`${path}/agreement`)).body.detail).toBe(
      "We could not find that agreement."
    )
    await homeowner.client.post(`${path}/cancel`)
    for (const [{ client }, read] of [
      [homeowner, body],
      // As before the acceptance: the work is no longer theirs.
      [provider, { ...own.body, place: "Oakland, CA 94601" }]
    ] as const)
      expect(await client.get(`${path}/agreement`)).toMatchObject({
        status: 200,
        body: { ...read, status: "cancelled" }
      })
  })
})

describe("a comparison", () => {
  it("has two to four of one's own quotes in the order in which they are named", async () => {
    const { homeowner, ids, provider } = await aPair()
    const made = [100, 900, 450].map((price) => offeredOn(aQuote(ids), { price }))
    await app.run(
      seedMarketplace({ quotes: made.map(({ quote }) => quote), offers: made.map(({ offer }) => offer) })
    )
    const quoteIds = made.map(({ quote }) => quote.id)
    const compare = <A = Problem>(named: ReadonlyArray<string>) =>
      homeowner.client.get<A>(`/api/comparisons?quotes=${named.join(",")}`)
    const { body, status } = await compare<Comparison>(quoteIds)
    expect(status).toBe(200)
    expect(body.columns.map(({ quoteId }) => quoteId)).toEqual(quoteIds)
    expect(body.cheapest).toBe(quoteIds[0])
    for (const named of [quoteIds.slice(0, 1), [...quoteIds, crypto.randomUUID(), crypto.randomUUID()]])
      expect((await compare(named)).body.errors).toEqual([
        { field: "quotes", message: "Please choose 2 to 4 quotes to compare" }
      ])
    const foreign = aQuote({
      providerId: provider.profile.id,
      homeownerId: (await aSignedInHomeowner(app)).account.id
    })
    await app.run(seedMarketplace({ quotes: [foreign] }))
    expect((await compare([...quoteIds.slice(0, 2), foreign.id])).status).toBe(404)
    expect((await compare(["one", "two"])).status).toBe(404)
    expect((await provider.client.get(`/api/comparisons?quotes=${quoteIds.join(",")}`)).status).toBe(403)
  })
})

describe("templates", () => {
  const path = "/api/me/offer-templates"

  it("are kept, changed, listed and deleted by their provider alone", async () => {
    const { client } = await aSignedInProvider(app)
    const offer = { lines, message: "Copper", includes: ["Haul away"] }
    const kept = await client.post<OfferTemplate>(path, { name: " Repipe ", offer })
    expect(kept.status).toBe(201)
    expect(kept.body).toMatchObject({ name: "Repipe", offer })
    const one = `${path}/${kept.body.id}`
    const changed = await client.put<OfferTemplate>(one, { name: "Drain", offer: { price: 90 } })
    expect(changed.body).toMatchObject({ id: kept.body.id, name: "Drain", offer: { price: 90 } })
    const other = await aSignedInProvider(app)
    expect((await other.client.put(one, { name: "Mine", offer })).status).toBe(404)
    expect((await other.client.put(one, {})).status).toBe(404)
    expect((await client.put(one, {})).status).toBe(422)
    expect((await other.client.post(`${one}/delete`)).status).toBe(404)
    expect((await (await aSignedInHomeowner(app)).client.get(path)).status).toBe(403)
    expect((await client.get<ReadonlyArray<OfferTemplate>>(path)).body).toEqual([changed.body])
    expect((await client.post(`${one}/delete`)).status).toBe(200)
    expect((await client.post(`${one}/delete`)).status).toBe(404)
    expect((await client.get(path)).body).toEqual([])
  })

  it("name what does not fit on its field, and are thirty at most", async () => {
    const { client } = await aSignedInProvider(app)
    const bad = await client.post<Problem>(path, {
      name: "",
      offer: { lines: [{ ...lines[0], quantity: 0 }] }
    })
    expect(bad.body.errors?.map(({ field }) => field)).toEqual(["name", "offer.lines.0.quantity"])
    for (let kept = 0; kept < 30; kept++) await client.post(path, { name: `Number ${kept}`, offer: {} })
    const more = await client.post<Problem>(path, { name: "One more", offer: {} })
    expect(more.body).toMatchObject({ status: 409, code: "TooManyTemplates" })
  })
})
