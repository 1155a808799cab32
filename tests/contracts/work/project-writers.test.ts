import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { memoryMailer } from "#adapters/memory/mailer.ts"
import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { aPhoto, aProject, aProjectRequest } from "#tests/support/builders.ts"
import { asHomeowner, seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { changeProject } from "#use-cases/project/change-project.ts"
import { postProject } from "#use-cases/project/post-project.ts"
import { publishProject } from "#use-cases/project/project-moves.ts"

const system = Layer.mergeAll(UuidIds, ZipcodePlaces, memoryMailer().layer)

const seedProject = Effect.fnUntraced(function* (overrides: Partial<ProjectRecord> = {}) {
  const homeowner = yield* seedHomeowner()
  const project = aProject({ homeownerId: homeowner.id, ...overrides })
  yield* (yield* ProjectRepository).insert(project)
  return project
})

onEveryStore("ProjectRepository", (run) => {
  it("counts the pending projects of a homeowner, for one transaction after the other", () =>
    run(
      Effect.gen(function* () {
        const { insert, openOf } = yield* ProjectRepository
        const { atomically } = yield* Transactor
        const { homeownerId } = yield* seedProject()
        for (const status of ["draft", "in_progress", "completed", "pending"] as const)
          yield* insert(aProject({ homeownerId, status }))
        yield* seedProject()
        expect(yield* openOf(homeownerId)).toBe(2)

        const oneMore = atomically(Effect.tap(openOf(homeownerId), () => insert(aProject({ homeownerId }))))
        const seen = yield* Effect.all(
          Array.from({ length: 5 }, () => oneMore),
          { concurrency: "unbounded" }
        )
        expect(seen.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6])
      })
    ))

  it("lets one of many writers at once win", () =>
    run(
      Effect.gen(function* () {
        const projects = yield* ProjectRepository
        const project = yield* seedProject()
        const writers = Array.from({ length: 8 }, (_, index) =>
          Effect.exit(projects.update({ ...project, title: `Writer ${index}` }))
        )
        const exits = yield* Effect.all(writers, { concurrency: "unbounded" })
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect((yield* projects.byId(project.id)).version).toBe(1)
      })
    ))

  it("holds a project until the transaction ends", () =>
    run(
      Effect.gen(function* () {
        const projects = yield* ProjectRepository
        const { atomically } = yield* Transactor
        const { id } = yield* seedProject({ title: "0" })
        const countUp = atomically(
          Effect.gen(function* () {
            const project = yield* projects.held(id)
            yield* projects.update({ ...project, title: String(Number(project.title) + 1) })
          })
        )
        yield* Effect.all([countUp, countUp, countUp, countUp], { concurrency: "unbounded" })
        expect((yield* projects.byId(id)).title).toBe("4")
      })
    ))

  it("is posted with a photo or without it, though an operator takes this down at the same time", () =>
    run(
      Effect.gen(function* () {
        const owner = yield* seedHomeowner()
        const photo = aPhoto({ ownerId: owner.id, purpose: "project" })
        const photos = yield* PhotoRepository
        yield* photos.insert([photo], null)
        const request = { ...aProjectRequest(), timeline: "1 month", photoIds: [photo.id] } as const
        const sent = { request: Effect.succeed(request), named: Effect.succeed(request) }
        const projects = yield* ProjectRepository
        const { atomically } = yield* Transactor
        const ownerIsWanted = yield* Deferred.make<void>()
        const isTakenDown = yield* Deferred.make<void>()
        const posting = Effect.provideService(postProject(asHomeowner(owner), sent), ProjectRepository, {
          ...projects,
          openOf: (id) =>
            Deferred.succeed(ownerIsWanted, undefined).pipe(
              Effect.andThen(Deferred.await(isTakenDown)),
              // Times out where the other transaction waits for this one: on a store with one writing connection.
              Effect.timeoutOption("300 millis"),
              Effect.andThen(projects.openOf(id))
            )
        })
        const taking = Deferred.await(ownerIsWanted).pipe(
          Effect.andThen(atomically(photos.remove(photo.id))),
          Effect.tap(() => Deferred.succeed(isTakenDown, undefined))
        )
        const together = { concurrency: "unbounded" } as const
        const [posted, taken] = yield* Effect.all([Effect.exit(posting), Effect.exit(taking)], together)
        expect([Exit.hasDies(posted), Exit.hasDies(taken)]).toEqual([false, false])
        expect(yield* photos.facts(photo.id)).toMatchObject({ state: "removed" })
      }).pipe(Effect.provide(system))
    ))

  it("is saved and published at the same time, and then says what was saved", () =>
    run(
      Effect.gen(function* () {
        const owner = yield* seedHomeowner()
        const actor = asHomeowner(owner)
        const { byId, insert } = yield* ProjectRepository
        const title = "Repipe the whole house"
        const request = { ...aProjectRequest(), title, timeline: "1 month" } as const
        const sent = { request: Effect.succeed(request), named: Effect.succeed(request) }
        for (let round = 0; round < 6; round++) {
          const draft = aProject({ homeownerId: owner.id, status: "draft" })
          yield* insert(draft)
          const both = [changeProject(actor, draft.id, sent), publishProject(actor, draft.id)]
          yield* Effect.all(both, { concurrency: "unbounded" })
          expect(yield* byId(draft.id)).toMatchObject({ title, status: "pending" })
        }
      }).pipe(Effect.provide(system))
    ))
})
