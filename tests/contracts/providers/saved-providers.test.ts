import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { UserId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"
import { aQuote, aUserId } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedPair, seedProvider, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = (minute: number) => `2026-03-03T10:0${minute}:00.000Z`

const savedBy = (id: UserId) =>
  Effect.map(
    Effect.flatMap(SavedProviderViews, (views) => views.of(id)),
    ({ gone, providers }) => ({ gone, names: providers.map(({ businessName }) => businessName) })
  )

onEveryStore("Saved professionals", (run) => {
  it("are listed last saved first, once each, and each to who has saved them", () =>
    run(
      Effect.gen(function* () {
        const { save, unsave } = yield* SavedProviderRepository
        const [{ id: userId }, other] = [yield* seedHomeowner(), yield* seedHomeowner()]
        const [first, second] = yield* seedProviders([{ businessName: "First" }, { businessName: "Second" }])
        if (first === undefined || second === undefined) throw new Error("Two")
        expect(yield* save({ userId, providerId: first.id, createdAt: at(1) }, 9)).toBe(true)
        expect(yield* save({ userId, providerId: second.id, createdAt: at(2) }, 9)).toBe(true)
        expect(yield* save({ userId, providerId: first.id, createdAt: at(3) }, 9)).toBe(true)
        expect(yield* savedBy(userId)).toEqual({ gone: 0, names: ["Second", "First"] })
        expect(yield* savedBy(other.id)).toEqual({ gone: 0, names: [] })
        yield* unsave(other.id, first.id)
        yield* unsave(userId, second.id)
        yield* unsave(userId, second.id)
        expect(yield* savedBy(userId)).toEqual({ gone: 0, names: ["First"] })
      })
    ))

  it("are left out and counted while they are not listed", () =>
    run(
      Effect.gen(function* () {
        const { save } = yield* SavedProviderRepository
        const { change } = yield* ProviderRepository
        const { id: userId } = yield* seedHomeowner()
        const { id: providerId } = yield* seedProvider({ businessName: "Reyes Plumbing" })
        yield* save({ userId, providerId, createdAt: at(1) }, 9)
        const listed = (isListed: boolean) =>
          change(providerId, (value) => ({
            value: { ...value, listed: isListed },
            news: { kind: "reconnect", id: providerId, to: [] }
          }))
        yield* listed(false)
        expect(yield* savedBy(userId)).toEqual({ gone: 1, names: [] })
        yield* listed(true)
        expect(yield* savedBy(userId)).toEqual({ gone: 0, names: ["Reyes Plumbing"] })
      })
    ))

  it("are no more than there is room for, even when many are saved at once; who is saved stays so", () =>
    run(
      Effect.gen(function* () {
        const { save } = yield* SavedProviderRepository
        const { atomically } = yield* Transactor
        const { id: userId } = yield* seedHomeowner()
        const providers = yield* seedProviders(Array.from({ length: 6 }, () => ({})))
        const saving = providers.map(({ id: providerId }) =>
          atomically(save({ userId, providerId, createdAt: at(1) }, 4))
        )
        const kept = yield* Effect.all(saving, { concurrency: "unbounded" })
        expect(kept.filter((isKept) => isKept)).toHaveLength(4)
        expect((yield* savedBy(userId)).names).toHaveLength(4)
        const again = yield* Effect.all(saving)
        expect(again).toEqual(kept)
      })
    ))
})

onEveryStore("A provider's number", (run) => {
  const phone = "512-555-0101"

  it.each([
    ["signed_in", { visitor: null, stranger: phone, asksAnother: phone, asker: phone, owner: phone }],
    ["asked", { visitor: null, stranger: null, asksAnother: null, asker: phone, owner: phone }],
    ["nobody", { visitor: null, stranger: null, asksAnother: null, asker: null, owner: phone }]
  ] as const)("for %s is read by those alone, and by its owner", (phoneFor, expected) =>
    run(
      Effect.gen(function* () {
        const provider = yield* seedProvider({ phoneFor }, { phone })
        const asker = yield* seedHomeowner()
        const quote = aQuote({ homeownerId: asker.id, providerId: provider.id, status: "cancelled" })
        const other = yield* seedPair()
        const another = aQuote({ homeownerId: other.homeowner.id, providerId: other.provider.id })
        yield* seedMarketplace({ quotes: [quote, another] })
        const { byId } = yield* ProviderViews
        const readBy = (reader: UserId | null) => Effect.map(byId(provider.id, reader), (page) => page.phone)
        expect({
          visitor: yield* readBy(null),
          stranger: yield* readBy(aUserId()),
          asksAnother: yield* readBy(other.homeowner.id),
          asker: yield* readBy(asker.id),
          owner: yield* readBy(provider.userId)
        }).toEqual(expected)
      })
    )
  )
})
