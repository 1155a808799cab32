import { describe, expect, it } from "vitest"

import { demoInstant, demoMarketplace } from "#adapters/demo/index.ts"
import { isWithinReach, pointOf } from "#domain/project/reach.ts"

import { found, grouped, indexOf } from "./index-of.ts"

const market = demoMarketplace()
const { users } = indexOf(market)
const open = market.projects.filter(({ providerId, status }) => status === "pending" && providerId === null)
const cityOf = (location: string) => location.slice(0, -6)
const byCity = grouped(open, ({ location }) => cityOf(location))

const withinReachOf = (provider: (typeof market.providers)[number]) =>
  open.filter(
    (project) =>
      provider.specialties.includes(project.category) &&
      isWithinReach(project, { ...provider, base: pointOf(provider) })
  )

describe("the open projects", () => {
  it("are in every city with providers", () => {
    const cities = new Set(market.providers.map(({ location }) => location))
    expect(new Set(byCity.keys())).toEqual(cities)
    expect(cities.size).toBeGreaterThanOrEqual(50)
  })

  it("give every provider something to bid on, near enough and of its trade", () => {
    const idle = market.providers.filter((provider) => withinReachOf(provider).length === 0)
    expect(idle.map(({ businessName, location }) => `${businessName}, ${location}`)).toEqual([])
  })

  it("are different wherever one reads them", () => {
    for (const here of byCity.values()) {
      expect(new Set(here.map(({ title }) => title)).size).toBe(here.length)
    }
  })

  it("belong to people of their city, were posted lately, and name a place on the map", () => {
    for (const { createdAt, homeownerId, latitude } of open) {
      const owner = found(users.get(homeownerId))
      expect(owner.role).toBe("homeowner")
      expect(owner.createdAt < createdAt && createdAt < demoInstant).toBe(true)
      expect(Date.parse(demoInstant) - Date.parse(createdAt)).toBeLessThan(35 * 86_400_000)
      expect(latitude).not.toBeNull()
    }
  })
})
