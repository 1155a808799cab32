import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { fullName } from "#domain/account/full-name.ts"
import { shortName } from "#domain/account/short-name.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { aConversation, aQuote, aSlice, aTalkSlice } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const acceptedAt = "2026-03-03T10:00:00.000Z"
const phone = "512-555-0142"

const hidden = { phoneSharing: "on_accept" } as const

/** The states of a quote, and whether its provider reads the homeowner's name and number. */
const stages: ReadonlyArray<readonly [Partial<QuoteRecord>, readonly [isNamed: boolean, hasPhone: boolean]]> =
  [
    [{ status: "pending" }, [false, true]],
    [{ status: "pending", ...hidden }, [false, false]],
    [{ status: "rejected", ...hidden }, [false, false]],
    [{ status: "cancelled", ...hidden }, [false, false]],
    [{ status: "cancelled" }, [false, true]],
    [{ status: "accepted", ...hidden }, [true, true]],
    [{ status: "completed", ...hidden }, [true, true]],
    [{ status: "cancelled", acceptedAt, ...hidden }, [true, true]]
  ]

const people = [
  { firstName: "Olivia", lastName: "Park" },
  { firstName: "Łucja Maria", lastName: "Ślązak" },
  { firstName: "Ola", lastName: "𝒵eta" },
  { firstName: "Bo", lastName: "X" }
]

const seedStages = Effect.fnUntraced(function* (person: (typeof people)[number]) {
  const homeowner = yield* seedHomeowner(person)
  return yield* Effect.forEach(stages, ([state, [isNamed, hasPhone]]) =>
    Effect.gen(function* () {
      const provider = yield* seedProvider()
      const pair = { homeownerId: homeowner.id, providerId: provider.id }
      const quote = aQuote({ ...pair, ...state, contactName: "Olivia at the door", contactPhone: phone })
      yield* seedMarketplace({ quotes: [quote], conversations: [aConversation(pair)] })
      const name = isNamed ? fullName(homeowner) : shortName(homeowner)
      const expected = {
        homeownerName: name,
        contactName: isNamed ? "Olivia at the door" : name,
        contactPhone: hasPhone ? phone : ""
      }
      return { homeowner, provider, quote, name, expected }
    })
  )
})

onEveryStore("A quote's provider", (run) => {
  it.each(people)("reads of $firstName $lastName what its stage gives, wherever it is read", (person) =>
    run(
      Effect.gen(function* () {
        const { byId, ofProvider } = yield* QuoteViews
        const talks = yield* ConversationViews
        for (const { expected, name, provider, quote } of yield* seedStages(person)) {
          const actor = asProvider(provider)
          const slices = [aSlice(), aSlice({ isWaiting: true }), aSlice({ pair: quote })]
          const lists = yield* Effect.forEach(slices, (slice) => ofProvider(provider.id, slice))
          const read = [yield* byId(quote.id, actor, acceptedAt), ...lists.flat()]
          expect(read).toHaveLength(quote.status === "pending" ? 4 : 3)
          for (const one of read) {
            expect(one).toMatchObject(expected)
            expect(one).not.toHaveProperty("phoneSharing")
          }
          expect(yield* talks.of(actor, aTalkSlice())).toMatchObject([{ participantName: name }])
        }
      })
    )
  )

  it("hides nothing from the homeowner, who reads when the number is shared as well", () =>
    run(
      Effect.gen(function* () {
        const { byId, ofHomeowner } = yield* QuoteViews
        for (const { homeowner, quote } of yield* seedStages({ firstName: "Olivia", lastName: "Park" })) {
          const own = yield* ofHomeowner(homeowner.id, aSlice(), acceptedAt)
          for (const one of [
            yield* byId(quote.id, asHomeowner(homeowner), acceptedAt),
            own.find(({ id }) => id === quote.id)
          ])
            expect(one).toMatchObject({
              homeownerName: "Olivia Park",
              contactName: "Olivia at the door",
              contactPhone: phone,
              phoneSharing: quote.phoneSharing
            })
        }
      })
    ))

  it("knows the name in the conversation once any quote of the two was accepted", () =>
    run(
      Effect.gen(function* () {
        const talks = yield* ConversationViews
        const homeowner = yield* seedHomeowner({ firstName: "Olivia", lastName: "Park" })
        const provider = yield* seedProvider()
        const pair = { homeownerId: homeowner.id, providerId: provider.id }
        const rivals = { ...pair, providerId: (yield* seedProvider()).id }
        const talk = aConversation(pair)
        yield* seedMarketplace({
          conversations: [talk],
          quotes: [aQuote(pair), aQuote({ ...rivals, status: "accepted" })]
        })
        const name = Effect.map(talks.byId(talk.id, asProvider(provider)), (one) => one.participantName)
        expect(yield* name).toBe("Olivia P.")
        yield* seedMarketplace({ quotes: [aQuote({ ...pair, status: "completed" })] })
        expect(yield* name).toBe("Olivia Park")
      })
    ))
})
