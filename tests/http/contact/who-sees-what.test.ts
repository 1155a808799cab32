import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Conversation } from "#domain/messaging/conversation.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { aProjectRequest, aQuoteRequest } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { answersTo, type Named, pagesOf } from "./a-sweep.ts"

interface Identified {
  readonly id: string
}

const anOffer = {
  price: 900,
  message: "Tuesday works for us.",
  timeline: "One day",
  startFrom: "2026-03-10"
}

/** The personal data of each homeowner that may be hidden. No two have a word in common. */
const homeowners = [
  { firstName: "Olivia", lastName: "Parkinson", street: "4200 Oakhollow Lane", zone: 1 },
  { firstName: "Dana", lastName: "Whitlock", street: "17 Birchmere Court", zone: 2 },
  { firstName: "Theo", lastName: "Zielinski", street: "980 Quarrystone Way", zone: 3 }
].map(({ firstName, lastName, street, zone }) => ({
  firstName,
  lastName,
  street,
  email: `${lastName.toLowerCase()}@home.example`,
  phone: `512-555-0${zone}11`,
  typedName: `${firstName} ${lastName} (side door)`,
  typedPhone: `512-555-0${zone}22`
}))
type Hidden = (typeof homeowners)[number]

const secretsOf = ({ email, lastName, phone, street, typedPhone }: Hidden) => ({
  name: lastName,
  phone,
  typedPhone,
  street,
  email
})

/** Where professionals find nothing: what is the operators' own, and pages of towns where nobody is listed. */
const isOfOthers = /^\/api\/(?:admin|local-pages)\//

/** Which of a homeowner's hidden data appear in the texts. */
const foundIn = (texts: ReadonlyArray<string>, homeowner: Hidden): ReadonlyArray<string> => {
  const all = texts.join("\n")
  return Object.entries(secretsOf(homeowner)).flatMap(([name, secret]) =>
    all.includes(secret) ? [name] : []
  )
}

const ends = (ids: ReadonlyArray<string>) => [...ids.slice(0, 3), ...ids.slice(-1)]

const someOf = ({ conversationId, projectId, providerId, quoteId }: Named): Named => ({
  conversationId: ends(conversationId),
  projectId: projectId.slice(0, 1),
  providerId: providerId.slice(0, 1),
  quoteId: ends(quoteId)
})

const everyone = [0, 1, 2, 3] as const

const noon = Date.parse("2026-03-02T18:00:00.000Z")

describe.each(storesUnderTest())("What professionals read of homeowners on %s", (store) => {
  const { remove, ui } = openRenderedUi()
  const app = atAppOn(store, { ui })
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }))
  afterEach(() => void vi.useRealTimers())
  afterAll(remove)

  const confirm = (id: UserId) =>
    app.run(
      Effect.flatMap(ContactRepository, (contacts) =>
        Effect.flatMap(contacts.of(id), ({ email }) =>
          contacts.confirm(id, email, new Date(noon).toISOString())
        )
      )
    )

  const aHomeowner = async (hidden: Hidden) => {
    const { email, firstName, lastName, phone } = hidden
    return { ...(await aSignedInHomeowner(app, { email, firstName, lastName, phone })), hidden }
  }

  const aProvider = async () => {
    const signedIn = await aSignedInProvider(app, {}, { firstName: "Pat", lastName: "Reyes" })
    await confirm(signedIn.profile.userId)
    return { ...signedIn, stream: await openStream(signedIn.client) }
  }

  it("is what their stage gives, in every answer, page, event and email", { timeout: 60_000 }, async () => {
    const people = await Promise.all(homeowners.map(aHomeowner))
    const [bidder, waiting, given, chosen] = await Promise.all(everyone.map(aProvider))
    if (!bidder || !waiting || !given || !chosen) throw new Error("Four providers")
    const providers = { bidder, waiting, given, chosen }
    const [quoteId, projectId, conversationId] = [[], [], []].map((): Array<string> => [])
    if (!quoteId || !projectId || !conversationId) throw new Error("Three lists")
    const named: Named = {
      quoteId,
      projectId,
      conversationId,
      providerId: Object.values(providers).map(({ profile }) => profile.id)
    }
    /** Of each address whether any of those who ask finds anything there. */
    const found = new Map<string, boolean>()
    const seen: Record<string, Array<string>> = { bidder: [], waiting: [], given: [], chosen: [] }

    /** Which hidden data each professional has read so far; it has to be the same of each homeowner. */
    const readSoFar = async () => {
      const readBy: Record<string, ReadonlyArray<string>> = {}
      for (const [name, { client }] of Object.entries(providers)) {
        // On databases only some things are read by id, and all through the lists: the rows are the same.
        const read = [...(await answersTo(client, store === "memory" ? named : someOf(named)))]
        // Pages are rendered from the same answers, whatever the store.
        if (store === "memory") read.push(...(await pagesOf(client, someOf(named))))
        for (const { isThere, pattern, text } of read) {
          seen[name]?.push(text)
          found.set(pattern, isThere || found.get(pattern) === true)
        }
        const [of, ...others] = homeowners.map((homeowner) => foundIn(seen[name] ?? [], homeowner))
        for (const other of others) expect(other).toEqual(of)
        readBy[name] = of ?? []
      }
      return readBy
    }
    const stepOf = async (client: typeof bidder.client, path: string, body: object = {}) => {
      const { body: answer, status } = await client.post<Identified>(path, body)
      if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer
    }

    const works = []
    for (const { client, hidden } of people) {
      const location = `${hidden.street}, Austin, TX 78757`
      const project = await stepOf(client, "/api/projects", aProjectRequest({ location }))
      const asking = { contactName: hidden.typedName, contactPhone: hidden.typedPhone }
      const ask = (of: typeof bidder, more: object) =>
        stepOf(client, "/api/quotes", aQuoteRequest(of.profile.id, { ...asking, ...more }))
      const later = { phoneSharing: "on_accept" }
      const asked = {
        waiting: await ask(waiting, later),
        given: await ask(given, {}),
        chosen: await ask(chosen, later)
      }
      projectId.push(project.id)
      quoteId.push(...Object.values(asked).map(({ id }) => id))
      works.push({ client, project, asked })
    }
    const talks = await Promise.all(
      people.map(({ client }) => client.get<ReadonlyArray<Conversation>>("/api/conversations"))
    )
    conversationId.push(...talks.flatMap(({ body }) => body.map(({ id }) => id)))
    expect(conversationId).toHaveLength(9)
    expect(await readSoFar()).toEqual({ bidder: [], waiting: [], given: ["typedPhone"], chosen: [] })

    const bids = []
    for (const { asked, client, project } of works) {
      const bid = await stepOf(bidder.client, `/api/projects/${project.id}/quotes`, anOffer)
      seen["bidder"]?.push(JSON.stringify(bid))
      quoteId.push(bid.id)
      bids.push({ bid, client })
      const offered = await stepOf(chosen.client, `/api/quotes/${asked.chosen.id}/offer`, anOffer)
      seen["chosen"]?.push(JSON.stringify(offered))
      for (const id of conversationId) {
        const said = await waiting.client.post(`/api/conversations/${id}/messages`, { content: "Hello" })
        seen["waiting"]?.push(JSON.stringify(said.body))
      }
    }
    expect(await readSoFar()).toEqual({ bidder: [], waiting: [], given: ["typedPhone"], chosen: [] })

    for (const { asked, client } of works) {
      await stepOf(client, `/api/quotes/${asked.waiting.id}/share`)
      await stepOf(client, `/api/quotes/${asked.chosen.id}/accept`)
    }
    expect(await readSoFar()).toEqual({
      bidder: [],
      waiting: ["typedPhone"],
      given: ["typedPhone"],
      chosen: ["name", "typedPhone"]
    })

    for (const { bid, client } of bids) await stepOf(client, `/api/quotes/${bid.id}/accept`)
    expect(await readSoFar()).toEqual({
      bidder: ["name", "phone", "street"],
      waiting: ["typedPhone"],
      given: ["typedPhone"],
      chosen: ["name", "typedPhone"]
    })

    const notThere = [...found].flatMap(([pattern, isThere]) => (isThere ? [] : [pattern]))
    expect(notThere.filter((pattern) => !isOfOthers.test(pattern))).toEqual([])

    const events = Object.values(providers).map(({ stream }) => {
      stream.leave()
      return stream.text
    })
    const faults: Array<unknown> = []
    vi.setSystemTime(noon + 24 * 3_600_000)
    await app.run(sendEmails((fault) => void faults.push(fault)))
    const letters = app.letters.filter(({ to }) => to.name === "Pat Reyes")
    expect(faults).toEqual([])
    expect(letters.length).toBeGreaterThanOrEqual(4)
    for (const homeowner of homeowners) {
      expect(foundIn(events, homeowner)).toEqual([])
      expect(
        foundIn(
          letters.map((letter) => JSON.stringify(letter)),
          homeowner
        )
      ).toEqual([])
    }
  })
})
