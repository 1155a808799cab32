import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { aConversation, aProject, aQuote, aSlice, aTalkSlice } from "#tests/support/builders.ts"
import { everyPage } from "#tests/support/pages.ts"
import { asHomeowner, seedHomeowner, seedMarketplace, seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { idsOf, newestFirst, now, numbers } from "./listed.ts"

onEveryStore("One's own lists", (run) => {
  it("give every quote once, newest first, though all are of the same moment", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const quotes = numbers(23).map(() => aQuote(ids))
        yield* seedMarketplace({ quotes })
        const views = yield* QuoteViews
        const wanted = idsOf(newestFirst(quotes))
        for (const limit of [1, 7, 22, 23, 101]) {
          const asked = everyPage((slice) => views.ofHomeowner(homeowner.id, slice, now), { limit })
          const sent = everyPage((slice) => views.ofProvider(provider.id, slice), { limit })
          expect(idsOf(yield* asked)).toEqual(wanted)
          expect(idsOf(yield* sent)).toEqual(wanted)
        }
      })
    ))

  it("give every project once, newest first, though all are of the same moment", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider({ specialties: ["Carpentry", "Moving"] })
        const kinds = [
          { category: "Carpentry" },
          { category: "Moving", latitude: null, longitude: null },
          { category: "Roofing", providerId: provider.id }
        ]
        const projects = kinds.flatMap((kind) =>
          numbers(9).map(() => aProject({ homeownerId: homeowner.id, ...kind }))
        )
        yield* seedMarketplace({ projects })
        const views = yield* ProjectViews
        const wanted = idsOf(newestFirst(projects))
        for (const limit of [1, 5, 26, 27, 101]) {
          const own = everyPage((slice) => views.ofHomeowner(homeowner.id, slice), { limit })
          const seen = everyPage((slice) => views.ofProvider(provider.id, slice), { limit })
          expect(idsOf(yield* own)).toEqual(wanted)
          expect(idsOf(yield* seen)).toEqual(wanted)
        }
      })
    ))

  it("give every conversation once, last active first, though all are of the same moment", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const providers = yield* Effect.all(numbers(7).map(() => seedProvider()))
        const conversations = providers.map(({ id }, index) =>
          aConversation({
            homeownerId: homeowner.id,
            providerId: id,
            lastMessageAt: index % 2 === 0 ? null : "2026-03-02T09:30:00.000Z"
          })
        )
        yield* seedMarketplace({ conversations })
        const views = yield* ConversationViews
        const read: Array<string> = []
        let before: ConversationRecord | null = null
        for (;;) {
          const page = yield* views.of(asHomeowner(homeowner), aTalkSlice({ limit: 2, before }))
          read.push(...idsOf(page))
          if (page.length < 2) break
          before = conversations.find(({ id }) => id === read.at(-1)) ?? null
        }
        expect(read).toEqual(idsOf(conversations).toSorted().toReversed())
      })
    ))

  it("give the quotes on one project, and those on several", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const project = aProject({ homeownerId: homeowner.id, title: "New bathroom", timeline: "2-3 months" })
        const others = numbers(3).map(() => aProject({ homeownerId: homeowner.id }))
        const bid = aQuote({ ...ids, projectId: project.id })
        const further = others.map(({ id }) => aQuote({ ...ids, projectId: id }))
        yield* seedMarketplace({ projects: [project, ...others], quotes: [bid, ...further, aQuote(ids)] })
        const views = yield* QuoteViews
        const slice = aSlice({ projectIds: [project.id] })
        const shown = [{ id: bid.id, projectTitle: "New bathroom", projectTimeline: "2-3 months" }]
        expect(yield* views.ofHomeowner(homeowner.id, slice, now)).toMatchObject([
          { ...shown[0], isProjectDeleted: false }
        ])
        expect(yield* views.ofProvider(provider.id, slice)).toMatchObject(shown)
        expect(yield* views.ofProvider((yield* seedProvider()).id, slice)).toEqual([])

        const ofThree = aSlice({ projectIds: [project.id, ...others.slice(1).map(({ id }) => id)] })
        const wanted = idsOf(newestFirst([bid, ...further.slice(1)]))
        expect(idsOf(yield* views.ofHomeowner(homeowner.id, ofThree, now))).toEqual(wanted)
        expect(idsOf(yield* views.ofProvider(provider.id, ofThree))).toEqual(wanted)
      })
    ))
})
