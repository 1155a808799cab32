import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf } from "#tests/support/ui/visit.tsx"

import { field, fill, heard, openAccount, press, user } from "./own-parts.tsx"

const app = atApp()

const me = async () => (await (await fetch("/api/me")).json()).user

/** Saves the account as another tab would. */
const saveElsewhere = async (
  { lastName, username }: Awaited<ReturnType<typeof aHomeownerOf>>,
  changes: { readonly firstName: string; readonly phone: string }
) => {
  const answer = await fetch("/api/me", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lastName, username, ...changes })
  })
  expect(answer.status).toBe(200)
}

describe("one's own account", () => {
  it("has its parts in the address", async () => {
    const olivia = await aHomeownerOf(app)
    const { history } = await openAccount(app, olivia, "profile")
    const links = within(screen.getByRole("navigation")).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
      ["Profile", "page"],
      ["Sign-in and security", null],
      ["Notifications", null],
      ["Reports", null]
    ])
    links[1]?.focus()
    await user.keyboard("{Enter}")
    expect(history).toEqual(["/account?tab=security"])
    expect(await screen.findByRole("heading", { name: "Password" })).toBeTruthy()
  })

  it("shows names and number, and changes them wherever they stand", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park", phone: "512-555-0142" })
    const { queryClient } = await openAccount(app, olivia, "profile")
    expect(
      ["First name", "Last name", "Username", "Phone (optional)"].map((label) => field(label).value)
    ).toEqual(["Olivia", "Park", olivia.username, "512-555-0142"])
    const username = `zoe-${crypto.randomUUID().slice(0, 8)}`
    await fill({ "First name": " Zoë ", "Last name": "Quist", Username: username, "Phone (optional)": "" })
    await press("Save changes")
    await heard("Your profile is saved")
    const changed = { firstName: "Zoë", lastName: "Quist", username, phone: null, email: olivia.email }
    expect(await me()).toMatchObject(changed)
    expect(queryClient.getQueryData(["me"])).toMatchObject({ user: changed })
    expect([field("First name").value, field("Phone (optional)").value]).toEqual(["Zoë", ""])
  })

  it("says at the field what is wrong, as the server says that a username is taken, and keeps all", async () => {
    const other = await aHomeownerOf(app)
    await openAccount(app, await aHomeownerOf(app), "profile")
    await fill({ "First name": " ", Username: "ab" })
    await press("Save changes")
    expect(await screen.findByText("First name is required")).toBeTruthy()
    expect(screen.getByText("Username must be at least 3 characters")).toBeTruthy()
    expect(document.activeElement).toBe(field("First name"))
    await fill({ "First name": "Zoë", Username: other.username })
    await press("Save changes")
    expect(await screen.findByText("That username is already taken")).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field("Username")))
    expect([field("First name").value, field("Username").value]).toEqual(["Zoë", other.username])
  })

  it("keeps what was typed when the session has ended meanwhile, until it is saved or thrown away", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia" })
    await openAccount(app, olivia, "profile")
    await fill({ "First name": "Zoë" })
    await fetch("/api/auth/logout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
    await press("Save changes")
    await heard("Your profile was not saved")
    cleanup()
    await openAccount(app, olivia, "profile")
    expect(field("First name").value).toBe("Zoë")
    await press("Discard it")
    expect(field("First name").value).toBe("Olivia")
    cleanup()
    await openAccount(app, olivia, "profile")
    expect(screen.queryByRole("button", { name: "Discard it" })).toBeNull()
  })

  it("undoes nothing that was saved elsewhere while it stood open", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia", phone: "512-555-0142" })
    await openAccount(app, olivia, "profile")
    await fill({ "First name": "Zoë" })
    await saveElsewhere(olivia, { firstName: "Ruth", phone: "" })
    fireEvent.focus(window)
    await waitFor(() => expect(field("Phone (optional)").value).toBe(""))
    expect(field("First name").value).toBe("Zoë")
    await press("Save changes")
    await heard("Your profile is saved")
    expect(await me()).toMatchObject({ firstName: "Zoë", phone: null })
  })

  it("undoes nothing that was saved elsewhere while what was typed in another field was kept", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia", phone: "512-555-0142" })
    await openAccount(app, olivia, "profile")
    await fill({ "First name": "Zoë" })
    cleanup()
    await saveElsewhere(olivia, { firstName: "Olivia", phone: "" })
    await openAccount(app, olivia, "profile")
    expect(await screen.findByRole("button", { name: "Discard it" })).toBeTruthy()
    expect([field("First name").value, field("Phone (optional)").value]).toEqual(["Zoë", ""])
  })

  it("is kept for nobody else, and no longer once it is saved", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia" })
    await openAccount(app, olivia, "profile")
    await fill({ "First name": "Zoë" })
    cleanup()
    await openAccount(app, await aHomeownerOf(app, { firstName: "Ruth" }), "profile")
    expect(field("First name").value).toBe("Ruth")
    cleanup()
    await openAccount(app, olivia, "profile")
    await fill({ "First name": "Zoë" })
    await press("Save changes")
    await heard("Your profile is saved")
    expect(sessionStorage.getItem("account-draft")).toBeNull()
  })

  it("asks for a provider's business profile anew", async () => {
    const { queryClient } = await openAccount(app, await aProviderOf(app), "profile")
    await fill({ "Phone (optional)": "737-555-0199" })
    await press("Save changes")
    await heard("Your profile is saved")
    const phone = "737-555-0199"
    await waitFor(() => expect(queryClient.getQueryData(["/api/me/provider"])).toMatchObject({ phone }))
  })

  it.each([
    ["signed_in", "People who are signed in see it on your page."],
    ["asked", "People who have asked you for a quote or got an offer from you see it on your page."],
    ["nobody", "Nobody sees it on your page."]
  ] as const)("tells a provider who sees the number: %s", async (phoneFor, words) => {
    await openAccount(app, await aProviderOf(app, { phoneFor }), "profile")
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it("tells a provider where it is chosen who sees the number, until that is known", async () => {
    const reyes = await aProviderOf(app, { phoneFor: "nobody" })
    const real = globalThis.fetch
    const broken = vi.spyOn(globalThis, "fetch")
    broken.mockImplementation((...call) =>
      call[0] === "/api/me/provider" ? Promise.reject(new TypeError("offline")) : real(...call)
    )
    await openAccount(app, reyes, "profile")
    expect(screen.getByText("Your business profile says who sees it on your page.")).toBeTruthy()
    broken.mockRestore()
    fireEvent(window, new Event("visibilitychange"))
    expect(await screen.findByText("Nobody sees it on your page.")).toBeTruthy()
  })
})
