import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ProviderId } from "#domain/shared/ids.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"
import { seedProvider, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { change } from "./provider-changes.ts"

const at = (day: number) => `2026-03-${String(day).padStart(2, "0")}T08:00:00.000Z`

/** The provider ids of each piece of the sitemap. */
const walk = Effect.fnUntraced(function* (size: number) {
  const { providerPieces, providersBetween } = yield* SitemapViews
  const pieces = yield* providerPieces(size)
  const pages: Array<ReadonlyArray<ProviderId>> = []
  let after: ProviderId | null = null
  for (const [index, { lastId }] of pieces.entries()) {
    const page = yield* providersBetween(after, index === pieces.length - 1 ? null : lastId)
    pages.push(page.map(({ id }) => id))
    after = lastId
  }
  return pages
})

onEveryStore("SitemapViews", (run) => {
  it("has nothing in an empty marketplace", () =>
    run(
      Effect.gen(function* () {
        const { localCategories, localPages, providerPieces } = yield* SitemapViews
        expect(yield* providerPieces(10)).toEqual([])
        expect(yield* localCategories).toEqual([])
        expect(yield* localPages("Plumbing")).toEqual([])
      })
    ))

  it("cuts the listed providers into pieces that neither overlap nor lose anybody", () =>
    run(
      Effect.gen(function* () {
        const seeded = yield* seedProviders(
          Array.from({ length: 25 }, (_, index) => ({
            specialties: ["Plumbing", "Moving"],
            listed: index % 5 !== 4
          }))
        )
        const listed = seeded.filter((provider) => provider.listed).map(({ id }) => id)
        for (const size of [1, 3, 4, 7, 20, 100]) {
          const pages = yield* walk(size)
          expect(pages.map(({ length }) => length).slice(0, -1)).toEqual(
            Array.from({ length: Math.ceil(20 / size) - 1 }, () => size)
          )
          expect(pages.flat()).toEqual(listed.toSorted())
        }
      })
    ))

  it("has whoever is listed after the cut on one of the pages, and nobody who has left", () =>
    run(
      Effect.gen(function* () {
        const { providerPieces, providersBetween } = yield* SitemapViews
        const pieces = yield* providerPieces(6)
        const cuts: ReadonlyArray<ProviderId | null> = [
          null,
          ...pieces.slice(0, -1).map(({ lastId }) => lastId),
          null
        ]
        const newcomer = yield* seedProvider()
        const [left] = yield* providersBetween(null, null)
        if (left === undefined) throw new Error("There is nobody")
        yield* change(left, { listed: false })

        const pages = yield* Effect.forEach(cuts.slice(1), (upTo, index) =>
          providersBetween(cuts[index] ?? null, upTo)
        )
        const ids = pages.flat().map(({ id }) => id)
        expect(ids).toContain(newcomer.id)
        expect(ids).not.toContain(left.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toHaveLength(20)
      })
    ))

  it("says when each provider changed last, and the newest of a piece", () =>
    run(
      Effect.gen(function* () {
        const { providerPieces, providersBetween } = yield* SitemapViews
        const provider = yield* seedProvider({ updatedAt: at(4) })
        const stampOf = Effect.map(
          providersBetween(null, null),
          (all) => all.find(({ id }) => id === provider.id)?.updatedAt
        )
        expect(yield* stampOf).toBe(at(4))
        yield* change(provider, { updatedAt: at(9) })
        expect(yield* stampOf).toBe(at(9))
        expect((yield* providerPieces(1_000)).map(({ updatedAt }) => updatedAt)).toEqual([at(9)])
      })
    ))

  it("has the local pages of each category, with the newest change of their providers", () =>
    run(
      Effect.gen(function* () {
        const roofers = (place: string, ...days: ReadonlyArray<number>) =>
          days.map((day) => ({ place, specialties: ["Roofing"], updatedAt: at(day) }))
        yield* seedProviders([
          ...roofers("wi/madison", 3, 11, 5),
          ...roofers("wi/racine", 12, 1, 2, 7),
          ...roofers("wi/wausau", 20, 21)
        ])
        const { localCategories, localPages } = yield* SitemapViews
        const pages = yield* localPages("Roofing")
        expect(pages.toSorted((a, b) => (a.place < b.place ? -1 : 1))).toEqual([
          { place: "wi/madison", updatedAt: at(11) },
          { place: "wi/racine", updatedAt: at(12) }
        ])
        expect(yield* localCategories).toContainEqual({ category: "Roofing", updatedAt: at(12) })
        expect((yield* localCategories).map(({ category }) => category)).not.toContain("Electrical")
      })
    ))
})
