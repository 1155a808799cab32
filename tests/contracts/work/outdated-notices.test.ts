import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { aQuote, aTold } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { unsayOutdated } from "#use-cases/quote/unsay-outdated.ts"

onEveryStore("What was to be said of the ends of offers", (run) => {
  it("is taken back of each homeowner whose offers they were", () =>
    run(
      Effect.gen(function* () {
        const { tell, unreadAbout } = yield* NotificationRepository
        const owners = [yield* seedHomeowner(), yield* seedHomeowner()]
        const [offered, others] = [0, 1].map(() =>
          owners.flatMap(({ id }) => [1, 2].map(() => aQuote({ homeownerId: id, offerVersion: 1 })))
        )
        if (!offered || !others) throw new Error("There should be offers")
        const told = [...offered, ...others].map(({ homeownerId: userId, id }) =>
          aTold({ to: { userId }, kind: "offer-ending", thing: "quote", thingId: id })
        )
        yield* tell(told)
        yield* unsayOutdated(offered)
        const unread = yield* Effect.filter([...offered, ...others], ({ homeownerId, id }) =>
          Effect.map(unreadAbout(homeownerId, "offer-ending", id), (notice) => notice !== null)
        )
        expect(unread).toEqual(others)
      })
    ))
})
