import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { projectStatuses, projectTransitions } from "#domain/project/project-life-cycle.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import {
  type Announcement,
  AnnouncementRepository,
  type ListingMark
} from "#ports/repositories/announcement-repository.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { aConversation, aProject, aProviderId, aQuote, someNews } from "#tests/support/builders.ts"
import { newSpecialty, seedHomeowner, seedMarketplace, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { announceJobs } from "#use-cases/job-alerts/announce-jobs.ts"
import { storeProject } from "#use-cases/project/store-project.ts"

const at = "2026-03-02T10:00:00.000Z"
const lease = "2026-03-02T10:02:00.000Z"
const austin = { latitude: 30.27, longitude: -97.74 }
const near = (miles: number) => ({ latitude: austin.latitude + miles / 69, longitude: austin.longitude })
const nowhere = { latitude: null, longitude: null }

const seedJob = Effect.fnUntraced(function* (
  overrides: Partial<ProjectRecord>,
  ...profiles: ReadonlyArray<Partial<ProviderProfile>>
) {
  const homeowner = yield* seedHomeowner()
  const category = newSpecialty()
  const project = aProject({
    homeownerId: homeowner.id,
    category,
    place: "Austin, TX 78701",
    ...austin,
    ...overrides
  })
  const providers = yield* seedProviders(
    profiles.map((profile) => Object.assign({ specialties: [category] }, profile))
  )
  yield* seedMarketplace({ projects: [project] })
  return { homeowner, project, providers }
})

const announced = ({ id }: ProjectRecord) =>
  Effect.flatMap(AnnouncementRepository, ({ announce }) => announce(id, at))

const failing = (fault: unknown) => {
  throw fault
}

/** Announces all waiting projects, as a server does; `count` servers at once share the work. */
const runners = (count = 1) =>
  Effect.all(
    Array.from({ length: count }, () => announceJobs(failing)),
    { concurrency: "unbounded", discard: true }
  ).pipe(Effect.provide(UuidIds))

const toldOf = Effect.fnUntraced(function* (
  { id }: ProjectRecord,
  providers: ReadonlyArray<ProviderProfile>
) {
  const { of } = yield* NotificationRepository
  const inboxes = yield* Effect.forEach(providers, ({ userId }) =>
    of(userId, { limit: 10, before: null }, "2099-01-01T00:00:00.000Z")
  )
  return inboxes.map(
    (own) => own.filter(({ kind, thingId }) => kind === "job-alert" && thingId === id).length
  )
})

const everyCandidate = Effect.fnUntraced(function* (project: ProjectRecord, limit: number) {
  const { candidates } = yield* AnnouncementRepository
  const all: Array<ProviderId> = []
  let after: ListingMark | null = null
  for (;;) {
    const page: ReadonlyArray<{ readonly mark: ListingMark }> = yield* candidates(project, after, limit)
    all.push(...page.map(({ mark }) => mark.id))
    after = page.at(-1)?.mark ?? null
    if (page.length < limit) return all
  }
})

onEveryStore("Announcements", (run) => {
  it("are claimed once when they are due, go on where they were, and end", () =>
    run(
      Effect.gen(function* () {
        const { claim, settle } = yield* AnnouncementRepository
        const { project } = yield* seedJob({})
        yield* announced(project)
        expect(yield* claim("2026-03-02T09:59:59.999Z", lease, 10)).toEqual([])
        const both = yield* Effect.all([claim(at, lease, 10), claim(at, lease, 10)], { concurrency: 2 })
        const claimed: Announcement = { projectId: project.id, after: null, dueAt: lease }
        expect(both.flat()).toEqual([claimed])
        const after = { ...austin, id: aProviderId() }
        // Another lease holds it: this settling has no effect.
        yield* settle({ projectId: project.id, dueAt: at }, null)
        yield* settle(claimed, { after, dueAt: at })
        expect(yield* claim(at, lease, 10)).toEqual([{ ...claimed, after }])
        // Published again meanwhile: the announcement starts over.
        yield* announced(project)
        yield* settle(claimed, null)
        expect(yield* claim(at, lease, 10)).toEqual([claimed])
        yield* settle(claimed, null)
        expect(yield* claim(lease, lease, 10)).toEqual([])
      })
    ))

  it("are claimed the oldest first", () =>
    run(
      Effect.gen(function* () {
        const { announce, claim } = yield* AnnouncementRepository
        const [{ project: later }, { project: sooner }] = [yield* seedJob({}), yield* seedJob({})]
        yield* announce(later.id, "2026-03-02T09:00:00.000Z")
        yield* announce(sooner.id, "2026-03-02T08:00:00.000Z")
        const first = yield* claim(at, lease, 1)
        expect(first.map(({ projectId }) => projectId)).toEqual([sooner.id])
        expect((yield* claim(at, lease, 1)).map(({ projectId }) => projectId)).toEqual([later.id])
      })
    ))

  it("look at every provider of the trade whom the project may reach, page by page, and at nobody twice", () =>
    run(
      Effect.gen(function* () {
        const places = [austin, austin, { latitude: 31.5, longitude: -97.1 }, nowhere, nowhere, nowhere]
        const far = { latitude: 47.6, longitude: -122.3 }
        const { project, providers } = yield* seedJob(
          {},
          ...places,
          far,
          { ...austin, listed: false },
          { ...austin, specialties: ["Another trade"] }
        )
        const within = providers.slice(0, places.length).map(({ id }) => id)
        for (const limit of [1, 2, 3, 100]) {
          const seen = yield* everyCandidate(project, limit)
          expect(new Set(seen).size).toBe(seen.length)
          expect(seen).toEqual(expect.arrayContaining(within))
          expect(seen).toHaveLength(new Set([...seen, ...within]).size)
        }
        // A project of unknown place is within reach of everybody, and announced to nobody.
        expect(yield* everyCandidate({ ...project, ...nowhere }, 2)).toEqual([])
      })
    ))

  it("tell whoever the project waits for and wants to hear of it, once, however many servers there are", () =>
    run(
      Effect.gen(function* () {
        const { choose } = yield* JobAlertRepository
        const { homeowner, project, providers } = yield* seedJob(
          { title: "Repipe the house", description: "All of it is galvanized steel.", budgetMax: 900 },
          near(1),
          { ...near(30), radiusMiles: 20 },
          { ...near(30), radiusMiles: 35 },
          nowhere,
          { ...near(1), pausedUntil: "2099-01-01" },
          { ...near(1), pausedUntil: "2020-01-01" },
          near(1),
          near(1),
          near(1),
          near(1),
          near(1),
          near(1),
          near(1),
          near(1)
        )
        const [, , , , , , wanted, unwanted, poor, blocked, invited, bidder, worded, blocking] = providers
        const words = { words: [], without: [], minBudget: null }
        for (const [provider, chosen] of [
          [wanted, { ...words, words: ["tankless", "REPIPE"] }],
          [unwanted, { ...words, without: ["Galvanized"] }],
          [poor, { ...words, minBudget: 1_000 }],
          [worded, { ...words, words: ["tankless"] }]
        ] as const)
          if (provider) yield* choose(provider.id, chosen)
        if (!blocked || !blocking || !invited || !bidder)
          throw new Error("There are fewer providers than named")
        yield* seedMarketplace({
          conversations: [
            { providerId: blocked.id, blockedBy: homeowner.id },
            { providerId: blocking.id, blockedBy: blocking.userId }
          ].map((one) => aConversation({ homeownerId: homeowner.id, blockedAt: at, ...one })),
          invitations: [{ projectId: project.id, providerId: invited.id, at }],
          quotes: [
            aQuote({
              homeownerId: homeowner.id,
              providerId: bidder.id,
              projectId: project.id,
              status: "rejected"
            })
          ]
        })
        yield* announced(project)
        yield* runners(3)
        const told = [1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
        expect(yield* toldOf(project, providers)).toEqual(told)
        // Published once more, nobody is notified twice, not even those who have read the notification.
        const { markRead } = yield* NotificationRepository
        const reading = { about: [project.id] }
        yield* Effect.forEach(providers, ({ userId }) =>
          markRead(userId, reading, "2099-01-01T00:00:00.000Z")
        )
        yield* announced(project)
        yield* runners(2)
        expect(yield* toldOf(project, providers)).toEqual(told)
      })
    ))

  it("say nothing of a project that was withdrawn, given away or filled meanwhile", () =>
    run(
      Effect.gen(function* () {
        const { project: withdrawn, providers: some } = yield* seedJob({ status: "draft" }, austin)
        const { project: full, providers: others } = yield* seedJob({ maxOffers: 0 }, austin)
        yield* announced(withdrawn)
        yield* announced(full)
        yield* runners()
        expect(yield* toldOf(withdrawn, some)).toEqual([0])
        expect(yield* toldOf(full, others)).toEqual([0])
        expect(yield* (yield* AnnouncementRepository).claim("2099-01-01T00:00:00.000Z", lease, 10)).toEqual(
          []
        )
      })
    ))

  it("that failed in the middle of a page leave nothing, and are told whole the next time", () =>
    run(
      Effect.gen(function* () {
        const { project, providers } = yield* seedJob({}, austin, austin, austin)
        yield* announced(project)
        const notifications = yield* NotificationRepository
        const faults: Array<unknown> = []
        const broken = announceJobs((fault) => void faults.push(fault)).pipe(
          Effect.provideService(NotificationRepository, {
            ...notifications,
            tell: () => Effect.die(new Error("the disk is full"))
          }),
          Effect.provide(UuidIds)
        )
        yield* broken
        expect(faults).toHaveLength(1)
        expect(yield* toldOf(project, providers)).toEqual([0, 0, 0])
        // As if the lease had ended.
        yield* announced(project)
        yield* runners()
        expect(yield* toldOf(project, providers)).toEqual([1, 1, 1])
      })
    ))

  it("are forgotten once the project can never be open again, and not before", () =>
    run(
      Effect.gen(function* () {
        const { noteTold } = yield* AnnouncementRepository
        const leads = (status: ProjectRecord["status"]): boolean =>
          status === "pending" || projectTransitions.some(({ from, to }) => from === status && leads(to))
        const { homeowner, providers } = yield* seedJob({}, austin, austin)
        const [told, never] = providers.map(({ id }) => id)
        if (!told || !never) throw new Error("There are fewer providers than named")
        const projects = [
          ...projectStatuses.map((status) => aProject({ homeownerId: homeowner.id, status })),
          aProject({ homeownerId: homeowner.id, status: "draft", deletedAt: at })
        ]
        yield* seedMarketplace({ projects })
        for (const { id } of projects) yield* noteTold(id, [told], at)
        for (const value of projects) yield* storeProject({ value, news: () => someNews() })
        const freshOn = ({ id }: ProjectRecord) => noteTold(id, [told, never], lease)
        const fresh = yield* Effect.forEach(projects, freshOn)
        const expected = projects.map(({ deletedAt, status }) =>
          leads(status) && deletedAt === null ? [never] : [told, never]
        )
        expect(fresh.map((ids) => new Set(ids))).toEqual(expected.map((ids) => new Set(ids)))
      })
    ))

  it("leave the rest of their pages to who comes next", { timeout: 60_000 }, () =>
    run(
      Effect.gen(function* () {
        const { project, providers } = yield* seedJob({}, ...Array.from({ length: 1_201 }, () => austin))
        yield* announced(project)
        yield* runners(2)
        expect((yield* toldOf(project, providers)).every((count) => count === 1)).toBe(true)
      })
    )
  )
})
