import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { type ProjectStatus, projectStatuses } from "#domain/project/project-life-cycle.ts"
import { canQuote, isVisibleTo, locationFor } from "#domain/project/project-standing.ts"
import { Project, type ProjectRecord, shownOf } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { quoteStatuses } from "#domain/quote/quote-life-cycle.ts"
import { type ProjectId, type ProviderId, type QuoteId, ThingId, type UserId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { aCategoryId, aConversation, aPhoto, aProject, aQuote, aSlice } from "#tests/support/builders.ts"
import { everyPage } from "#tests/support/pages.ts"
import { asHomeowner, seedHomeowner, seedMarketplace, seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

interface OfEveryKind {
  readonly homeownerId: UserId
  /** The provider the project is agreed with, or addressed to. */
  readonly providerIds: ReadonlyArray<ProviderId | null>
  /** The quote of an agreed project. */
  readonly quoteId: QuoteId
}

const projectsOfEveryKind = ({ homeownerId, providerIds, quoteId }: OfEveryKind) =>
  projectStatuses.flatMap((status: ProjectStatus) =>
    providerIds.flatMap((providerId) =>
      ["HVAC", "Moving"].map((category) =>
        aProject({
          homeownerId,
          status,
          providerId,
          category,
          categoryId: aCategoryId(category),
          location: "4117 Peregrine Hollow, Austin, TX 78704",
          quoteId: status === "in_progress" || status === "completed" ? quoteId : null
        })
      )
    )
  )

const quotesOfEveryKind = (projects: ReadonlyArray<ProjectRecord>, providerId: ProviderId) =>
  projects.flatMap(({ homeownerId, id: projectId }, index) => {
    const status = [...quoteStatuses, null][index % 6]
    return status ? [aQuote({ homeownerId, providerId, projectId, status })] : []
  })

type Seen = Pick<Project, "canQuote" | "location">

/**
 * What the rules let the provider see: each visible project's id, with whether they may quote on it and how much of its
 * location they read.
 */
const visibleByTheRules = Effect.fnUntraced(function* (
  { id }: ProviderProfile,
  projects: ReadonlyArray<ProjectRecord>
) {
  const { standingOf } = yield* ProjectRepository
  const visible = new Map<ProjectId, Seen>()
  for (const project of projects) {
    const standing = yield* standingOf(id, project.id)
    if (!isVisibleTo(project, standing)) continue
    visible.set(project.id, { canQuote: canQuote(project, standing), location: locationFor(project, id) })
  }
  return visible
})

const seenOf = ({ canQuote: mayQuote, location }: Project): Seen => ({ canQuote: mayQuote, location })

const visibleInTheList = Effect.fnUntraced(function* ({ id }: ProviderProfile) {
  const views = yield* ProjectViews
  const listed = yield* everyPage((slice) => views.ofProvider(id, slice))
  return new Map(listed.map((project) => [project.id, seenOf(project)]))
})

const visibleByItself = Effect.fnUntraced(function* ({ id }: ProviderProfile, ids: Iterable<ProjectId>) {
  const views = yield* ProjectViews
  const shown = yield* Effect.forEach(ids, (projectId) => views.byIdFor(projectId, id))
  return new Map(shown.map((project) => [project.id, seenOf(project)]))
})

/** The projects that the provider's quotes name, by a title or a photo. */
const namedByQuotes = Effect.fnUntraced(function* ({ id }: ProviderProfile) {
  const views = yield* QuoteViews
  const quotes = yield* everyPage((slice) => views.ofProvider(id, slice))
  const named = quotes.filter(
    ({ photos, projectTimeline, projectTitle }) =>
      projectTitle !== null || projectTimeline !== undefined || photos.length > 0
  )
  return new Set(named.map(({ projectId }) => projectId))
})

onEveryStore("ProjectViews", (run) => {
  it("shows a project with its provider's name and the form's word for the budget", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const record = aProject({ homeownerId: homeowner.id, providerId: provider.id, budgetMax: 5000.5 })
        yield* (yield* ProjectRepository).insert(record)
        const project = yield* (yield* ProjectViews).byId(record.id)
        expect(Schema.encodeUnknownSync(Project)(project)).toEqual(project)
        expect(project).toEqual({
          ...shownOf(record),
          budget: 5000.5,
          providerName: "Reyes Plumbing",
          photos: [],
          offers: 0,
          canQuote: false
        })
      })
    ))

  it("lists a homeowner's own projects, newest first", () =>
    run(
      Effect.gen(function* () {
        const [homeowner, stranger] = [yield* seedHomeowner(), yield* seedHomeowner()]
        const days = ["2026-03-01", "2026-03-03", "2026-03-02"]
        const projects = days.map((day) =>
          aProject({ homeownerId: homeowner.id, createdAt: `${day}T00:00:00.000Z`, title: day })
        )
        yield* seedMarketplace({ projects: [...projects, aProject({ homeownerId: stranger.id })] })
        const listed = yield* (yield* ProjectViews).ofHomeowner(homeowner.id, aSlice())
        expect(listed.map(({ title }) => title)).toEqual(["2026-03-03", "2026-03-02", "2026-03-01"])
        expect(listed.every((project) => project.providerName === null)).toBe(true)
      })
    ))

  it("leaves a deleted draft out of its homeowner's list and counts, and shows it to nobody who has quoted on it", () =>
    run(
      Effect.gen(function* () {
        const [homeowner, provider] = [yield* seedHomeowner(), yield* seedProvider()]
        const [kept, deleted] = [null, "2026-03-05T00:00:00.000Z"].map((deletedAt) =>
          aProject({ homeownerId: homeowner.id, status: "draft", closesAt: null, deletedAt })
        )
        const quoted = { homeownerId: homeowner.id, providerId: provider.id, status: "cancelled" } as const
        yield* seedMarketplace({
          projects: [kept, deleted].filter((project) => project !== undefined),
          quotes: [aQuote({ ...quoted, projectId: deleted?.id ?? null })]
        })
        const views = yield* ProjectViews
        expect((yield* views.ofHomeowner(homeowner.id, aSlice())).map(({ id }) => id)).toEqual([kept?.id])
        expect(yield* views.ofProvider(provider.id, aSlice({ show: "offers" }))).toEqual([])
        const counts = yield* (yield* OwnCountViews).of(asHomeowner(homeowner), "2026-03-06T00:00:00.000Z")
        expect(counts.projects.draft).toBe(1)
      })
    ))

  it("shows a provider exactly what the rules let them see, with what they may quote on and no street of others' jobs", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const viewer = yield* seedProvider({ specialties: ["HVAC"] })
        const rival = yield* seedProvider({ specialties: ["Moving"] })
        const apart = yield* seedProvider({ specialties: ["HVAC"] })
        const agreed = aQuote({ homeownerId: homeowner.id, providerId: rival.id })
        const ofEveryKind = (...providerIds: ReadonlyArray<ProviderId | null>) =>
          projectsOfEveryKind({ homeownerId: homeowner.id, providerIds, quoteId: agreed.id })
        const unquoted = ofEveryKind(null, viewer.id, rival.id)
        const quoted = Array.from({ length: 6 }, () => ofEveryKind(null, viewer.id, rival.id)).flat()
        const ofApart = ofEveryKind(null, apart.id, rival.id)
        const all = [...unquoted, ...quoted, ...ofApart]
        const quotes = [
          agreed,
          ...quotesOfEveryKind(quoted, viewer.id),
          ...quotesOfEveryKind(unquoted, rival.id),
          ...quotesOfEveryKind(ofApart, apart.id)
        ]
        yield* seedMarketplace({
          projects: all,
          quotes,
          photos: all.map(({ id }) =>
            aPhoto({
              ownerId: homeowner.id,
              purpose: "project",
              thingId: ThingId.make(id),
              state: "attached"
            })
          ),
          conversations: [
            aConversation({ homeownerId: homeowner.id, providerId: apart.id, blockedBy: homeowner.id })
          ]
        })
        for (const provider of [viewer, rival, apart]) {
          const expected = yield* visibleByTheRules(provider, all)
          expect(yield* visibleInTheList(provider)).toEqual(expected)
          expect(yield* visibleByItself(provider, expected.keys())).toEqual(expected)
          expect(expected.size).toBeGreaterThan(0)
          expect(expected.size).toBeLessThan(all.length)
          const quotedOn = quotes.filter(({ providerId }) => providerId === provider.id)
          const seen = quotedOn
            .map(({ projectId }) => projectId)
            .filter((id) => id !== null && expected.has(id))
          expect(yield* namedByQuotes(provider)).toEqual(new Set(seen))
          expect(seen.length).toBeLessThan(quotedOn.length)
        }
      })
    ))

  it("dies for an unknown id", () =>
    run(
      Effect.gen(function* () {
        expect(Exit.hasDies(yield* Effect.exit((yield* ProjectViews).byId(aProject().id)))).toBe(true)
      })
    ))
})
