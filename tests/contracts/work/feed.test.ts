import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { noneOfOwn } from "#domain/account/own-counts.ts"
import { feedShows, feedSorts } from "#domain/project/feed-options.ts"
import { feedWords } from "#domain/project/feed.ts"
import type { Project } from "#domain/project/project.ts"
import { distanceBands } from "#domain/project/reach.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { type FeedSlice, ProjectViews } from "#ports/views/project-views.ts"
import { aConversation, aProject, aQuote, aSlice } from "#tests/support/builders.ts"
import {
  asProvider,
  newSpecialty,
  seedHomeowner,
  seedMarketplace,
  seedProvider
} from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const austin = { latitude: 30.27, longitude: -97.74 }
const at = "2026-03-02T10:00:00.000Z"

// Miles to the north, a budget and a title each; null for an unknown place.
const jobs = [
  [2, 500, "Leaking tap"],
  [7, 900, "Leaking 100% shower"],
  [18, 900, "New shower"],
  [30, 300, "LEAKING roof"],
  [45, 2_000, "New sink"],
  [49, 900, "Leaking sink"],
  [70, 5_000, "Far away"],
  [null, 700, "Leaking somewhere"]
] as const

const north = (miles: number | null) =>
  miles === null
    ? { latitude: null, longitude: null }
    : { latitude: austin.latitude + miles / 69.1, longitude: austin.longitude }

const aFeed = Effect.gen(function* () {
  const category = newSpecialty()
  const [owner, blocked] = [yield* seedHomeowner(), yield* seedHomeowner()]
  const provider = yield* seedProvider({ specialties: [category], radiusMiles: 50, ...austin })
  const open = jobs.map(([miles, budgetMax, title], index) =>
    aProject({
      homeownerId: owner.id,
      category,
      title,
      budgetMax,
      createdAt: `2026-03-0${index + 1}T10:00:00.000Z`,
      ...north(miles)
    })
  )
  const hidden = aProject({ homeownerId: blocked.id, category, title: "Hidden", ...austin })
  const invited = aProject({ homeownerId: owner.id, category: "Roofing", title: "Invited", ...north(300) })
  const hiddenToo = aProject({ homeownerId: blocked.id, title: "Hidden invitation" })
  const addressed = aProject({
    homeownerId: owner.id,
    providerId: provider.id,
    title: "Addressed",
    ...north(400)
  })
  const quoted = aProject({ homeownerId: owner.id, category, title: "Quoted", ...north(500) })
  const pair = { providerId: provider.id }
  const quoteOn = ({ id: projectId }: { readonly id: Project["id"] }, status: "pending" | "rejected") =>
    aQuote({ homeownerId: owner.id, projectId, status, ...pair })
  yield* seedMarketplace({
    projects: [...open, hidden, hiddenToo, invited, addressed, quoted],
    quotes: [quoteOn(quoted, "rejected"), quoteOn(addressed, "pending")],
    invitations: [invited, hiddenToo].map(({ id: projectId }) => ({
      projectId,
      at,
      providerId: provider.id
    })),
    conversations: [aConversation({ homeownerId: blocked.id, blockedBy: blocked.id, blockedAt: at, ...pair })]
  })
  const { ofProvider } = yield* ProjectViews
  const { byId } = yield* ProjectRepository
  // Reads the feed in pages of two projects.
  const titles = Effect.fnUntraced(function* (slice: Partial<FeedSlice>) {
    const found: Array<string> = []
    let before: FeedSlice["before"] = null
    for (;;) {
      const page: ReadonlyArray<Project> = yield* ofProvider(
        provider.id,
        aSlice({ ...slice, before, limit: 2 })
      )
      found.push(...page.map(({ title }) => title))
      const last = page.at(-1)
      if (last === undefined) return found
      before = yield* byId(last.id)
    }
  })
  return { owner, provider, titles }
})

const near = jobs.filter(([miles]) => miles === null || miles <= 50).map(([, , title]) => title)

onEveryStore("The projects that a provider sees", (run) => {
  it("come in three parts, and never from those with whom the conversation is closed", () =>
    run(
      Effect.gen(function* () {
        const { titles } = yield* aFeed
        expect(yield* titles({ show: "near" })).toEqual(near.toReversed())
        expect((yield* titles({ show: "invited" })).toSorted()).toEqual(["Addressed", "Invited"])
        expect((yield* titles({ show: "offers" })).toSorted()).toEqual(["Addressed", "Quoted"])
        expect((yield* titles({})).toSorted()).toEqual([...near, "Addressed", "Invited", "Quoted"].toSorted())
      })
    ))

  it.each([
    ["with a place", austin],
    ["without one", { latitude: null, longitude: null }]
  ])("are none that are open to a provider without a trade, %s, who is blocked by somebody", (_, place) =>
    run(
      Effect.gen(function* () {
        const blocked = yield* seedHomeowner()
        const provider = yield* seedProvider({ specialties: [], listed: false, ...place })
        yield* seedMarketplace({
          conversations: [
            aConversation({
              homeownerId: blocked.id,
              providerId: provider.id,
              blockedBy: blocked.id,
              blockedAt: at
            })
          ]
        })
        const { ofProvider } = yield* ProjectViews
        const counts = yield* (yield* OwnCountViews).of(asProvider(provider), at)
        expect(counts.projects).toEqual(noneOfOwn.projects)
        for (const show of [...feedShows, null]) {
          for (const isWaiting of [false, true])
            expect(yield* ofProvider(provider.id, aSlice({ show, isWaiting }))).toEqual([])
        }
      })
    )
  )

  it("come once each, however often the provider has bid on them, and fill a page", () =>
    run(
      Effect.gen(function* () {
        const { id: homeownerId } = yield* seedHomeowner()
        const { id: providerId } = yield* seedProvider({ specialties: [newSpecialty()] })
        const projects = ["2026-03-03T10:00:00.000Z", at].map((createdAt) =>
          aProject({ homeownerId, createdAt })
        )
        const quotes = projects.flatMap(({ id: projectId }) =>
          (["rejected", "rejected", "pending"] as const).map((status) =>
            aQuote({ homeownerId, providerId, projectId, status })
          )
        )
        yield* seedMarketplace({ projects, quotes })
        const { ofProvider } = yield* ProjectViews
        for (const show of ["offers", null] as const) {
          const page = yield* ofProvider(providerId, aSlice({ show, limit: 2 }))
          expect(page.map(({ id }) => id)).toEqual(projects.map(({ id }) => id))
        }
      })
    ))

  it("say each whether one is invited and how far it is, null where that is not known", () =>
    run(
      Effect.gen(function* () {
        const { provider } = yield* aFeed
        const { byIdFor, ofProvider } = yield* ProjectViews
        const listed = yield* ofProvider(provider.id, aSlice({ before: null, limit: 50 }))
        const shown = yield* Effect.forEach(listed, ({ id }) => byIdFor(id, provider.id))
        for (const projects of [listed, shown]) {
          const invited = new Map(projects.map(({ isInvited, title }) => [title, isInvited]))
          expect(invited).toEqual(new Map(projects.map(({ title }) => [title, title === "Invited"])))
          expect(projects.find(({ title }) => title === "Leaking somewhere")?.distanceBand).toBeNull()
        }
      })
    ))

  it("are sorted by distance or budget, equal ones by time, page by page", () =>
    run(
      Effect.gen(function* () {
        const { titles } = yield* aFeed
        expect(yield* titles({ show: "near", sort: "nearest" })).toEqual(near)
        expect(yield* titles({ show: "near", sort: "budget" })).toEqual([
          "New sink",
          "Leaking sink",
          "New shower",
          "Leaking 100% shower",
          "Leaking somewhere",
          "Leaking tap",
          "LEAKING roof"
        ])
        for (const sort of feedSorts) {
          for (const show of [...feedShows, null]) {
            const all = yield* titles({ sort, show })
            expect(new Set(all).size).toBe(all.length)
            expect(all.toSorted()).toEqual((yield* titles({ show })).toSorted())
          }
        }
      })
    ))

  it("are narrowed by miles and by words, as they are written", () =>
    run(
      Effect.gen(function* () {
        const { titles } = yield* aFeed
        const narrow = (within: number) => titles({ show: "near", sort: "nearest", within })
        expect(yield* narrow(5)).toEqual(["Leaking tap", "Leaking somewhere"])
        expect(yield* narrow(20)).toEqual([
          "Leaking tap",
          "Leaking 100% shower",
          "New shower",
          "Leaking somewhere"
        ])
        expect(yield* narrow(200)).toEqual(near)
        const saying = (...words: ReadonlyArray<string>) => titles({ show: "near", sort: "nearest", words })
        expect(yield* saying("leaking", "sink")).toEqual(["Leaking sink"])
        expect(yield* saying("leaking", "roof")).toEqual(["LEAKING roof"])
        expect(yield* saying("100%")).toEqual(["Leaking 100% shower"])
        expect(yield* saying("_")).toEqual([])
        expect(yield* saying("\\")).toEqual([])
      })
    ))

  it("are found by words with letters of any language, in any case", () =>
    run(
      Effect.gen(function* () {
        const category = newSpecialty()
        const owner = yield* seedHomeowner()
        const { id } = yield* seedProvider({ specialties: [category], ...austin })
        const title = "ÉVIER de cuisine, São João"
        yield* seedMarketplace({
          projects: [aProject({ homeownerId: owner.id, category, title, ...austin })]
        })
        const { ofProvider } = yield* ProjectViews
        const found = (query: string) =>
          Effect.map(ofProvider(id, aSlice({ words: feedWords(query) })), ({ length }) => length)
        const right = ["ÉVIER", "évier", "Évier cuisine", "SÃO", "joão", "E\u0301vier"]
        expect(yield* Effect.forEach(right, found)).toEqual(right.map(() => 1))
        expect(yield* found("evier")).toBe(0)
      })
    ))

  it("say how far they are by bands alone, wherever the provider moves", () =>
    run(
      Effect.gen(function* () {
        const { owner } = yield* aFeed
        const category = newSpecialty()
        const project = aProject({ homeownerId: owner.id, category, ...austin })
        yield* seedMarketplace({ projects: [project] })
        const { byIdFor } = yield* ProjectViews
        const seen = new Set<string>()
        const others = new Set<string>()
        for (let step = 0; step < 20; step += 1) {
          const moved = { latitude: austin.latitude + step * 0.06, longitude: austin.longitude - step * 0.03 }
          const { id } = yield* seedProvider({ specialties: [category], radiusMiles: 200, ...moved })
          const { distanceBand, isInvited: _, ...rest } = yield* byIdFor(project.id, id)
          seen.add(distanceBand ?? "none")
          others.add(JSON.stringify(rest))
        }
        expect([...seen].toSorted()).toEqual([...distanceBands].toSorted())
        // Nothing but the distance band depends on where the provider is.
        expect(others.size).toBe(1)
        const [text = ""] = others
        expect(text).not.toMatch(/latitude|longitude|miles/)
      })
    ))
})
