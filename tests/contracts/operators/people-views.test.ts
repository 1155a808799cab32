import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { type PeopleSearch, peopleSearchOf } from "#domain/operator/people.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PeopleViews } from "#ports/views/people-views.ts"
import { aSanction, aUserId, createdAt } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const now = "2026-05-04T09:30:00.000Z"

const found = Effect.fnUntraced(function* (q: string, limit = 50) {
  const { list } = yield* PeopleViews
  const people = yield* list({ search: peopleSearchOf(q), limit, before: null, now })
  return people.map(({ id }) => id)
})

onEveryStore("PeopleViews", (run) => {
  const zoe = Effect.gen(function* () {
    const mark = crypto.randomUUID().slice(0, 8)
    const person = yield* seedHomeowner({
      firstName: "Zoë",
      lastName: `O'Quinn${mark}`,
      username: `Zed${mark}`,
      email: `zoe.${mark}@example.com`,
      phone: `(512) ${mark.replaceAll(/\D/g, "7").slice(0, 3)}-0143`
    })
    return { mark, person }
  })

  it("finds people by the beginnings of name, address and username, in any case, and by all words together", () =>
    run(
      Effect.gen(function* () {
        const { mark, person } = yield* zoe
        yield* seedHomeowner({ firstName: "Zora" })
        const right = [
          `zoe.${mark}`,
          `ZOE.${mark}@EXAMPLE`,
          `zed${mark}`,
          `o'quinn${mark}`,
          `zoë O'QUINN${mark}`,
          `o'quinn${mark} zo`
        ]
        const wrong = [`quinn${mark}`, `o'quinn${mark} marcus`, `%${mark}`, `zed${mark}_`]
        expect(yield* Effect.forEach(right, (q) => found(q))).toEqual(right.map(() => [person.id]))
        expect(yield* Effect.forEach(wrong, (q) => found(q))).toEqual(wrong.map(() => []))
      })
    ))

  it("finds people by names with letters of any language, in any case", () =>
    run(
      Effect.gen(function* () {
        const mark = crypto.randomUUID().slice(0, 8)
        const { id } = yield* seedHomeowner({ firstName: "Émile", lastName: `Ångström${mark}` })
        const { id: loud } = yield* seedHomeowner({ firstName: "ÉMILE", lastName: `ÅNGSTRÖM${mark}` })
        const right = ["Émile", "émile", "ÉMILE", "E\u0301mile"].map((name) => `${name} ångström${mark}`)
        expect(yield* Effect.forEach(right, (q) => found(q))).toEqual(right.map(() => [loud, id]))
        expect(yield* found(`emile ångström${mark}`)).toEqual([])
      })
    ))

  it("finds people by names of several words, each alone and both together", () =>
    run(
      Effect.gen(function* () {
        const mark = crypto.randomUUID().slice(0, 8)
        const { id: mary } = yield* seedHomeowner({ firstName: `Mary${mark} Ann`, lastName: "Van Dyke" })
        const { id: other } = yield* seedHomeowner({ firstName: `Mary${mark}`, lastName: "De La Cruz" })
        const { id: emile } = yield* seedHomeowner({ firstName: `Émile${mark}`, lastName: "von Ångström" })
        const right = [
          [mary, `Mary${mark} Ann Van Dyke`],
          [mary, `mary${mark}  ann VAN`],
          [mary, `mary${mark} an`],
          [mary, `mary${mark} van`],
          [other, `Mary${mark} De La Cruz`],
          [other, `mary${mark} de l`],
          [emile, `émile${mark} von ångström`]
        ] as const
        const wrong = [`mary${mark} dyke`, `mary${mark} ann dyke`, "ann van dyke", `mary${mark} ann cruz`]
        expect(yield* Effect.forEach(right, ([, q]) => found(q))).toEqual(right.map(([id]) => [id]))
        expect(yield* Effect.forEach(wrong, (q) => found(q))).toEqual(wrong.map(() => []))

        const { id: dyke } = yield* seedHomeowner({ lastName: `Van Dyke${mark}` })
        const { id: loud } = yield* seedHomeowner({ lastName: `ÅSA VON ÖZ${mark}` })
        const long = { firstName: `Maria${mark} Del Carmen`, lastName: "De La Cruz y Soto" }
        const { id: maria } = yield* seedHomeowner(long)
        expect(yield* found(`van dyke${mark}`)).toEqual([dyke])
        expect(yield* found(`van dyke${mark.slice(0, 7)}`)).toEqual([dyke])
        expect(yield* found(`dyke${mark}`)).toEqual([])
        expect(yield* found("van  Dyke")).toContain(mary)
        expect(yield* found(`åsa von öz${mark}`)).toEqual([loud])
        expect(yield* found(`${long.firstName} ${long.lastName}`)).toEqual([maria])
      })
    ))

  it("finds people by the beginning of their business's name, listed or not, alone and beside their own names", () =>
    run(
      Effect.gen(function* () {
        const mark = crypto.randomUUID().slice(0, 8)
        const owner = { firstName: "Rick", lastName: `Ames${mark}` }
        const { userId } = yield* seedProvider({ businessName: `Águila${mark} & Sons Plumbing` }, owner)
        const { userId: unlisted } = yield* seedProvider({
          businessName: `BLUEBONNET${mark} ROOFING`,
          listed: false
        })
        yield* seedProvider({ businessName: `The Águila${mark}` })
        const right = [
          [userId, `águila${mark}`],
          [userId, `ÁGUILA${mark} & sons`],
          [userId, `Águila${mark} & Sons Plumbing`],
          [userId, `águila${mark} rick`],
          [unlisted, `bluebonnet${mark} Roof`]
        ] as const
        const wrong = [`águila${mark} plumbing`, `águila${mark} marcus`, `aguila${mark}`, `águila${mark}%`]
        expect(yield* Effect.forEach(right, ([, q]) => found(q))).toEqual(right.map(([id]) => [id]))
        expect(yield* Effect.forEach(wrong, (q) => found(q))).toEqual(wrong.map(() => []))
      })
    ))

  it("finds people by a telephone number, however it is written, with the country's number and without", () =>
    run(
      Effect.gen(function* () {
        const local = yield* seedHomeowner({ phone: "(907) 555-0143" })
        const full = yield* seedHomeowner({ phone: "+1 907.555.0144" })
        expect(yield* found("907 555 014")).toEqual([full.id, local.id])
        expect(yield* found("(907) 555-0143")).toEqual([local.id])
        expect(yield* found("+1 907 555")).toEqual([full.id])
        expect(yield* found("+1 907 555 0143")).toEqual([local.id])
        expect(yield* found("1-907-555-0144")).toEqual([full.id])
      })
    ))

  it("gives everybody without a search, the latest to come first, a page after the other", () =>
    run(
      Effect.gen(function* () {
        const { list } = yield* PeopleViews
        const search: PeopleSearch = { by: "words", words: [] }
        const people = [yield* seedHomeowner(), yield* seedHomeowner(), yield* seedHomeowner()]
        const ids = people.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1))
        const [first, ...others] = ids
        expect((yield* list({ search, limit: 3, before: null, now })).map(({ id }) => id)).toEqual(ids)
        const next = yield* list({ search, limit: 2, before: first ?? null, now })
        expect(next.map(({ id }) => id)).toEqual(others)
      })
    ))

  it("says who runs the marketplace, what business it is, and what somebody may not do on this day", () =>
    run(
      Effect.gen(function* () {
        const { one } = yield* PeopleViews
        const operator = yield* seedHomeowner()
        const { add } = yield* OperatorRepository
        yield* add({ userId: operator.id, grantedAt: createdAt, grantedBy: null, notify: true })
        expect(yield* one(operator.id, now)).toMatchObject({ isOperator: true, providerId: null })

        const provider = yield* seedProvider({ businessName: "Bluebonnet Plumbing" })
        const sanction = aSanction({
          userId: provider.userId,
          startedBy: operator.id,
          level: "suspended",
          until: "2026-05-05"
        })
        yield* (yield* SanctionRepository).insert(sanction)
        expect(yield* one(provider.userId, now)).toMatchObject({
          isOperator: false,
          providerId: provider.id,
          businessName: "Bluebonnet Plumbing",
          sanctioned: "suspended"
        })
        // The suspension lasts until that day begins in Hawaii too.
        const times = ["2026-05-05T09:59:00.000Z", "2026-05-05T10:00:00.000Z"]
        const then = yield* Effect.forEach(times, (time) => one(provider.userId, time))
        expect(then.map((person) => person?.sanctioned)).toEqual(["suspended", null])
        expect(yield* one(aUserId(), now)).toBeNull()
      })
    ))
})
