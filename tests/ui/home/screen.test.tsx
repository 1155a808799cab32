import { screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { HomeScreen } from "#ui/features/home/HomeScreen.tsx"

import { answerAt, never, press, shownNames, withStatus } from "../providers/parts.ts"
import { listedProviders, pathsUnder, shown } from "./parts.ts"

const app = atApp()
beforeAll(async () => {
  await app.run(seedProviders(listedProviders))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (search = "") => visit(app, <HomeScreen />, { path: `/${search}` })

describe("the home page", () => {
  it("leads to the five popular services", async () => {
    await open()
    expect(pathsUnder("Popular Services")).toEqual([
      "/services/new-construction",
      "/services/kitchen-remodel",
      "/services/bathroom-updating",
      "/services/pool-services",
      "/services/backyard-renovations"
    ])
  })

  it("leads to the first six categories and to all of them", async () => {
    await open()
    await screen.findByText("Landscaping", { selector: "h3" })
    expect(pathsUnder("All Service Categories")).toEqual([
      "/services",
      "/services/plumbing",
      "/services/electrical",
      "/services/cleaning",
      "/services/roofing",
      "/services/painting",
      "/services/landscaping"
    ])
  })

  it("leads a category without a page of its own to its professionals", async () => {
    const category = { id: "1", name: "Pool Services", icon: "waves", description: "", providerCount: 1 }
    answerAt("/api/categories", withStatus(200, [category]))
    await open()
    await screen.findByText("1 professional")
    expect(pathsUnder("All Service Categories")).toContain("/providers?specialty=Pool+Services")
  })

  it("explains itself in three steps, says why, and leads professionals to join", async () => {
    await open()
    const steps = screen.getByText("How It Works").closest("section")?.querySelectorAll("ol > li")
    expect(steps).toHaveLength(3)
    for (const claim of ["10,000+", "4.8/5", "24/7", "100% Payment Protection", "Satisfaction Guaranteed"])
      expect(screen.getByText(claim)).toBeTruthy()
    expect(pathsUnder("Are you a home service professional?")).toEqual(["/join-as-pro"])
  })

  it("says so when there are no categories", async () => {
    answerAt("/api/categories", withStatus(200, []))
    await open()
    expect(await screen.findByText("No service categories available at the moment.")).toBeTruthy()
  })

  it("says so when the categories cannot be loaded", async () => {
    answerAt("/api/categories", withStatus(500))
    await open()
    expect(await screen.findByText("Failed to load service categories. Please try again later.")).toBeTruthy()
  })
})

describe("the top-rated professionals", () => {
  it("are six placeholders while they load", async () => {
    answerAt("/api/providers", never)
    await open()
    expect(screen.getAllByTestId("skeleton-card")).toHaveLength(6)
  })

  it("are the twelve best, with the way to all", async () => {
    await open()
    await shown(12)
    expect(shownNames()[0]).toBe("Plumber 12")
    expect(pathsUnder("Top-Rated Professionals")[0]).toBe("/providers")
  })

  it("say so when they cannot be loaded", async () => {
    answerAt("/api/providers", withStatus(500))
    await open()
    expect(await screen.findByText("Failed to load service providers. Please try again later.")).toBeTruthy()
  })

  it("say so when there are none", async () => {
    await open("?location=Nowhere")
    expect(await screen.findByText("No service providers found in your area.")).toBeTruthy()
    await press("Clear Search")
    await shown(12)
  })
})
