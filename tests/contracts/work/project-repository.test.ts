import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import type { ProjectRecord } from "#domain/project/project.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { aProject, aProviderId, aQuote } from "#tests/support/builders.ts"
import { seedHomeowner, seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const seedProject = Effect.fnUntraced(function* (overrides: Partial<ProjectRecord> = {}) {
  const homeowner = yield* seedHomeowner()
  const project = aProject({ homeownerId: homeowner.id, ...overrides })
  yield* (yield* ProjectRepository).insert(project)
  return project
})

onEveryStore("ProjectRepository", (run) => {
  it("gives back exactly what was inserted", () =>
    run(
      Effect.gen(function* () {
        const { id: providerId } = yield* seedProvider()
        const project = yield* seedProject({
          providerId,
          budgetMin: 100.5,
          budgetMax: 999_999.99,
          zipCode: ""
        })
        const projects = yield* ProjectRepository
        expect(yield* projects.byId(project.id)).toEqual(project)
        expect(yield* projects.held(project.id)).toEqual(project)
      })
    ))

  it("has no project under an unknown id", () =>
    run(
      Effect.gen(function* () {
        const projects = yield* ProjectRepository
        const unknown = aProject().id
        expect(yield* Effect.flip(projects.byId(unknown))).toMatchObject({
          _tag: "NotFound",
          thing: "project"
        })
        expect(yield* Effect.flip(projects.held(unknown))).toMatchObject({ _tag: "NotFound" })
      })
    ))

  it("writes a change and bumps the version", () =>
    run(
      Effect.gen(function* () {
        const projects = yield* ProjectRepository
        const project = yield* seedProject()
        yield* projects.update({ ...project, status: "draft" })
        expect(yield* projects.byId(project.id)).toEqual({ ...project, status: "draft", version: 1 })
      })
    ))

  it("names its accepted quote, stored before or after it", () =>
    run(
      Effect.gen(function* () {
        const projects = yield* ProjectRepository
        const { homeowner, provider } = yield* seedPair()
        const project = yield* seedProject({ homeownerId: homeowner.id })
        const quote = aQuote({ homeownerId: homeowner.id, providerId: provider.id, projectId: project.id })
        yield* (yield* QuoteRepository).insert(quote)
        yield* projects.update({ ...project, quoteId: quote.id, status: "in_progress" })
        expect((yield* projects.byId(project.id)).quoteId).toBe(quote.id)
      })
    ))

  it("refuses a change to a version that is no more", () =>
    run(
      Effect.gen(function* () {
        const projects = yield* ProjectRepository
        const project = yield* seedProject()
        yield* projects.update({ ...project, title: "First" })
        const late = yield* Effect.flip(projects.update({ ...project, title: "Second" }))
        expect(late).toMatchObject({ _tag: "ChangedMeanwhile", thing: "project" })
        expect((yield* projects.byId(project.id)).title).toBe("First")
      })
    ))

  it("knows what is pending of a homeowner, or for one provider alone, in the order of ids", () =>
    run(
      Effect.gen(function* () {
        const { pendingOf } = yield* ProjectRepository
        const [{ homeowner, provider }, other] = [yield* seedPair(), yield* seedPair()]
        const [homeownerId, providerId] = [homeowner.id, provider.id]
        const seeded = [
          yield* seedProject({ homeownerId }),
          yield* seedProject({ homeownerId, providerId }),
          yield* seedProject({ homeownerId: other.homeowner.id, providerId }),
          yield* seedProject({ homeownerId, providerId: other.provider.id })
        ]
        for (const status of ["draft", "in_progress", "completed"] as const)
          yield* seedProject({ homeownerId, providerId, status })
        const idsWhere = (has: (project: ProjectRecord) => boolean) =>
          seeded
            .filter(has)
            .map(({ id }) => id)
            .toSorted()
        expect(yield* pendingOf({ homeownerId })).toEqual(idsWhere((one) => one.homeownerId === homeownerId))
        expect(yield* pendingOf({ providerId })).toEqual(idsWhere((one) => one.providerId === providerId))
      })
    ))

  it("knows who follows a project: whoever has quoted on it or is invited to it, each once", () =>
    run(
      Effect.gen(function* () {
        const { followersOf, invite } = yield* ProjectRepository
        const [project, another] = [yield* seedProject(), yield* seedProject()]
        const [bidder, invited, both, elsewhere] = yield* Effect.all([
          seedProvider(),
          seedProvider(),
          seedProvider(),
          seedProvider()
        ])
        const quotes = yield* QuoteRepository
        const { homeownerId, id: projectId } = project
        for (const { id: providerId } of [bidder, both])
          yield* quotes.insert(aQuote({ homeownerId, projectId, providerId, status: "rejected" }))
        const of = (id: ProjectRecord["id"], { id: providerId }: typeof bidder) => ({
          projectId: id,
          providerId,
          at: project.createdAt
        })
        yield* invite([of(projectId, invited), of(projectId, both), of(another.id, elsewhere)])
        expect(new Set(yield* followersOf(projectId))).toEqual(new Set([bidder.id, invited.id, both.id]))
        expect(yield* followersOf(projectId)).toHaveLength(3)
      })
    ))

  it.each([
    ["nothing", null, { hasQuoted: false, hasLiveQuote: false }],
    ["a pending quote", "pending", { hasQuoted: true, hasLiveQuote: true }],
    ["an accepted quote", "accepted", { hasQuoted: true, hasLiveQuote: true }],
    ["a rejected quote", "rejected", { hasQuoted: true, hasLiveQuote: false }],
    ["a cancelled quote", "cancelled", { hasQuoted: true, hasLiveQuote: false }],
    ["a completed quote", "completed", { hasQuoted: true, hasLiveQuote: false }]
  ] as const)("tells the standing of a provider with %s on the project", (_, status, expected) =>
    run(
      Effect.gen(function* () {
        const project = yield* seedProject()
        const { id: providerId } = yield* seedProvider({
          specialties: ["Moving", "HVAC"],
          latitude: 30.25,
          longitude: -97.75
        })
        const other = yield* seedProvider()
        const quotes = yield* QuoteRepository
        const { homeownerId, id: projectId } = project
        yield* quotes.insert(aQuote({ homeownerId, projectId, providerId: other.id }))
        if (status !== null) yield* quotes.insert(aQuote({ homeownerId, projectId, providerId, status }))
        expect(yield* (yield* ProjectRepository).standingOf(providerId, projectId)).toEqual({
          providerId,
          specialties: ["Moving", "HVAC"],
          base: { latitude: 30.25, longitude: -97.75 },
          radiusMiles: 50,
          isInvited: false,
          isBlocked: false,
          offers: expected.hasLiveQuote ? 2 : 1,
          ...expected
        })
      })
    )
  )

  it("dies for the standing of an unknown provider", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProject()
        const projects = yield* ProjectRepository
        expect(Exit.hasDies(yield* Effect.exit(projects.standingOf(aProviderId(), id)))).toBe(true)
      })
    ))
})
