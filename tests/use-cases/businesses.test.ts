import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import type { Business } from "#domain/search/suggestions/business.ts"
import { BusinessViews } from "#ports/views/business-views.ts"
import { aProviderId } from "#tests/support/builders.ts"
import { makeShown, Showing } from "#use-cases/showing.ts"
import { businesses, Businesses } from "#use-cases/suggestions/businesses.ts"

const named = (name: string): Business => ({
  id: aProviderId(),
  name,
  trade: "Plumbing",
  point: null,
  rating: 5,
  reviewCount: 1
})

/** A fake marketplace: the test sets its businesses, and whether it answers. */
const aMarketplace = () => {
  const state = { listed: [named("Ace First")], isAway: false, readings: 0, faults: 0 }
  const views = Layer.succeed(BusinessViews, {
    after: () =>
      Effect.suspend(() => {
        state.readings += 1
        return state.isAway ? Effect.die(new Error("away")) : Effect.succeed(state.listed)
      })
  })
  const layer = businesses(() => (state.faults += 1)).pipe(
    Layer.provide(views),
    Layer.provideMerge(TestClock.layer())
  )
  return { state, layer }
}

const names = Effect.gen(function* () {
  const index = yield* (yield* Businesses).current
  return index.named(["ace"], null, 8).map(({ name }) => name)
})

const { layer, state } = aMarketplace()

it("are there for the first to ask, where the server has begun to read them", () => {
  const { layer: started, state: ofServer } = aMarketplace()
  return Effect.gen(function* () {
    yield* (yield* Businesses).begin
    yield* TestClock.adjust("1 second")
    expect(ofServer.readings).toBe(1)
    expect(yield* names).toEqual(["Ace First"])
  }).pipe(Effect.provide(started), Effect.runPromise)
})

it("are waited for no longer than 300 ms", () => {
  const slow = Layer.succeed(BusinessViews, { after: () => Effect.never })
  const unread = businesses(() => undefined).pipe(Layer.provide(slow), Layer.provideMerge(TestClock.layer()))
  return Effect.gen(function* () {
    const asked = yield* Effect.forkChild(names)
    yield* TestClock.adjust("299 millis")
    expect(asked.pollUnsafe()).toBeUndefined()
    yield* TestClock.adjust("1 millis")
    expect(yield* Fiber.join(asked)).toEqual([])
  }).pipe(Effect.provide(unread), Effect.runPromise)
})

it("are gone by for five seconds while they are read, and else until they are due to be read anew", () => {
  const { layer: unread } = aMarketplace()
  const until = Effect.gen(function* () {
    const shown = makeShown()
    yield* Effect.provideService((yield* Businesses).known, Showing, shown)
    return shown.until - (yield* Clock.currentTimeMillis)
  })
  return Effect.gen(function* () {
    expect(yield* until).toBe(5_000)
    yield* TestClock.adjust("1 minute")
    // The reading itself takes no time; its pauses add little.
    expect(yield* until).toBeCloseTo(4 * 60_000, -2)
    yield* TestClock.adjust("5 minutes")
    expect(yield* until).toBe(5_000)
  }).pipe(Effect.provide(unread), Effect.runPromise)
})

it("are begun to be read by who takes those that are known, and waits for none", () => {
  const { layer: unread, state: ofServer } = aMarketplace()
  const known = Effect.gen(function* () {
    const index = yield* (yield* Businesses).known
    return index.called("ACE, first").length
  })
  return Effect.gen(function* () {
    expect(yield* known).toBe(0)
    yield* TestClock.adjust("1 second")
    expect(yield* known).toBe(1)
    expect(ofServer.readings).toBe(1)
  }).pipe(Effect.provide(unread), Effect.runPromise)
})

it("are read once for all who ask, who wait for the first reading alone, and anew after five minutes", () =>
  Effect.gen(function* () {
    const first = yield* Effect.forkChild(Effect.all([names, names, names], { concurrency: "unbounded" }))
    yield* TestClock.adjust("200 millis")
    expect(yield* Fiber.join(first)).toEqual([["Ace First"], ["Ace First"], ["Ace First"]])
    expect(yield* names).toEqual(["Ace First"])
    expect(state.readings).toBe(1)

    state.listed = [named("Ace Second")]
    yield* TestClock.adjust("4 minutes")
    expect(yield* names).toEqual(["Ace First"])
    expect(state.readings).toBe(1)

    yield* TestClock.adjust("5 minutes")
    expect(yield* names).toEqual(["Ace First"])
    yield* TestClock.adjust("1 second")
    expect(yield* names).toEqual(["Ace Second"])

    state.isAway = true
    yield* TestClock.adjust("5 minutes")
    yield* names
    yield* TestClock.adjust("1 second")
    expect(yield* names).toEqual(["Ace Second"])
    expect(state).toMatchObject({ readings: 3, faults: 1 })

    state.isAway = false
    state.listed = [named("Ace Third")]
    yield* TestClock.adjust("20 seconds")
    yield* names
    yield* TestClock.adjust("1 second")
    expect(yield* names).toEqual(["Ace Third"])
  }).pipe(Effect.provide(layer), Effect.runPromise))

it("are read anew after twenty times of what reading them took, where that is longer", () => {
  let readings = 0
  const slow = Layer.succeed(BusinessViews, {
    after: () =>
      Effect.suspend(() => {
        readings += 1
        return Effect.delay(Effect.succeed([named("Ace First")]), "20 seconds")
      })
  })
  const read = businesses(() => undefined).pipe(Layer.provide(slow), Layer.provideMerge(TestClock.layer()))
  return Effect.gen(function* () {
    yield* (yield* Businesses).begin
    yield* TestClock.adjust("61 seconds")
    expect(yield* names).toEqual(["Ace First"])
    yield* TestClock.adjust("19 minutes")
    yield* names
    expect(readings).toBe(1)
    yield* TestClock.adjust("2 minutes")
    yield* names
    yield* TestClock.adjust("1 millis")
    expect(readings).toBe(2)
  }).pipe(Effect.provide(read), Effect.runPromise)
})
