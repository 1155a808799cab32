import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

import { aLink } from "#tests/http/accounts/links.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, password, visit } from "#tests/support/ui/visit.tsx"
import { ResetPasswordScreen } from "#ui/features/account/links/ResetPasswordScreen.tsx"

import { deadLinkWords, followLink } from "./link-parts.ts"

const user = userEvent.setup({ delay: null })
const chosen = "a longer password"
const path = "/reset-password"

const app = atApp()

const open = async (key: string, as?: { readonly email: string }) => {
  const start = visit(app, <ResetPasswordScreen />, { path, ...(as && { as }) })
  // The address is set before the screen is rendered, as in a browser.
  followLink(app, path, key)
  return start
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = async (typed: string, again = typed) => {
  await user.type(await screen.findByLabelText("New password"), typed)
  await user.type(field("Confirm password"), again)
  await user.click(screen.getByRole("button", { name: "Set password" }))
}

const canSignIn = async (email: string, typed: string) => {
  const body = JSON.stringify({ email, password: typed })
  const headers = { "content-type": "application/json" }
  return (await fetch("/api/auth/login", { method: "POST", headers, body })).status === 200
}

describe("a link for a new password", () => {
  it("says whose it is, sets the password, and leads to sign in", async () => {
    const olivia = await aHomeownerOf(app, { email: `olivia-${crypto.randomUUID()}@example.com` })
    const { history } = await open(await aLink(app, olivia))
    expect(await screen.findByText("For the account of o•••@example.com.")).toBeTruthy()
    await fill(chosen)
    expect(await screen.findByText("Your password is changed. Please sign in.")).toBeTruthy()
    await waitFor(() => expect(history).toEqual(["/login"]))
    expect([await canSignIn(olivia.email, password), await canSignIn(olivia.email, chosen)]).toEqual([
      false,
      true
    ])
  })

  it("leaves its key in the address bar no longer than it takes to read it; a reload has it still", async () => {
    await open(await aLink(app, await aHomeownerOf(app)))
    await screen.findByLabelText("New password")
    expect([location.pathname, location.hash]).toEqual([path, ""])
    cleanup()
    const start = visit(app, <ResetPasswordScreen />, { path })
    expect(location.hash).toBe("")
    await start
    expect(await screen.findByLabelText("New password")).toBeTruthy()
  })

  it("signs this browser out, where it was signed in with the account", async () => {
    const olivia = await aHomeownerOf(app)
    const { history, queryClient } = await open(await aLink(app, olivia), olivia)
    queryClient.setQueryData(["me"], { user: olivia })
    await fill(chosen)
    await waitFor(() => expect(history).toEqual(["/login"]))
    expect(queryClient.getQueryData(["me"])).toEqual({ user: null })
  })

  it("says at its field what is wrong with the password", async () => {
    await open(await aLink(app, await aHomeownerOf(app)))
    await fill("short", "other")
    expect(await screen.findByText("Password must be at least 8 characters")).toBeTruthy()
    expect(document.activeElement).toBe(field("New password"))
    await user.type(field("New password"), " no longer")
    expect(await screen.findByText("Passwords don't match")).toBeTruthy()
  })

  it("shows and hides each of the two fields", async () => {
    await open(await aLink(app, await aHomeownerOf(app)))
    await screen.findByLabelText("New password")
    for (const label of ["new password", "confirm password"]) {
      await user.click(screen.getByRole("button", { name: `Show ${label}` }))
    }
    expect([field("New password").type, field("Confirm password").type]).toEqual(["text", "text"])
  })

  it.each([
    ["was cut off", async () => "cut-off"],
    ["is missing", async () => ""],
    [
      "has expired",
      async () => aLink(app, await aHomeownerOf(app), { expiresAt: "2026-01-01T00:00:00.000Z" })
    ]
  ])("whose key %s says so and leads to another", async (_, makeKey) => {
    await open(await makeKey())
    expect((await screen.findByRole("alert")).textContent).toBe(deadLinkWords)
    const link = screen.getByRole("link", { name: "Send a new link" })
    expect(link.getAttribute("href")).toBe("/forgot-password")
  })

  it("that is used elsewhere meanwhile says so when it is sent", async () => {
    const olivia = await aHomeownerOf(app)
    const key = await aLink(app, olivia)
    await open(key)
    await screen.findByLabelText("New password")
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ key, password: "yet another one" })
    await fetch("/api/auth/reset", { method: "POST", headers, body })
    await fill(chosen)
    expect(await screen.findByRole("link", { name: "Send a new link" })).toBeTruthy()
    expect(screen.getByRole("alert").textContent).toBe(deadLinkWords)
    expect(screen.getByText("This link does not work any more")).toBeTruthy()
    expect(screen.getByRole("link", { name: "sign in" }).getAttribute("href")).toBe("/login")
  })

  it("takes another link that is pasted into the address bar", async () => {
    await open("cut-off")
    await screen.findByRole("alert")
    const key = await aLink(app, await aHomeownerOf(app))
    act(() => {
      history.replaceState(null, "", `${path}#${key}`)
      dispatchEvent(new Event("hashchange"))
    })
    expect(await screen.findByLabelText("New password")).toBeTruthy()
  })
})
