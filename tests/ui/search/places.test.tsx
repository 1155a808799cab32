import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { zipCentres } from "#tests/support/zip-centres.ts"
import { HomeScreen } from "#ui/features/home/HomeScreen.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"
import { rememberPlace } from "#ui/shared/search/last-place.ts"

import { press, shownNames } from "../providers/parts.ts"
import { field, shownOptions } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
beforeAll(async () => {
  await app.run(seedProvider({ businessName: "Austin Pros" }))
  const fargo = { latitude: 46.87, longitude: -96.79, zipCode: "58102", location: "Fargo, ND" }
  await app.run(seedProvider({ businessName: "Fargo Pros", rating: 5, reviewCount: 9, ...fargo }))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  Reflect.deleteProperty(navigator, "geolocation")
})

/** Fakes the device's geolocation: a position, or a denial. */
const deviceAt = (at: { readonly latitude: number; readonly longitude: number } | "denied") => {
  const getCurrentPosition = (found: (position: object) => void, refused: (error: object) => void) =>
    at === "denied" ? refused({ code: 1, PERMISSION_DENIED: 1 }) : found({ coords: at })
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } })
}

/** Serves the ZIP code centres, and records all other requests. */
const servingCentres = () => {
  const real = globalThis.fetch
  const asked: Array<string> = []
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    asked.push(JSON.stringify([input, init?.body]))
    return input === "/zip-centres.txt" ? Promise.resolve(new Response(zipCentres())) : real(input, init)
  })
  return asked
}

describe("the field for a place", () => {
  it("fills in the place that is chosen, and sends nothing yet", async () => {
    const { history } = await visit(app, <ProvidersScreen />, { path: "/providers" })
    await user.type(field("Location"), "aust")
    await waitFor(() => expect(shownOptions()[0]).toBe("Austin, TX"))
    await user.keyboard("{ArrowDown}{Enter}")
    expect(field("Location").value).toBe("Austin, TX")
    expect(history).toEqual(["/providers"])
    expect(screen.queryByRole("listbox")).toBeNull()
    await user.keyboard("{Enter}")
    await waitFor(() => expect(history.at(-1)).toBe("/providers?location=Austin%2C+TX"))
  })

  it("selects the last place where it comes while somebody is in the field: what they type takes its place", async () => {
    await visit(app, <ProvidersScreen />, { path: "/providers" })
    await user.click(field("Location"))
    act(() => rememberPlace("Austin, TX"))
    expect(field("Location").value).toBe("Austin, TX")
    await user.keyboard("Far")
    expect(field("Location").value).toBe("Far")
    await user.keyboard("go")
    expect(field("Location").value).toBe("Fargo")
  })

  it("finds the ZIP code where the device is, on the device", async () => {
    await visit(app, <ProvidersScreen />, { path: "/providers" })
    deviceAt({ latitude: 30.2428, longitude: -97.7658 })
    const asked = servingCentres()
    await user.click(field("Location"))
    await user.click(await screen.findByRole("option", { name: "Use my location" }))
    await waitFor(() => expect(field("Location").value).toBe("78704"))
    expect(asked.join()).not.toMatch(/30\.2|97\.7/)
  })

  it.each([
    ["typed into", "Fargo", "Fargo"],
    ["sent", "{Enter}", ""]
  ])("keeps what stands there where it was %s before the device has told", async (_, keys, kept) => {
    const told: Array<(position: object) => void> = []
    const getCurrentPosition = (found: (position: object) => void) => void told.push(found)
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } })
    await visit(app, <ProvidersScreen />, { path: "/providers" })
    servingCentres()
    await user.click(field("Location"))
    await user.click(await screen.findByRole("option", { name: "Use my location" }))
    await user.keyboard(keys)
    for (const found of told)
      await act(async () => found({ coords: { latitude: 30.2428, longitude: -97.7658 } }))
    expect(told).toHaveLength(1)
    await user.type(field("Service"), "roof repair")
    expect(field("Location").value).toBe(kept)
    expect(localStorage.getItem("last-place")).toBeNull()
  })

  it("says so where the device does not tell, or is abroad", async () => {
    await visit(app, <ProvidersScreen />, { path: "/providers" })
    servingCentres()
    const ask = async () => {
      await user.click(await screen.findByRole("option", { name: "Use my location" }))
    }
    deviceAt("denied")
    await user.click(field("Location"))
    await ask()
    expect(
      (await screen.findAllByText(/^Your browser does not tell us where you are/)).length
    ).toBeGreaterThan(0)
    expect(field("Location").value).toBe("")

    deviceAt({ latitude: 48.86, longitude: 2.35 })
    await user.type(field("Location"), "x{Backspace}")
    await ask()
    expect((await screen.findAllByText(/^There is no US ZIP code near you/)).length).toBeGreaterThan(0)
  })
})

describe("the place of an earlier search", () => {
  it("is filled in everywhere, and home lists who is near it, until it is cleared", async () => {
    const search = await visit(app, <ProvidersScreen />, { path: "/providers" })
    await user.type(field("Location"), "78704")
    await press("Search")
    search.unmount()

    const home = await visit(app, <HomeScreen />, { path: "/" })
    expect(field("Location").value).toBe("78704")
    await waitFor(() => expect(shownNames()).toEqual(["Austin Pros"]))
    expect(screen.getByText(/near 78704 ·/)).toBeTruthy()
    await press("change")
    expect(document.activeElement).toBe(field("Location"))
    await user.clear(field("Location"))
    await press("Search")
    await waitFor(() => expect(shownNames()).toEqual(["Fargo Pros", "Austin Pros"]))
    home.unmount()

    await visit(app, <HomeScreen />, { path: "/" })
    expect(field("Location").value).toBe("")
  })

  it("is the place that a text has named, once the answer says which", async () => {
    const home = await visit(app, <HomeScreen />, { path: "/" })
    await user.type(field("Service"), "plumber in 78704{Enter}")
    await waitFor(() => expect(field("Location").value).toMatch(/78704/))
    const named = field("Location").value
    home.unmount()
    const again = await visit(app, <HomeScreen />, { path: "/" })
    expect(field("Location").value).toBe(named)
    again.unmount()

    const list = await visit(app, <ProvidersScreen />, { path: "/providers" })
    await user.clear(field("Service"))
    await user.type(field("Service"), "plumber in Fargo{Enter}")
    await waitFor(() => expect(localStorage.getItem("last-place")).toBe("Fargo, ND"))
    list.unmount()

    await visit(app, <ProvidersScreen />, { path: "/providers?service=plumber+in+Austin" })
    await waitFor(() => expect(field("Location").value).toBe("Austin, TX"))
    expect(localStorage.getItem("last-place")).toBe("Fargo, ND")
  })

  it("gives way to the address, and to everybody where nobody is near it", async () => {
    localStorage.setItem("last-place", "78704")
    const { unmount } = await visit(app, <HomeScreen />, { path: "/?location=58102" })
    await waitFor(() => expect(shownNames()).toEqual(["Fargo Pros"]))
    expect(field("Location").value).toBe("58102")
    unmount()

    localStorage.setItem("last-place", "99801")
    await visit(app, <HomeScreen />, { path: "/" })
    await waitFor(() => expect(shownNames()).toEqual(["Fargo Pros", "Austin Pros"]))
    expect(field("Location").value).toBe("99801")
    expect(screen.queryByText(/near 99801/)).toBeNull()
  })

  it("is not one that nobody knows", async () => {
    const search = await visit(app, <HomeScreen />, { path: "/" })
    await user.type(field("Location"), "Xyzzy")
    await press("Search")
    expect(await screen.findByText(/^We do not know a place called 'Xyzzy'/)).toBeTruthy()
    expect(field("Location").value).toBe("Xyzzy")
    search.unmount()

    await visit(app, <HomeScreen />, { path: "/" })
    expect(field("Location").value).toBe("")
  })
})
