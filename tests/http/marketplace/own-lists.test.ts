import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Answer, Client } from "#tests/support/app/client.ts"
import {
  aCase,
  aCategoryId,
  aConversation,
  aMessage,
  aProject,
  aQuote,
  aReview
} from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Listed {
  readonly id: string
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The ids of each page of a list, by following its `next` links. */
const follow = async (client: Client, path: string) => {
  const pages: Array<ReadonlyArray<string>> = []
  let next: string | undefined = path
  while (next !== undefined) {
    const { body, headers, status }: Answer<ReadonlyArray<Listed>> = await client.get(next)
    if (status !== 200) throw new Error(`${next} was answered with ${status}`)
    pages.push(body.map(({ id }) => id))
    next = /^<(.+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1]
  }
  return pages
}

const faultsOf = async (client: Client, path: string) => {
  const { body, status } = await client.get<Problem>(path)
  return [status, body.errors?.map(({ field }) => field)]
}

const app = atApp()

describe("one's own lists", () => {
  it("come in pages of fifty, each with the way to the next, also where the last is full", async () => {
    const olivia = await aSignedInHomeowner(app)
    const marcus = await aSignedInProvider(app, { specialties: ["Carpentry"] })
    const ids = { homeownerId: olivia.account.id, providerId: marcus.profile.id }
    const quotes = numbers(100).map(() => aQuote(ids))
    const projects = numbers(103).map(() => aProject({ homeownerId: ids.homeownerId, category: "Carpentry" }))
    await app.run(seedMarketplace({ quotes, projects, conversations: [aConversation(ids)] }))
    for (const { client } of [olivia, marcus]) {
      const pages = await follow(client, "/api/quotes")
      expect(pages.map(({ length }) => length)).toEqual([50, 50])
      expect(pages.flat().toSorted()).toEqual(quotes.map(({ id }) => id).toSorted())
      const seen = await follow(client, "/api/projects?limit=40")
      expect(seen.map(({ length }) => length)).toEqual([40, 40, 23])
      expect(new Set(seen.flat()).size).toBe(103)
      expect((await follow(client, "/api/conversations?limit=1")).map(({ length }) => length)).toEqual([1])
    }
    const wide = await olivia.client.get<ReadonlyArray<Listed>>("/api/quotes?limit=100&waiting=false")
    expect([wide.body.length, wide.headers.get("link")]).toEqual([100, null])
    const linked = await marcus.client.get("/api/quotes?limit=2&waiting=true")
    expect(linked.headers.get("link")).toMatch(
      /^<\/api\/quotes\?limit=2&waiting=true&before=[0-9a-f-]{36}>; rel="next"$/
    )
  })

  it("have a hundred messages at a time, and two hundred at most", async () => {
    const olivia = await aSignedInHomeowner(app)
    const { profile } = await aSignedInProvider(app)
    const talk = aConversation({ homeownerId: olivia.account.id, providerId: profile.id })
    const messages = numbers(201).map(() =>
      aMessage({ conversationId: talk.id, senderUserId: olivia.account.id })
    )
    await app.run(seedMarketplace({ conversations: [talk], messages }))
    const path = `/api/conversations/${talk.id}/messages`
    const lengthOf = async (query: string) =>
      (await olivia.client.get<ReadonlyArray<Listed>>(path + query)).body.length
    expect([await lengthOf(""), await lengthOf("?limit=200")]).toEqual([100, 200])
    expect(await faultsOf(olivia.client, `${path}?limit=201`)).toEqual([422, ["limit"]])
  })

  it("refuse a limit, a mark or a choice that they cannot follow, each on its field", async () => {
    const olivia = await aSignedInHomeowner(app)
    const marcus = await aSignedInProvider(app, { specialties: ["Roofing"] })
    const others = await aSignedInHomeowner(app)
    const rival = await aSignedInProvider(app, { specialties: ["Moving"] })
    const parties = { homeownerId: others.account.id, providerId: rival.profile.id }
    const foreign = {
      quotes: aQuote(parties),
      projects: aProject({ homeownerId: parties.homeownerId, category: "Moving" }),
      conversations: aConversation(parties)
    }
    await app.run(
      seedMarketplace({
        quotes: [foreign.quotes],
        projects: [foreign.projects],
        conversations: [foreign.conversations]
      })
    )
    for (const { client } of [olivia, marcus]) {
      for (const name of ["quotes", "projects", "conversations"] as const) {
        const path = `/api/${name}`
        for (const limit of ["0", "101", "1.5", "x"]) {
          expect(await faultsOf(client, `${path}?limit=${limit}`)).toEqual([422, ["limit"]])
        }
        for (const before of ["x", crypto.randomUUID(), foreign[name].id]) {
          expect(await faultsOf(client, `${path}?before=${before}`)).toEqual([422, ["before"]])
        }
      }
      expect(await faultsOf(client, "/api/quotes?waiting=maybe")).toEqual([422, ["waiting"]])
      const unknown = crypto.randomUUID()
      for (const ids of ["x", `${unknown},`, `${unknown},x`, Array(101).fill(unknown).join(",")]) {
        expect(await faultsOf(client, `/api/quotes?projectId=${ids}`)).toEqual([422, ["projectId"]])
      }
      expect((await client.get(`/api/quotes?projectId=${unknown},${foreign.projects.id}`)).body).toEqual([])
      for (const id of ["x", crypto.randomUUID(), foreign.conversations.id]) {
        const path = `/api/quotes?conversationId=${id}`
        expect(await faultsOf(client, path)).toEqual([422, ["conversationId"]])
      }
    }
    expect((await app.client().get("/api/quotes?limit=0")).status).toBe(401)
  })

  it("of projects are not asked of a homeowner as of a provider: what is for providers is not read", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const projects = numbers(2).map(() => aProject({ homeownerId: account.id }))
    await app.run(seedMarketplace({ projects }))
    const asked = `sort=best&within=4&show=all&query=${"a".repeat(121)}`
    expect(await follow(client, `/api/projects?limit=1&${asked}`)).toEqual(
      (await follow(client, "/api/projects")).flat().map((id) => [id])
    )
    expect(await faultsOf(client, `/api/projects?limit=0&waiting=maybe&${asked}`)).toEqual([
      422,
      ["limit", "waiting"]
    ])
  })

  it("are one's reports too: pages that follow each other, and end", async () => {
    const olivia = await aSignedInHomeowner(app)
    const others = await aSignedInHomeowner(app)
    const against = others.account.id
    const reports = numbers(3).map((n) =>
      aCase({
        openedBy: olivia.account.id,
        against,
        createdAt: new Date(Date.UTC(2026, 2, n + 1)).toISOString()
      })
    )
    await app.run(Effect.flatMap(CaseRepository, ({ insert }) => Effect.forEach(reports, insert)))
    const ids = reports.map(({ id }) => id).toReversed()
    expect(await follow(olivia.client, "/api/me/cases?limit=2")).toEqual([ids.slice(0, 2), ids.slice(2)])
    expect(await follow(olivia.client, "/api/me/cases")).toEqual([ids])
    expect(await faultsOf(olivia.client, "/api/me/cases?limit=101")).toEqual([422, ["limit"]])
    // The person whom an undecided report is about does not learn of it.
    for (const before of ["x", crypto.randomUUID(), ids[0]])
      expect(await faultsOf(others.client, `/api/me/cases?before=${before}`)).toEqual([422, ["before"]])
  })

  it("go on after an open project that has gone to somebody else meanwhile", async () => {
    const olivia = await aSignedInHomeowner(app)
    const marcus = await aSignedInProvider(app, { specialties: ["Flooring"] })
    const rival = await aSignedInProvider(app, { specialties: ["Flooring"] })
    const projects = numbers(3).map(() =>
      aProject({ homeownerId: olivia.account.id, category: "Flooring", categoryId: aCategoryId("Flooring") })
    )
    await app.run(seedMarketplace({ projects }))
    const [first] = await follow(marcus.client, "/api/projects?limit=1")
    const bid = { price: 900, message: "With pads", timeline: "Two days" }
    const { body } = await rival.client.post<Listed>(`/api/projects/${first?.[0]}/quotes`, bid)
    await olivia.client.post(`/api/quotes/${body.id}/accept`)
    const rest = await marcus.client.get<ReadonlyArray<Listed>>(`/api/projects?before=${first?.[0]}`)
    expect(rest.body).toHaveLength(2)
  })

  it("are counted for the person who asks, and for nobody else", async () => {
    const olivia = await aSignedInHomeowner(app)
    const { body } = await olivia.client.get("/api/me/counts")
    expect(body).toEqual({
      projects: { draft: 0, pending: 0, in_progress: 0, completed: 0 },
      quotes: { pending: 0, accepted: 0, rejected: 0, cancelled: 0, completed: 0 },
      offers: { pending: 0, accepted: 0, rejected: 0, cancelled: 0, completed: 0 },
      requests: 0,
      offersOver: 0,
      reviewable: 0,
      conversations: 0,
      unread: 0
    })
    expect((await app.client().get("/api/me/counts")).status).toBe(401)
  })
})

describe("the reviews of a page", () => {
  it("come fifty at a time, and a hundred at most", async () => {
    const { account: author } = await aSignedInHomeowner(app)
    const { profile } = await aSignedInProvider(app)
    const reviews = numbers(101).map(() => aReview({ homeownerId: author.id, providerId: profile.id }))
    await app.run(seedMarketplace({ reviews }))
    const path = `/api/providers/${profile.id}/reviews`
    const lengthOf = async (query: string) =>
      (await app.client().get<ReadonlyArray<Listed>>(path + query)).body.length
    expect([await lengthOf(""), await lengthOf("?limit=100")]).toEqual([50, 100])
    expect(await faultsOf(app.client(), `${path}?limit=101`)).toEqual([422, ["limit"]])
  })
})
