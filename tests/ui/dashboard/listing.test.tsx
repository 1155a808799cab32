import { cleanup, screen, within } from "@testing-library/react"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { pauseWords } from "#domain/provider/alerts/pause.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { plusDays } from "#domain/shared/calendar.ts"
import { dayOf } from "#domain/shared/instant.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aSanction } from "#tests/support/builders.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { ProviderProfileScreen } from "#ui/features/provider-profile/ProviderProfileScreen.tsx"

const app = atApp()

const listing = async (profile: Partial<ProviderProfile>) => {
  const as = await aProviderOf(app, profile)
  await visit(app, <DashboardScreen />, { path: "/dashboard", as })
  return within(await screen.findByRole("region", { name: "Your listing" }))
}

const description = "Repairs, water heaters, repipes, drains and honest prices since 1987."

describe("the listing on a provider's dashboard", () => {
  it("names what is missing until the business is listed, and leads to the profile", async () => {
    const card = await listing({ listed: false, description: "", specialties: [], zipCode: "" })
    expect(card.getByText("Your business is not listed yet")).toBeTruthy()
    expect(card.getByText(/Still needed: description, specialties, and ZIP code\./)).toBeTruthy()
    expect(card.getByRole("link", { name: "Complete your profile" }).getAttribute("href")).toBe(
      "/provider-profile"
    )
  })

  it("says when only the listing itself is left to do", async () => {
    const card = await listing({ listed: false, description })
    expect(card.getByText(/Everything is filled in/)).toBeTruthy()
    expect(card.getByRole("link", { name: "List your business" }).getAttribute("href")).toBe(
      "/provider-profile"
    )
  })

  it("leads to the profile of a listed business too", async () => {
    const card = await listing({ description })
    expect(card.getByText("Your business is listed")).toBeTruthy()
    expect(card.getByRole("link", { name: "Edit profile" }).getAttribute("href")).toBe("/provider-profile")
  })

  it("tells a pause, and leads to where it is ended", async () => {
    const now = new Date().toISOString()
    const pausedUntil = plusDays(dayOf(now), 5)
    const card = await listing({ description, pausedUntil })
    expect(card.getByText(new RegExp(`${pauseWords(pausedUntil, now)}\\.`))).toBeTruthy()
    expect(card.getByRole("link", { name: "Change or end it" }).getAttribute("href")).toBe(
      "/provider-profile#where-you-work"
    )
    cleanup()
    const over = await listing({ description, pausedUntil: "2026-01-01" })
    expect(over.queryByText(/Not taking new work/)).toBeNull()
  })

  it("leads to the reviews of a listed business, and of no other", async () => {
    const profile = await aProviderOf(app, { description })
    await visit(app, <DashboardScreen />, { path: "/dashboard", as: profile })
    const link = await screen.findByRole("link", { name: "Your reviews" })
    expect(link.getAttribute("href")).toBe(`/provider/${profile.id}#reviews`)
    cleanup()
    const unlisted = await listing({ listed: false })
    expect(unlisted.queryByRole("link", { name: "Your reviews" })).toBeNull()
  })

  it("is found by nobody while its owner is limited, here and beside the profile", async () => {
    const as = await aProviderOf(app, { description })
    await app.run(
      Effect.flatMap(SanctionRepository, ({ insert }) => insert(aSanction({ userId: as.userId })))
    )
    await visit(app, <DashboardScreen />, { path: "/dashboard", as })
    const card = within(await screen.findByRole("region", { name: "Your listing" }))
    const words = "Nobody finds your business while your account is limited"
    expect(await card.findByText(words)).toBeTruthy()
    expect(card.queryByRole("link", { name: "Your reviews" })).toBeNull()
    cleanup()
    await visit(app, <ProviderProfileScreen />, { path: "/provider-profile", as })
    expect(await screen.findByRole("region", { name: words })).toBeTruthy()
    expect(screen.queryByText("View your public page")).toBeNull()
  })

  it("is nothing to homeowners", async () => {
    await visit(app, <DashboardScreen />, { path: "/dashboard", as: await aHomeownerOf(app) })
    await screen.findByText("No projects yet")
    expect(screen.queryByRole("region", { name: "Your listing" })).toBeNull()
  })
})
