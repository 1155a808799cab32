import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, sentTo, visit } from "#tests/support/ui/visit.tsx"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"

const user = userEvent.setup({ delay: null })

let app: RunningApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => user.click(screen.getByRole("button", { name: "Create Account" }))

const wordsAt = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent

const answers = () => ({
  "First name": "Nora",
  "Last name": "Lind",
  Username: `nora-${crypto.randomUUID().slice(0, 8)}`,
  Email: `${crypto.randomUUID()}@example.com`,
  Password: "a long password",
  "Confirm password": "a long password"
})

const fill = async (typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) {
    await user.click(field(label))
    await user.paste(text)
  }
}

describe("registering", () => {
  it("says at each field what is wrong with it, and leads to the first", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await send()
    await screen.findByText("First name is required")
    expect(["Last name", "Username", "Email", "Password", "Confirm password"].map(wordsAt)).toEqual([
      "Last name is required",
      "Username must be at least 3 characters",
      "Please enter a valid email address",
      "Password must be at least 8 characters",
      "Please confirm your password"
    ])
    expect(document.activeElement).toBe(field("First name"))
  })

  it("wants the same password twice", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await fill({ ...answers(), "Confirm password": "another password" })
    await send()
    await waitFor(() => expect(wordsAt("Confirm password")).toBe("Passwords don't match"))
    expect(document.activeElement).toBe(field("Confirm password"))
  })

  it("welcomes a homeowner and goes to the dashboard", async () => {
    const { history, queryClient } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill(answers())
    await send()
    expect(await screen.findByText("Welcome to the product!")).toBeTruthy()
    expect(screen.getByText("Account created successfully. Welcome, Nora!")).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard")
    expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { firstName: "Nora", role: "homeowner" } })
  })

  it("registers providers too, and goes on to where they came from", async () => {
    const { history, queryClient } = await visit(app, <RegisterScreen />, {
      path: "/register?next=%2Fmessages"
    })
    await fill(answers())
    await user.selectOptions(screen.getByLabelText("Your role"), "Service provider/contractor")
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/messages"))
    expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { role: "provider" } })
  })

  it("sends the password once", async () => {
    const sent = vi.spyOn(globalThis, "fetch")
    const { history } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill(answers())
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    const body = sentTo("/api/auth/register", sent.mock.calls)
    expect(body).toMatchObject({ password: "a long password", role: "homeowner" })
    expect(body).not.toHaveProperty("confirmPassword")
  })

  it("says at the field that an email address is taken, and keeps what was typed", async () => {
    const { email } = await aHomeownerOf(app)
    const { history } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill({ ...answers(), Email: email })
    await send()
    expect(await screen.findByText("Registration failed")).toBeTruthy()
    expect(screen.getByRole("alert").textContent).toBe("That email address is already registered.")
    expect(wordsAt("Email")).toBe("That email address is already registered")
    expect([field("Email").value, field("Username").value]).toEqual([email, expect.stringMatching(/^nora-/)])
    expect(history).toEqual(["/register"])
  })

  it("has worked when the first answer was lost and the second says that the account is there", async () => {
    const { history, queryClient } = await visit(app, <RegisterScreen />, { path: "/register" })
    const typed = answers()
    await fill(typed)
    const { last, restore } = holdCalls("POST", /auth\/register$/)
    await send()
    await waitFor(() => expect(last()).toBeTruthy())
    await last().loseAnswer()
    expect(await screen.findByText("Registration failed")).toBeTruthy()
    restore()
    await send()
    expect(await screen.findByText("Account created successfully. Welcome, Nora!")).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard")
    expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { email: typed.Email } })
  })
})

describe("the registration page", () => {
  it("leads to signing in, which knows where to go on", async () => {
    await visit(app, <RegisterScreen />, { path: "/register?next=%2Fmessages" })
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login?next=%2Fmessages")
  })

  it("starts with the homeowner's role and offers both", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    expect(field("Your role").value).toBe("homeowner")
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Homeowner looking for services",
      "Service provider/contractor"
    ])
  })

  it.each([
    ["role=provider", "provider"],
    ["next=%2Fmessages&role=provider", "provider"],
    ["role=homeowner", "homeowner"],
    ["role=admin", "homeowner"],
    ["role=", "homeowner"],
    ["role=Provider", "homeowner"]
  ])("begins at ?%s with the role %s, and registers with it", async (search, role) => {
    const { queryClient } = await visit(app, <RegisterScreen />, { path: `/register?${search}` })
    expect(field("Your role").value).toBe(role)
    await fill(answers())
    await send()
    await waitFor(() => expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { role } }))
  })

  it("changes the role when Join as Pro is pressed there, and keeps what was typed", async () => {
    const { navigate } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill({ "First name": "Nora" })
    act(() => navigate("/register?role=provider"))
    expect([field("Your role").value, field("First name").value]).toEqual(["provider", "Nora"])
  })

  it("shows and hides each password on its own", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await user.click(screen.getByRole("button", { name: "Show confirm password" }))
    expect([field("Password").type, field("Confirm password").type]).toEqual(["password", "text"])
  })
})
