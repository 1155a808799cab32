import { act, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

import { listedProviders } from "./listed-providers.ts"
import { answerAt, press, shownNames, withStatus } from "./parts.ts"

const app = atApp()
beforeAll(async () => {
  await app.run(seedProviders([...listedProviders]))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (search = "") => visit(app, <ProvidersScreen />, { path: `/providers${search}` })
const found = (words: string) => screen.findByText(words)

describe("the provider list", () => {
  it("shows six placeholders, then how many there are and the first twenty", async () => {
    const opened = open()
    await waitFor(() => expect(screen.getAllByTestId("skeleton-card")).toHaveLength(6))
    await opened
    expect(screen.getByText("Service Providers", { selector: "h1" })).toBeTruthy()
    expect((await found("Found 23 professionals")).getAttribute("role")).toBe("status")
    expect(shownNames()).toHaveLength(20)
    expect(shownNames()[0]).toBe("Plumber 0")
  })

  it("appends the next page, and leads the keyboard to its first card", async () => {
    await open()
    await found("Found 23 professionals")
    await press("Load More Providers")
    await waitFor(() => expect(shownNames()).toHaveLength(23))
    expect(new Set(shownNames()).size).toBe(23)
    expect(document.activeElement).toBe(document.querySelectorAll("article")[20])
    expect(screen.queryByText("Load More Providers")).toBeNull()
    expect(screen.getByText("Showing 23 of 23 professionals")).toBeTruthy()
  })

  it("leads the keyboard to its end where the last page was exactly full, and nothing comes", async () => {
    await open("?isInsured=true")
    await found("Found 20 professionals")
    await press("Load More Providers")
    await waitFor(() => expect(screen.queryByText("Load More Providers")).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Showing 20 of 20 professionals"))
  })

  it("leaves the focus at the filter that finds more again", async () => {
    await open()
    await found("Found 23 professionals")
    await press("Licensed")
    await waitFor(() => expect(shownNames()).toHaveLength(2))
    screen.getByRole("button", { name: "Licensed" }).focus()
    await press("Licensed")
    await waitFor(() => expect(shownNames()).toHaveLength(20))
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Licensed" }))
  })

  it("keeps what it has when the next page fails", async () => {
    await open()
    await found("Found 23 professionals")
    answerAt("/api/providers", withStatus(500))
    await press("Load More Providers")
    expect(await screen.findByText("Failed to load service providers. Please try again later.")).toBeTruthy()
    expect(shownNames()).toHaveLength(20)
    vi.unstubAllGlobals()
    await press("Try again")
    await waitFor(() => expect(shownNames()).toHaveLength(23))
  })

  it("stays as it is where it is asked for anew in vain", async () => {
    const { queryClient } = await open()
    await found("Found 23 professionals")
    answerAt("/api/providers", withStatus(500))
    await act(() => queryClient.invalidateQueries({ queryKey: ["/api/providers"] }))
    const [asked] = queryClient.getQueryCache().findAll({ queryKey: ["/api/providers"] })
    expect(asked?.state.status).toBe("error")
    expect(shownNames()).toHaveLength(20)
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says so when nobody matches, and offers the way out", async () => {
    const { history } = await open("?specialty=Roofing&sortBy=price")
    expect(await screen.findByText("No service providers found matching your criteria.")).toBeTruthy()
    expect(screen.getByText("Found 0 professionals")).toBeTruthy()
    expect(screen.queryByText(/^From all over the country/)).toBeNull()
    await press("Remove the filters")
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers?sortBy=price")
  })

  it("offers to clear a search that is no more than a text that nobody offers", async () => {
    const { history } = await open("?service=locksmith")
    expect(await screen.findByText("Found 0 professionals")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Remove the filters" })).toBeNull()
    await press("Clear the search")
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers")
  })

  it("says so when it cannot be loaded, and tries again", async () => {
    answerAt("/api/providers", withStatus(500))
    await visit(app, <ProvidersScreen />, { path: "/providers" })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Failed to load service providers. Please try again later."
    )
    vi.unstubAllGlobals()
    await press("Try again")
    await found("Found 23 professionals")
  })
})
