import { describe, expect, it } from "vitest"

import { type CloseReason, closeReasons, homeownerReasons, providerReasons } from "#domain/quote/closing.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Identified {
  readonly id: string
}

const anOffer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }

const own: Record<"homeowner" | "provider", ReadonlyArray<CloseReason>> = {
  homeowner: homeownerReasons,
  provider: providerReasons
}

describe("Why a quote is closed", () => {
  const app = atApp()

  const aPair = async () => {
    const { client: homeowner } = await aSignedInHomeowner(app, { firstName: "Olivia" })
    const { client: provider, profile } = await aSignedInProvider(app)
    const asked = async () =>
      (await homeowner.post<Identified>("/api/quotes", aQuoteRequest(profile.id))).body.id
    const posted = async () => (await homeowner.post<Identified>("/api/projects", aProjectRequest())).body.id
    const bid = async (project: string) =>
      (await provider.post<Identified>(`/api/projects/${project}/quotes`, anOffer)).body.id
    const closing = async (id: string) => {
      const [one, other] = [
        await homeowner.get<Quote>(`/api/quotes/${id}`),
        await provider.get<Quote>(`/api/quotes/${id}`)
      ].map(({ body: { closedBy, closeNote, closeReason, status } }) => ({
        closedBy,
        closeNote,
        closeReason,
        status
      }))
      if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error("The two read different ends")
      return one
    }
    return { homeowner, provider, profile, asked, posted, bid, closing }
  }

  it.each(["homeowner", "provider"] as const)("may be said by the %s, of their own reasons", async (who) => {
    const { asked, closing, [who]: client } = await aPair()
    for (const reason of own[who]) {
      const id = await asked()
      await client.post(`/api/quotes/${id}/reject`, { reason, note: " Sorry! " })
      const said = { closedBy: who, closeReason: reason, closeNote: "Sorry!", status: "rejected" }
      expect(await closing(id)).toEqual(said)
    }
    for (const reason of closeReasons.filter((any) => !own[who].includes(any))) {
      const id = await asked()
      const answer = await client.post<Problem>(`/api/quotes/${id}/reject`, { reason })
      const errors = [{ field: "reason", message: "Please choose one of the reasons" }]
      expect(answer).toMatchObject({ status: 422, body: { errors } })
      expect(await closing(id)).toMatchObject({ closedBy: null, status: "pending" })
    }
  })

  it.each([{}, { reason: null, note: null }, { note: "" }, undefined])(
    "may be left unsaid: %o",
    async (body) => {
      const { asked, closing, homeowner } = await aPair()
      const id = await asked()
      expect((await homeowner.post(`/api/quotes/${id}/cancel`, body)).status).toBe(200)
      expect(await closing(id)).toEqual({
        closedBy: "homeowner",
        closeReason: null,
        closeNote: null,
        status: "cancelled"
      })
    }
  )

  it("is not said while the quote is open, and not anew once it is closed", async () => {
    const { asked, closing, homeowner, provider } = await aPair()
    const id = await asked()
    await provider.post(`/api/quotes/${id}/offer`, anOffer)
    await homeowner.post(`/api/quotes/${id}/accept`)
    expect(await closing(id)).toMatchObject({ closedBy: null, closeReason: null, status: "accepted" })
    await provider.post(`/api/quotes/${id}/cancel`, { reason: "fully_booked" })
    const again = await homeowner.post(`/api/quotes/${id}/cancel`, { reason: "price" })
    expect(again.status).toBe(409)
    expect(await closing(id)).toMatchObject({ closedBy: "provider", closeReason: "fully_booked" })
  })

  it("has words for the other side in what they are told, and not the note", async () => {
    const { asked, bid, homeowner, posted, provider } = await aPair()
    const request = await asked()
    const project = await posted()
    const offer = await bid(project)
    await homeowner.post(`/api/quotes/${request}/cancel`, { reason: "plans_changed", note: "Sold the house" })
    await provider.post(`/api/quotes/${offer}/reject`, { reason: "fully_booked", note: "Sold the house" })
    const told = async (client: typeof homeowner) =>
      (await client.get<ReadonlyArray<{ text: string }>>("/api/me/notifications")).body
    expect((await told(provider)).map(({ text }) => text)).toContain(
      "Olivia has cancelled the request: Plumbing"
    )
    expect((await told(homeowner)).map(({ text }) => text)).toContain(
      "Reyes Plumbing has withdrawn its offer: New bathroom"
    )
    const all = JSON.stringify([await told(homeowner), await told(provider)])
    expect(all).not.toContain("Sold the house")
  })

  it("is another offer where one was accepted, and changed plans where the project was withdrawn", async () => {
    const { bid, closing, homeowner, posted, provider } = await aPair()
    const rival = await aSignedInProvider(app)
    const [given, withdrawn] = [await posted(), await posted()]
    const losing = await bid(given)
    const dropped = await bid(withdrawn)
    const chosen = await rival.client.post<Identified>(`/api/projects/${given}/quotes`, anOffer)
    await homeowner.post(`/api/quotes/${chosen.body.id}/accept`)
    await homeowner.post(`/api/projects/${withdrawn}/withdraw`)
    const homeowners = { closedBy: "homeowner", closeNote: null }
    expect(await closing(losing)).toEqual({ ...homeowners, closeReason: "found_other", status: "rejected" })
    expect(await closing(dropped)).toEqual({
      ...homeowners,
      closeReason: "plans_changed",
      status: "cancelled"
    })
    expect((await provider.get("/api/quotes")).status).toBe(200)
  })

  it("is at most 500 characters in one's own words", async () => {
    const { asked, homeowner } = await aPair()
    const path = `/api/quotes/${await asked()}/reject`
    const long = await homeowner.post<Problem>(path, { note: "a".repeat(501) })
    expect(long.body.errors).toEqual([{ field: "note", message: "Please use at most 500 characters" }])
    expect((await homeowner.post(path, { note: "a".repeat(500) })).status).toBe(200)
  })
})
