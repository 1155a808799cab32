import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { demoInstant, demoMarketplace } from "#adapters/demo/index.ts"
import { MemoryAdapters } from "#adapters/memory/index.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { isWithinReach, pointOf } from "#domain/project/reach.ts"
import { MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { listSearches } from "#use-cases/saved-search/list-searches.ts"
import { businesses } from "#use-cases/suggestions/businesses.ts"

import { found, indexOf } from "./index-of.ts"

const instants = [demoInstant, "2027-07-05T18:00:00.000Z"]
const dayMs = 86_400_000

const failing = (error: unknown) => expect.unreachable(String(error))

describe.each(instants)("what is to be seen of reach and contact at %s", (now) => {
  const market = demoMarketplace(now)
  const { projects, providers } = indexOf(market)
  const userOf = (email: string) => found(market.users.find((user) => user.email === email))
  const firmOf = (email: string) => found(market.providers.find(({ userId }) => userId === userOf(email).id))
  const olivia = userOf("olivia@example.com")

  it("Olivia has saved three listed professionals, and a search", () => {
    const saved = market.savedProviders.filter(({ userId }) => userId === olivia.id)
    expect(new Set(saved.map(({ providerId }) => providerId)).size).toBe(3)
    for (const { createdAt, providerId } of saved) {
      const { listed, listedAt } = found(providers.get(providerId))
      expect(listed && found(listedAt ?? undefined) < createdAt && createdAt < now).toBe(true)
    }
    expect(market.savedSearches.map(({ userId }) => userId)).toEqual([olivia.id])
  })

  it("one professional is new in her search", async () => {
    const layer = Layer.provideMerge(businesses(failing), Layer.merge(MemoryAdapters(), ZipcodePlaces))
    const program = Effect.gen(function* () {
      const accounts = market.users.map((user) => Object.assign({ passwordHash: "" }, user))
      yield* (yield* MarketplaceLoader).load({ ...market, accounts })
      return yield* listSearches({
        id: olivia.id,
        role: "homeowner",
        name: olivia.firstName,
        providerId: null
      })
    })
    expect(await Effect.runPromise(Effect.provide(program, layer))).toMatchObject([{ newCount: 1 }])
  })

  it("Tomás is invited to an open project of his trade that he has not bid on", () => {
    const tomas = firmOf("tomas@example.com")
    expect(market.invitations).toMatchObject([{ providerId: tomas.id }])
    const [{ at, projectId }] = [found(market.invitations[0])]
    const project = found(projects.get(projectId))
    expect(project).toMatchObject({ status: "pending", providerId: null })
    expect(tomas.specialties).toContain(project.category)
    expect(project.createdAt < at && at < now).toBe(true)
    expect(market.quotes.some((quote) => quote.projectId === projectId)).toBe(false)
    const told = market.notifications.filter(({ kind }) => kind === "invited")
    expect(told.map(({ userId }) => userId)).toEqual([tomas.userId])
  })

  it("Rick has an unanswered request that is a day old soon, and open plumbing out of his reach", () => {
    const rick = firmOf("rick@example.com")
    const unanswered = market.quotes.filter(
      ({ providerId, providerQuote, status }) =>
        providerId === rick.id && providerQuote === null && status === "pending"
    )
    const ages = unanswered.map(({ createdAt }) => (Date.parse(now) - Date.parse(createdAt)) / dayMs)
    expect(ages.some((days) => days > 0.5 && days < 2)).toBe(true)
    const plumbing = market.projects.filter(
      ({ category, providerId, status }) =>
        category === "Plumbing" && status === "pending" && providerId === null
    )
    const reach = { base: pointOf(rick), radiusMiles: rick.radiusMiles }
    const far = plumbing.filter((project) => !isWithinReach(project, reach))
    expect(far.length).toBeGreaterThanOrEqual(2)
    expect(plumbing.length).toBeGreaterThan(far.length)
  })

  it("Professionals of three towns go other distances than the usual 50 miles", () => {
    const miles = new Set(market.providers.map(({ radiusMiles }) => radiusMiles))
    expect(miles).toEqual(new Set([10, 25, 50, 80]))
  })
})
