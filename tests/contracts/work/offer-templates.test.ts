import * as Effect from "effect/Effect"
import { v7 as uuid } from "uuid"
import { expect, it } from "vitest"

import type { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import { TemplateId } from "#domain/shared/ids.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { anOffer } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const aTemplate = (providerId: ProviderId, name: string): OfferTemplateRecord => ({
  id: TemplateId.make(uuid()),
  providerId,
  name,
  offer: anOffer({ includes: ["Haul away"], startFrom: null }),
  updatedAt: "2026-04-01T10:00:00.000Z"
})

onEveryStore("Templates of offers", (run) => {
  it("are kept, changed and deleted by their provider, and listed by name", () =>
    run(
      Effect.gen(function* () {
        const templates = yield* OfferTemplateRepository
        const { id } = yield* seedProvider()
        const [water, drain] = [aTemplate(id, "water heater"), aTemplate(id, "Drain")]
        expect(yield* templates.insert(water, 30)).toBe(true)
        expect(yield* templates.insert(drain, 30)).toBe(true)
        expect(yield* templates.ofProvider(id)).toEqual([drain, water])
        const renamed = { ...drain, name: "Zones", offer: anOffer({ price: 12.5 }) }
        yield* templates.update(renamed)
        expect(yield* templates.ofProvider(id)).toEqual([water, renamed])
        yield* templates.remove(water.id, id)
        expect(yield* templates.ofProvider(id)).toEqual([renamed])
      })
    ))

  it("of others do not exist", () =>
    run(
      Effect.gen(function* () {
        const templates = yield* OfferTemplateRepository
        const [own, other] = [yield* seedProvider(), yield* seedProvider()]
        const template = aTemplate(own.id, "Drain")
        yield* templates.insert(template, 30)
        for (const refused of [
          templates.update({ ...template, providerId: other.id, name: "Mine" }),
          templates.remove(template.id, other.id),
          templates.remove(aTemplate(own.id, "None").id, own.id)
        ])
          expect((yield* Effect.flip(refused))._tag).toBe("NotFound")
        expect(yield* templates.ofProvider(own.id)).toEqual([template])
        expect(yield* templates.ofProvider(other.id)).toEqual([])
      })
    ))

  it("are no more than there is room for, even when many are kept at once", () =>
    run(
      Effect.gen(function* () {
        const templates = yield* OfferTemplateRepository
        const { atomically } = yield* Transactor
        const { id } = yield* seedProvider()
        const kept = yield* Effect.all(
          Array.from({ length: 8 }, (_, index) =>
            atomically(templates.insert(aTemplate(id, `Number ${index}`), 5))
          ),
          { concurrency: "unbounded" }
        )
        expect(kept.filter((isKept) => isKept)).toHaveLength(5)
        expect(yield* templates.ofProvider(id)).toHaveLength(5)
      })
    ))
})
