import { cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

import { aLink, emailsTo } from "#tests/http/accounts/links.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, password, visit } from "#tests/support/ui/visit.tsx"
import { ConfirmEmailScreen } from "#ui/features/account/links/ConfirmEmailScreen.tsx"

import { deadLinkWords, followLink, forgetMail, mailOffWords, tellMail } from "./link-parts.ts"

const user = userEvent.setup({ delay: null })
const path = "/confirm-email"

const app = atApp()
afterEach(() => {
  forgetMail()
  vi.restoreAllMocks()
})

const open = async (key: string, as?: { readonly email: string }) => {
  const start = visit(app, <ConfirmEmailScreen />, { path, ...(as && { as }) })
  followLink(app, path, key)
  return start
}

const account = async () => (await fetch("/api/me/account")).json()
const thanks = "Thank you, your address is confirmed."

describe("a link that confirms an address", () => {
  it("does so by itself, as often as it is opened", async () => {
    const olivia = await aHomeownerOf(app)
    const key = await aLink(app, olivia, { purpose: "confirm" })
    for (const _ of [1, 2]) {
      await open(key, olivia)
      expect(await screen.findByText(thanks)).toBeTruthy()
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Email address confirmed")
      expect(await account()).toMatchObject({ emailConfirmed: true })
      expect(location.hash).toBe("")
      expect(await screen.findByRole("link", { name: "Go to Dashboard" })).toBeTruthy()
      cleanup()
    }
  })

  it("makes a new address the account's at once, wherever it is shown", async () => {
    const olivia = await aHomeownerOf(app)
    const email = `new-${olivia.email}`
    const { queryClient } = await open("", olivia)
    await screen.findByRole("alert")
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ email, password })
    await fetch("/api/me/email", { method: "POST", headers, body })
    const key = await aLink(app, { ...olivia, email }, { purpose: "change" })
    history.replaceState(null, "", `${path}#${key}`)
    dispatchEvent(new Event("hashchange"))
    expect(await screen.findByText(thanks)).toBeTruthy()
    await waitFor(() => expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { email } }))
  })

  it("leads a visitor to sign in afterwards", async () => {
    await open(await aLink(app, await aHomeownerOf(app), { purpose: "confirm" }))
    await screen.findByText(thanks)
    const link = await screen.findByRole("link", { name: "Sign in" })
    expect(link.getAttribute("href")).toBe("/login")
  })

  it("that does not work is sent anew to the signed-in", async () => {
    const olivia = await aHomeownerOf(app)
    await open("cut-off", olivia)
    expect((await screen.findByRole("alert")).textContent).toBe(deadLinkWords)
    await user.click(await screen.findByRole("button", { name: "Send a new link" }))
    expect(await screen.findByText("The link is on its way")).toBeTruthy()
    expect(await emailsTo(app, olivia)).toEqual(["confirm-email"])
  })

  it("that does not work leads a visitor to sign in, and back", async () => {
    await open("cut-off")
    const link = await screen.findByRole("link", { name: "Send a new link" })
    expect(link.getAttribute("href")).toBe("/login?next=%2Fconfirm-email")
  })

  it("for a new address that does not work leads to where it was asked for", async () => {
    const olivia = await aHomeownerOf(app)
    const key = await aLink(app, olivia, { purpose: "confirm" })
    await open(key, olivia)
    await screen.findByText(thanks)
    cleanup()
    await open("cut-off", olivia)
    const link = await screen.findByRole("link", { name: "Send a new link" })
    expect(link.getAttribute("href")).toBe("/account?tab=security")
  })

  it("says that somebody else has the address by now", async () => {
    const olivia = await aHomeownerOf(app)
    const other = await aHomeownerOf(app)
    await open("", olivia)
    await screen.findByRole("alert")
    const email = `soon-${other.email}`
    const headers = { "content-type": "application/json" }
    await fetch("/api/me/email", { method: "POST", headers, body: JSON.stringify({ email, password }) })
    const key = await aLink(app, { ...olivia, email }, { purpose: "change" })
    await aHomeownerOf(app, { email })
    cleanup()
    await open(key)
    expect((await screen.findByRole("alert")).textContent).toBe("That email address is already registered.")
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
  })

  it("is tried again when the server was not reached", async () => {
    const key = await aLink(app, await aHomeownerOf(app), { purpose: "confirm" })
    const calls = holdCalls("POST", /auth\/confirm$/)
    await open(key)
    await vi.waitFor(() => calls.last().lose())
    await screen.findByRole("alert")
    calls.restore()
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText(thanks)).toBeTruthy()
  })

  it("cannot be replaced by a site that sends no email", async () => {
    tellMail("off")
    await open("cut-off")
    expect(await screen.findByText(mailOffWords)).toBeTruthy()
    expect(screen.queryByText("Send a new link")).toBeNull()
  })
})
