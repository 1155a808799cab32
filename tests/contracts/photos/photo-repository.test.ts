import * as Effect from "effect/Effect"
import { v7 as uuid } from "uuid"
import { expect, it } from "vitest"

import type { PhotoRecord } from "#domain/photo/photo.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { aCase, aPhoto, aPhotoId, aProject, createdAt } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = "2026-03-02T10:00:00.000Z"

/** Stores photos that belong to one new person. */
const seedPhotos = Effect.fnUntraced(function* (...overrides: ReadonlyArray<Partial<PhotoRecord>>) {
  const { id: ownerId } = yield* seedHomeowner()
  const photos = overrides.map((override) => aPhoto({ ownerId, ...override }))
  const repository = yield* PhotoRepository
  yield* repository.insert(photos, null)
  const [thingId, otherThing] = [uuid(), uuid()]
  return { ownerId, photos, ids: photos.map(({ id }) => id), repository, thingId, otherThing }
})

onEveryStore("Photos", (run) => {
  it("are kept as they were given, and only their owner has them while they are loose", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, photos, repository } = yield* seedPhotos({ caption: "The tap" })
        const other = yield* seedHomeowner()
        expect(yield* repository.loose(ownerId, ids)).toEqual(photos)
        expect(yield* repository.loose(other.id, ids)).toEqual([])
        expect(yield* repository.loose(ownerId, [])).toEqual([])
      })
    ))

  it("tell what decides who may see them, and nothing of one that does not exist", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({ purpose: "portfolio" })
        yield* repository.attach(ids, { ownerId, purpose: "portfolio", thingId, at })
        expect(yield* repository.facts(ids[0] ?? aPhotoId())).toEqual({
          id: ids[0],
          ownerId,
          purpose: "portfolio",
          state: "attached",
          thingId,
          copyOf: null
        })
        expect(yield* repository.facts(aPhotoId())).toBe(null)
      })
    ))

  it("are attached in the order in which they are named", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({}, {}, {})
        const order = ids.toReversed()
        const attached = yield* repository.attach(order, { ownerId, purpose: "request", thingId, at })
        expect(attached.toSorted()).toEqual(ids.toSorted())
        const there = yield* repository.of({ purpose: "request", thingId })
        expect(there.map(({ id }) => id)).toEqual(order)
        expect(there.map(({ position }) => position)).toEqual([0, 1, 2])
        expect(there[0]).toMatchObject({ state: "attached", attachedAt: at, thingId })
        expect(yield* repository.loose(ownerId, ids)).toEqual([])
      })
    ))

  it("of others, of other purposes, of other things and removed ones are not attached", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId, otherThing } = yield* seedPhotos(
          {},
          { purpose: "message" },
          {},
          {}
        )
        const foreign = yield* seedPhotos({})
        const [free, message, elsewhere, removed] = ids
        if (!free || !message || !elsewhere || !removed) throw new Error("There are four photos")
        const to = { ownerId, purpose: "request", at } as const
        yield* repository.attach([elsewhere], { ...to, thingId: otherThing })
        yield* repository.remove(removed)
        const named = [...ids, ...foreign.ids, aPhotoId()]
        expect(yield* repository.attach(named, { ...to, thingId })).toEqual([free])
        expect(yield* repository.attach([], { ...to, thingId })).toEqual([])
      })
    ))

  it("are attached to one thing only, when two ask at once", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId, otherThing } = yield* seedPhotos({})
        const { atomically } = yield* Transactor
        const to = { ownerId, purpose: "request", at } as const
        const both = yield* Effect.all(
          [thingId, otherThing].map((thing) => atomically(repository.attach(ids, { ...to, thingId: thing }))),
          { concurrency: "unbounded" }
        )
        expect(both.flat()).toEqual(ids)
      })
    ))

  it("change their order and are taken from a thing, and then are loose again", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({}, {}, {})
        const [first, second, third] = ids
        if (!first || !second || !third) throw new Error("There are three photos")
        const to = { ownerId, purpose: "request", thingId, at } as const
        yield* repository.attach([first, second], to)
        expect(yield* repository.detach(to, [second, third])).toEqual([first])
        const later = { ...to, at: "2026-03-02T11:00:00.000Z" }
        yield* repository.attach([third, second], later)
        const there = yield* repository.of(to)
        expect(there.map(({ attachedAt, id }) => [id, attachedAt])).toEqual([
          [third, later.at],
          [second, at]
        ])
        const [loose] = yield* repository.loose(ownerId, [first])
        expect(loose).toMatchObject({ state: "loose", thingId: null, attachedAt: null })
        expect((yield* repository.detach(to, [])).toSorted()).toEqual([second, third].toSorted())
        expect(yield* repository.of(to)).toEqual([])
      })
    ))

  it("are described by their owner alone", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, photos, repository } = yield* seedPhotos({})
        const other = yield* seedHomeowner()
        const [id = aPhotoId()] = ids
        expect(yield* repository.describe(id, ownerId, "The tap")).toEqual({
          ...photos[0],
          caption: "The tap"
        })
        expect(yield* repository.describe(id, other.id, "Mine")).toBe(null)
        expect(yield* repository.describe(id, ownerId, null)).toEqual(photos[0])
        yield* repository.remove(id)
        expect(yield* repository.describe(id, ownerId, "Back")).toBe(null)
      })
    ))

  it("are taken down once, and then belong to their thing no more", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({}, {})
        const [id = aPhotoId(), stays] = ids
        yield* repository.attach(ids, { ownerId, purpose: "request", thingId, at })
        expect(yield* repository.remove(id)).toBe(true)
        expect(yield* repository.remove(id)).toBe(false)
        expect((yield* repository.of({ purpose: "request", thingId })).map((photo) => photo.id)).toEqual([
          stays
        ])
        expect(yield* repository.facts(id)).toMatchObject({ state: "removed", thingId })
        expect(yield* repository.needed([...ids, aPhotoId()])).toEqual([stays])
      })
    ))

  it("count for their owner, attached or loose, but for those of messages and removed ones", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({}, {}, { purpose: "message" }, {})
        const [attached = aPhotoId(), , , removed = aPhotoId()] = ids
        yield* repository.attach([attached], { ownerId, purpose: "request", thingId, at })
        yield* repository.remove(removed)
        expect(yield* repository.kept(ownerId)).toBe(2)
        expect(yield* repository.insert([aPhoto({ ownerId })], 2)).toBe(false)
        expect(yield* repository.insert([aPhoto({ ownerId, purpose: "message" })], null)).toBe(true)
        expect(yield* repository.insert([aPhoto({ ownerId })], 3)).toBe(true)
        expect(yield* repository.kept(ownerId)).toBe(3)
      })
    ))

  it("count no longer once their project is deleted", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository } = yield* seedPhotos(
          { purpose: "project" },
          { purpose: "project" },
          { purpose: "project" }
        )
        const deleted = aProject({ homeownerId: ownerId, status: "draft", deletedAt: at })
        const draft = aProject({ homeownerId: ownerId, status: "draft" })
        yield* seedMarketplace({ projects: [deleted, draft] })
        for (const [place, { id: thingId }] of [deleted, draft].entries())
          yield* repository.attach(ids.slice(place, place + 1), { ownerId, purpose: "project", thingId, at })
        expect(yield* repository.kept(ownerId)).toBe(2)
      })
    ))

  it("are no more than there is room for, even when many come at once", () =>
    run(
      Effect.gen(function* () {
        const { id: ownerId } = yield* seedHomeowner()
        const { atomically } = yield* Transactor
        const { insert, kept } = yield* PhotoRepository
        const came = yield* Effect.all(
          Array.from({ length: 8 }, () => atomically(insert([aPhoto({ ownerId })], 5))),
          { concurrency: "unbounded" }
        )
        expect(came.filter(Boolean)).toHaveLength(5)
        expect(yield* kept(ownerId)).toBe(5)
      })
    ))

  it("are no more than there is room for, when some come together", () =>
    run(
      Effect.gen(function* () {
        const { id: ownerId } = yield* seedHomeowner()
        const { insert, kept } = yield* PhotoRepository
        const three = () => [aPhoto({ ownerId }), aPhoto({ ownerId }), aPhoto({ ownerId })]
        expect(yield* insert(three(), 5)).toBe(true)
        expect(yield* insert(three(), 5)).toBe(false)
        expect(yield* insert([], 0)).toBe(true)
        expect(yield* kept(ownerId)).toBe(3)
      })
    ))

  it("are held for their owner alone, in their order", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({}, {}, {})
        const [first, second, third] = ids
        if (!first || !second || !third) throw new Error("There are three photos")
        const thing = { purpose: "request", thingId } as const
        yield* repository.attach([third, second, first], { ...thing, ownerId, at })
        yield* repository.remove(second)
        const held = yield* repository.hold(thing, ownerId)
        expect(held.map(({ id }) => id)).toEqual([third, first])
        expect(held).toEqual(yield* repository.of(thing))
        const other = yield* seedHomeowner()
        expect(yield* repository.hold(thing, other.id)).toEqual([])
      })
    ))

  it("that are copies are needed and taken down with the one whose pictures they show", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, photos, repository } = yield* seedPhotos({}, {})
        const [id = aPhotoId(), alone = aPhotoId()] = ids
        const copies = [aPhoto({ ownerId, copyOf: id }), aPhoto({ ownerId, copyOf: id })]
        const [copy = aPhotoId(), twin = aPhotoId()] = copies.map((photo) => photo.id)
        yield* repository.insert(copies, null)
        expect(yield* repository.facts(copy)).toMatchObject({ copyOf: id })
        expect(yield* repository.loose(ownerId, [copy, id])).toEqual(
          expect.arrayContaining([photos[0], copies[0]])
        )
        // A copy has no pictures of its own.
        expect((yield* repository.needed([id, alone, copy])).toSorted()).toEqual([id, alone].toSorted())
        expect(yield* repository.remove(copy)).toBe(true)
        for (const gone of [id, copy, twin])
          expect(yield* repository.facts(gone)).toMatchObject({ state: "removed" })
        expect(yield* repository.remove(id)).toBe(false)
        expect(yield* repository.facts(alone)).toMatchObject({ state: "loose" })
        expect(yield* repository.needed(ids)).toEqual([alone])
      })
    ))

  it("are taken down with a copy that is made at the same time", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({})
        const { atomically } = yield* Transactor
        const [id = aPhotoId()] = ids
        const thing = { purpose: "request", thingId } as const
        yield* repository.attach(ids, { ...thing, ownerId, at })
        const copying = atomically(
          Effect.gen(function* () {
            const held = yield* repository.hold(thing, ownerId)
            yield* Effect.yieldNow
            const copies = held.map((photo) => aPhoto({ ownerId, copyOf: photo.id }))
            yield* repository.insert(copies, null)
            return copies
          })
        )
        const [copies] = yield* Effect.all([copying, atomically(repository.remove(id))], {
          concurrency: "unbounded"
        })
        for (const photo of copies)
          expect(yield* repository.facts(photo.id)).toMatchObject({ state: "removed" })
        expect(yield* repository.needed(ids)).toEqual([])
      })
    ))

  it("that a thing let go are forgotten as if they were made then", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos({
          createdAt: "2026-01-01T00:00:00.000Z"
        })
        const to = { ownerId, purpose: "request", thingId, at } as const
        yield* repository.attach(ids, to)
        yield* repository.detach({ ...to, at: "2026-01-04T10:00:00.000Z" }, [])
        expect(yield* repository.forgetLoose("2026-01-04T10:00:00.000Z", 9)).toEqual([])
        expect(yield* repository.forgetLoose("2026-01-04T10:00:00.001Z", 9)).toEqual(ids)
      })
    ))

  it("that stayed loose are forgotten, oldest first and so many at a time", () =>
    run(
      Effect.gen(function* () {
        const { ids, ownerId, repository, thingId } = yield* seedPhotos(
          { createdAt: "2026-01-01T00:00:00.000Z" },
          { createdAt: "2026-01-02T00:00:00.000Z" },
          { createdAt: "2026-01-03T00:00:00.000Z" },
          { createdAt: "2026-01-03T00:00:00.000Z" },
          { createdAt }
        )
        const [oldest, attached, middle, removed, young] = ids
        if (!oldest || !attached || !middle || !removed || !young) throw new Error("There are five photos")
        yield* repository.attach([attached], { ownerId, purpose: "request", thingId, at })
        yield* repository.remove(removed)
        expect(yield* repository.forgetLoose("2026-02-01T00:00:00.000Z", 1)).toEqual([oldest])
        expect(yield* repository.forgetLoose("2026-02-01T00:00:00.000Z", 9)).toEqual([middle])
        expect(yield* repository.forgetLoose("2026-02-01T00:00:00.000Z", 9)).toEqual([])
        expect(yield* repository.facts(oldest)).toBe(null)
        expect((yield* repository.needed(ids)).toSorted()).toEqual([attached, young].toSorted())
        expect(yield* repository.needed([])).toEqual([])
      })
    ))

  it("that stayed loose are kept and known as reported while a case about them waits", () =>
    run(
      Effect.gen(function* () {
        const {
          ids,
          ownerId: against,
          photos,
          repository
        } = yield* seedPhotos(
          { createdAt: "2026-01-01T00:00:00.000Z" },
          { createdAt: "2026-01-02T00:00:00.000Z" }
        )
        const [reported = aPhotoId(), other = aPhotoId()] = ids
        const { id: openedBy } = yield* seedHomeowner()
        const cases = yield* CaseRepository
        const waiting = aCase({ about: "photo", aboutId: ThingId.make(reported), against, openedBy })
        yield* cases.insert(waiting)
        yield* cases.insert(aCase({ about: "review", aboutId: ThingId.make(other), against, openedBy }))
        expect(yield* repository.reported(reported)).toEqual(photos[0])
        expect(yield* repository.reported(other)).toBe(null)
        expect(yield* repository.forgetLoose("2026-02-01T00:00:00.000Z", 9)).toEqual([other])
        yield* cases.update({ ...waiting, state: "withdrawn" })
        expect(yield* repository.reported(reported)).toBe(null)
        expect(yield* repository.forgetLoose("2026-02-01T00:00:00.000Z", 9)).toEqual([reported])
      })
    ))
})

onEveryStore("Whether there are photos", (run) => {
  it("is told, of one that was taken down too", () =>
    run(
      Effect.gen(function* () {
        expect(yield* (yield* PhotoRepository).hasAny).toBe(false)
        const { ids, repository } = yield* seedPhotos({})
        yield* repository.remove(ids[0] ?? aPhotoId())
        expect(yield* repository.hasAny).toBe(true)
      })
    ))
})
