import { readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import type { Conversation } from "#domain/messaging/conversation.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Identified {
  readonly id: string
}

const anOffer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }
const everyone = [0, 1, 2, 3] as const

describe.each(storesUnderTest())("Professionals on %s", (store) => {
  const app = atAppOn(store)

  it("read of homeowners what the table says", async () => {
    const text = readFileSync("docs/product.md", "utf8")
    const [, table = ""] = /## Who sees what when\n([\s\S]*?)\n- /.exec(text) ?? []
    const rows = table.split("\n").flatMap((line) => {
      const [, name, ...cells] = line.split("|").map((cell) => cell.trim())
      return name === undefined || name === "" || name.startsWith("-")
        ? []
        : [[name, cells.slice(0, 4)] as const]
    })
    const said = Object.fromEntries(rows)
    const [email, phone] = ["olivia.park@home.example", "512-555-0142"]
    const { client } = await aSignedInHomeowner(app, { email, phone, firstName: "Olivia", lastName: "Park" })
    const location = "4200 Oak Lane, Austin, TX 78757"
    const { body: project } = await client.post<Identified>("/api/projects", aProjectRequest({ location }))
    const other = await client.post<Identified>("/api/projects", aProjectRequest({ location }))
    const [bidder, waiting, given, chosen] = await Promise.all(everyone.map(() => aSignedInProvider(app)))
    if (!bidder || !waiting || !given || !chosen) throw new Error("Four providers")
    const ask = async (of: typeof bidder, more: object) =>
      (await client.post<Identified>("/api/quotes", aQuoteRequest(of.profile.id, more))).body.id
    const bid = async (of: typeof bidder, { id }: Identified) =>
      (await of.client.post<Identified>(`/api/projects/${id}/quotes`, anOffer)).body.id
    const stages = [
      { of: bidder, id: await bid(bidder, project) },
      { of: waiting, id: await ask(waiting, { phoneSharing: "on_accept" }) },
      { of: given, id: await ask(given, {}) },
      { of: chosen, id: await bid(chosen, other.body) }
    ]
    await client.post(`/api/quotes/${stages[3]?.id}/accept`)
    const read = await Promise.all(
      stages.map(async ({ id, of }) => {
        const { body: quote } = await of.client.get<Quote>(`/api/quotes/${id}`)
        const talks = await of.client.get<ReadonlyArray<Conversation>>("/api/conversations")
        const names = talks.body.map(({ participantName }) => participantName)
        return {
          name: [...new Set([quote.homeownerName, quote.contactName, ...names])].join(" or "),
          telephone: quote.contactPhone === "" ? "none" : quote.contactPhone,
          email: JSON.stringify(quote).includes(email) ? email : "none",
          conversation: names.length > 0 ? "open" : "opens with her first message, or with the acceptance"
        }
      })
    )
    for (const row of ["name", "telephone", "email", "conversation"] as const)
      expect([row, read.map((stage) => stage[row])]).toEqual([row, said[row]])
    const places = await Promise.all(
      [bidder, chosen].map(async (of) => {
        const { body } = await of.client.get<ReadonlyArray<{ id: string; location: string }>>("/api/projects")
        return body.find(({ id }) => id === (of === bidder ? project.id : other.body.id))?.location
      })
    )
    expect(places).toEqual([said["place of the project"]?.[0], said["place of the project"]?.[3]])
  })
})
