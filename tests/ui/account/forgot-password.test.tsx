import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

import { emailsTo } from "#tests/http/accounts/links.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { ForgotPasswordScreen } from "#ui/features/account/links/ForgotPasswordScreen.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"

import { forgetMail, mailOffWords, tellMail } from "./link-parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
afterEach(() => {
  forgetMail()
  vi.restoreAllMocks()
})

const open = () => visit(app, <ForgotPasswordScreen />, { path: "/forgot-password" })
const email = () => screen.getByLabelText<HTMLInputElement>("Email")
const send = () => user.click(screen.getByRole("button", { name: "Send a link" }))
const sent = "If there is an account for that address, an email is on its way. The link works for an hour."

describe("a forgotten password", () => {
  it("is led to from the sign-in page", async () => {
    await visit(app, <LoginScreen />, { path: "/login" })
    const link = screen.getByRole("link", { name: "Forgot your password?" })
    expect(link.getAttribute("href")).toBe("/forgot-password")
  })

  it("asks for the address, and says the same whether there is such an account or not", async () => {
    const olivia = await aHomeownerOf(app)
    await open()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Set a new password")
    expect(screen.getByText("Tell us your email address and we send you a link.")).toBeTruthy()
    await user.type(email(), olivia.email)
    await send()
    expect((await screen.findByText(sent)).closest("[role=status]")).toBeTruthy()
    expect(await emailsTo(app, olivia)).toEqual(["reset-password"])
    await user.clear(email())
    await user.type(email(), "nobody@example.com")
    await send()
    expect((await screen.findByText(sent)).closest("[role=status]")).toBeTruthy()
  })

  it("says what is wrong with an address, and keeps it", async () => {
    await open()
    await user.type(email(), "olivia@")
    await send()
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy()
    expect([email().value, document.activeElement]).toEqual(["olivia@", email()])
    expect(screen.queryByText(sent)).toBeNull()
  })

  it("says when the server was not reached, and can be sent again", async () => {
    await open()
    const calls = holdCalls("POST", /auth\/forgot$/)
    await user.type(email(), "olivia@example.com")
    await send()
    await vi.waitFor(() => calls.last().lose())
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach the server.")
    calls.restore()
    await user.type(email(), "{Enter}")
    expect((await screen.findByText(sent)).closest("[role=status]")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("cannot be helped by a site that sends no email", async () => {
    tellMail("off")
    await open()
    expect(screen.getByText(mailOffWords)).toBeTruthy()
    expect(screen.queryByLabelText("Email")).toBeNull()
  })
})
