import ICAL from "ical.js"
import { beforeAll, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import type { Offer } from "#domain/quote/offer/offer.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, password } from "#tests/support/ui/visit.tsx"

const app = atApp()
let olivia: Account
let marcus: Awaited<ReturnType<typeof aProviderOf>>
beforeAll(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  marcus = await aProviderOf(app, { businessName: "Rick, Sons; and more\rBEGIN:VALARM" })
})

const agreed = async (terms: Partial<Offer>, status: "accepted" | "cancelled" | "pending" = "accepted") => {
  const project = aProject({ homeownerId: olivia.id, location: "12 Elm St, Austin", status: "in_progress" })
  const asked = aQuote({ homeownerId: olivia.id, providerId: marcus.id, projectId: project.id })
  const { offer, quote } = offeredOn(asked, terms)
  const quotes = [{ ...quote, status, acceptedVersion: status === "pending" ? null : offer.version }]
  await app.run(seedMarketplace({ projects: [project], quotes, offers: [offer] }))
  return `/agreements/${quote.id}.ics`
}

const as = async ({ email }: { readonly email: string }) => {
  const client = app.client()
  await client.post("/api/auth/login", { email, password })
  return client
}

const eventIn = (text: string) => {
  const [event, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")
  expect(others).toEqual([])
  if (event === undefined) throw new Error("the calendar has no event")
  expect(event.getAllSubcomponents()).toEqual([])
  return new ICAL.Event(event)
}

describe("an agreement in a calendar", () => {
  it("is whole days at its place, under the other one's name, each time the same entry", async () => {
    const path = await agreed({ startFrom: "2090-02-27", days: 3 })
    const { body, headers, status } = await (await as(olivia)).get<string>(path)
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(headers.get("content-disposition")).toMatch(/^attachment/)
    expect(headers.get("cache-control")).toBe("no-store")
    const event = eventIn(body)
    expect(event.summary).toBe("Plumbing: Rick, Sons; and more BEGIN:VALARM")
    expect(event.location).toBe("12 Elm St, Austin")
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      "2090-02-27",
      "2090-03-02"
    ])
    const { body: theirs } = await (await as(marcus)).get<string>(path)
    expect(eventIn(theirs).summary).toBe("Plumbing: Olivia Park")
    expect(eventIn(theirs).uid).toBe(event.uid)
  })

  it("is one day where the offer does not say how many", async () => {
    const { body } = await (await as(olivia)).get<string>(await agreed({ startFrom: "2090-12-31" }))
    expect(eventIn(body).endDate.toString()).toBe("2091-01-01")
  })

  it("does not exist for others, before an acceptance, after a cancellation, or without a day", async () => {
    const path = await agreed({ startFrom: "2090-03-01" })
    expect((await app.client().get(path)).status).toBe(404)
    expect((await (await as(await aHomeownerOf(app))).get(path)).status).toBe(404)
    const client = await as(olivia)
    expect((await client.get(await agreed({}))).status).toBe(404)
    for (const status of ["pending", "cancelled"] as const)
      expect((await client.get(await agreed({ startFrom: "2090-03-01" }, status))).status).toBe(404)
    expect((await client.get("/agreements/none.ics")).status).toBe(404)
  })
})
