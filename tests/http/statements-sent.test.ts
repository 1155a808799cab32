import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

import { type RunningApp, startApp } from "../support/app/start-app.ts"
import { seedHomeowner } from "../support/seed.ts"
import { storesUnderTest } from "../support/stores/store-names.ts"
import { freshDatabaseStores } from "../support/stores/stores.ts"
import { aTownThatListens } from "./events/listening-town.ts"

const anOffer = { price: 900, message: "Tuesday works for us.", timeline: "One day" }

const aReviewRequest = {
  rating: 5,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
}

// Statements of no call: the settings of a new connection, and the event hub's LISTEN, NOTIFY, reads and keepalive
// queries.
const isOfCall = (text: string) => !/^(set|listen|notify) |^select 1$|from events/.test(text)

const textOf = (query: unknown): string => (typeof query === "string" ? query : String(Object(query).text))

/** The statements that are sent to PostgreSQL while something is done, the transaction's own among them. */
const sentDuring = async (act: () => Promise<unknown>): Promise<ReadonlyArray<string>> => {
  const query = vi.spyOn(Client.prototype, "query")
  try {
    await act()
    return query.mock.calls.map(([text]) => textOf(text)).filter(isOfCall)
  } finally {
    query.mockRestore()
  }
}

describe.runIf(storesUnderTest().includes("postgres"))("A call on PostgreSQL", () => {
  let store: Awaited<ReturnType<(typeof freshDatabaseStores)["postgres"]>>
  let app: RunningApp
  beforeAll(async () => {
    store = await freshDatabaseStores.postgres()
    app = await startApp({ store: store.layer })
  })
  afterAll(async () => {
    await app.stop()
    await store.remove()
  })

  it("about a forgotten password sends the same for an address that nobody has", async () => {
    const { email } = await app.run(seedHomeowner())
    const forgot = (about: string) =>
      sentDuring(() => app.client().post("/api/auth/forgot", { email: about }))
    await forgot("somebody@example.com")
    const known = await forgot(email)
    expect(known.some((text) => text.includes("emails"))).toBe(true)
    expect(await forgot("nobody@example.com")).toEqual(known)
  })

  it("sends no more statements than it needs, the session's among them", async () => {
    const { asked, marcus, olivia, post, talking } = await aTownThatListens(app)
    let [quote, review] = ["", ""]
    const talk = await talking()
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      "request a quote": async () => (quote = await asked()),
      "request another one of the same provider": asked,
      "send an offer": () => post(marcus, `/api/quotes/${quote}/offer`, anOffer),
      "accept it": () => post(olivia, `/api/quotes/${quote}/accept`),
      "complete it": () => post(olivia, `/api/quotes/${quote}/complete`),
      "review the job": async () =>
        (review = await post(olivia, `/api/quotes/${quote}/review`, aReviewRequest)),
      "reply to the review": () => post(marcus, `/api/reviews/${review}/reply`, { content: "Thank you!" }),
      "send a message": () => post(olivia, `/api/conversations/${talk}/messages`, { content: "Hello" })
    }
    const sent: Record<string, number> = {}
    for (const [name, act] of Object.entries(calls)) sent[name] = (await sentDuring(act)).length
    expect(sent).toEqual({
      "request a quote": 11,
      "request another one of the same provider": 11,
      "send an offer": 10,
      "accept it": 13,
      "complete it": 11,
      "review the job": 12,
      "reply to the review": 11,
      "send a message": 8
    })
  })
})
