import { describe, expect, it } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import type { Reveal } from "#domain/quote/reveal.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aProjectRequest, aQuote, aQuoteRequest } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

const phone = "512-555-0177"
const typed = "512-555-0142"
const anOffer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }

const shareOf = (client: Client, { id }: Quote) =>
  client.post<Quote & Pick<Problem, "detail">>(`/api/quotes/${id}/share`)
const phoneFor = async (client: Client, { id }: Quote) =>
  (await client.get<Quote>(`/api/quotes/${id}`)).body.contactPhone

describe.each(storesUnderTest())("A homeowner's number on %s", (store) => {
  const app = atAppOn(store)

  const aPair = async (ownPhone: string | null = phone) => {
    const { account, client: owner } = await aSignedInHomeowner(app, { phone: ownPhone })
    const { client: pro, profile } = await aSignedInProvider(app)
    const asked = async (more: object = {}) =>
      (await owner.post<Quote>("/api/quotes", aQuoteRequest(profile.id, more))).body
    const bid = async () => {
      const { body } = await owner.post<{ readonly id: string }>("/api/projects", aProjectRequest())
      return (await pro.post<Quote>(`/api/projects/${body.id}/quotes`, anOffer)).body
    }
    const reveals = async ({ id }: Quote) =>
      (await owner.get<ReadonlyArray<Reveal>>(`/api/quotes/${id}/reveals`)).body
    const given = async (quote: Quote) => (await reveals(quote)).map(({ cause, what }) => `${what} ${cause}`)
    return { account, owner, pro, profile, asked, bid, reveals, given }
  }

  it("goes with a request that says nothing of it, or later where it says so", async () => {
    const { asked, given, owner, pro } = await aPair()
    const [now, later] = [await asked(), await asked({ phoneSharing: "on_accept" })]
    expect([now.phoneSharing, later.phoneSharing]).toEqual(["now", "on_accept"])
    expect([now.contactPhone, later.contactPhone]).toEqual([typed, typed])
    expect([await phoneFor(pro, now), await phoneFor(pro, later)]).toEqual([typed, ""])
    expect(await given(now)).toEqual(["phone asked"])
    expect(await given(later)).toEqual([])
    const wrong = { ...aQuoteRequest(now.providerId), phoneSharing: "never" }
    expect((await owner.post<Problem>("/api/quotes", wrong)).body.errors).toEqual([
      { field: "phoneSharing", message: "Please say when your number is shared" }
    ])
  })

  it("is shared once, however often it is pressed, and by its homeowner alone", async () => {
    const { asked, given, owner, pro } = await aPair()
    const rival = await aSignedInProvider(app)
    const quote = await asked({ phoneSharing: "on_accept" })
    expect((await shareOf(pro, quote)).body.detail).toBe("Only the homeowner can share their number.")
    expect((await shareOf(rival.client, quote)).status).toBe(404)
    expect((await shareOf(app.client(), quote)).status).toBe(401)
    const answers = await Promise.all([shareOf(owner, quote), shareOf(owner, quote)])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const again = await shareOf(owner, quote)
    expect([again.status, again.body.phoneSharing]).toEqual([200, "now"])
    expect(await phoneFor(pro, quote)).toBe(typed)
    expect(await given(quote)).toEqual(["phone shared"])
    await owner.post(`/api/quotes/${quote.id}/cancel`)
    expect((await shareOf(owner, quote)).status).toBe(200)
  })

  it("of the account goes to who has bid, with the acceptance or before it", async () => {
    const { bid, given, owner, pro } = await aPair()
    const [shared, accepted] = [await bid(), await bid()]
    for (const quote of [shared, accepted]) expect(await phoneFor(pro, quote)).toBe("")
    expect((await shareOf(owner, shared)).body.contactPhone).toBe(phone)
    expect(await phoneFor(pro, shared)).toBe(phone)
    expect(await given(shared)).toEqual(["phone shared"])
    expect(await phoneFor(pro, accepted)).toBe("")
    for (const { id } of [shared, accepted]) await owner.post(`/api/quotes/${id}/accept`)
    for (const quote of [shared, accepted]) expect(await phoneFor(pro, quote)).toBe(phone)
    expect((await given(shared)).toSorted()).toEqual(["address accepted", "name accepted", "phone shared"])
    expect((await given(accepted)).toSorted()).toEqual([
      "address accepted",
      "name accepted",
      "phone accepted"
    ])
  })

  it("that is not there cannot be shared, and keeps no offer from being accepted", async () => {
    const { bid, given, owner, pro } = await aPair(null)
    const quote = await bid()
    expect(await shareOf(owner, quote)).toMatchObject({
      status: 409,
      body: { code: "NoNumber", detail: "There is no telephone number in your account. Add one first." }
    })
    expect((await owner.post(`/api/quotes/${quote.id}/accept`)).status).toBe(200)
    expect(await phoneFor(pro, quote)).toBe("")
    expect((await given(quote)).toSorted()).toEqual(["address accepted", "name accepted"])
    await owner.put("/api/me", { firstName: "Olivia", lastName: "Park", username: quote.id, phone })
    expect((await shareOf(owner, quote)).status).toBe(200)
    expect(await phoneFor(pro, quote)).toBe(phone)
  })

  it("cannot be shared on what is over", async () => {
    const { account, owner, profile } = await aPair()
    const pair = { homeownerId: account.id, providerId: profile.id, phoneSharing: "on_accept" } as const
    const over = (["rejected", "cancelled", "completed"] as const).map((status) =>
      aQuote({ ...pair, status })
    )
    await app.run(seedMarketplace({ quotes: over }))
    for (const { id, status } of over)
      expect((await owner.post<Problem>(`/api/quotes/${id}/share`)).body).toMatchObject({
        status: 409,
        detail: `This quote is ${status}; to share your number, it must be pending or accepted.`
      })
  })

  it("is seen when its provider first reads the quote since, in a list as well", async () => {
    const { asked, owner, pro, reveals } = await aPair()
    const rival = await aSignedInProvider(app)
    const [listed, opened] = [await asked(), await asked({ phoneSharing: "on_accept" })]
    await rival.client.get(`/api/quotes/${listed.id}`)
    await owner.get("/api/quotes")
    expect((await reveals(listed)).map(({ seenAt }) => seenAt)).toEqual([null])
    await pro.get("/api/quotes?limit=10")
    const [first] = await reveals(listed)
    expect(Date.parse(first?.seenAt ?? "")).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ""))
    await shareOf(owner, opened)
    expect((await reveals(opened)).map(({ seenAt }) => seenAt)).toEqual([null])
    await pro.get(`/api/quotes/${opened.id}`)
    expect((await reveals(opened)).map(({ seenAt }) => seenAt)).toEqual([expect.any(String)])
    expect(await reveals(listed)).toEqual([first])
  })

  it("stands in the conversation for both, with all that was given, and in no other one", async () => {
    const { asked, owner, pro } = await aPair()
    const rival = await aSignedInProvider(app)
    const [first, second] = [await asked(), await asked({ phoneSharing: "on_accept" })]
    await shareOf(owner, second)
    const path = `/api/conversations/${first.conversationId}/reveals`
    const inTalk = [
      { quoteId: first.id, what: "phone", cause: "asked", at: expect.any(String) },
      { quoteId: second.id, what: "phone", cause: "shared", at: expect.any(String) }
    ]
    for (const client of [owner, pro]) expect((await client.get(path)).body).toEqual(inTalk)
    expect((await rival.client.get(path)).status).toBe(404)
    expect((await pro.get<Problem>(`/api/quotes/${first.id}/reveals`)).body.detail).toBe(
      "Only the homeowner can see what was shared."
    )
  })
})
