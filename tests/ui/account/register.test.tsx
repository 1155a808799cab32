import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { proposedUsername } from "#domain/account/username.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, post, sentTo, visit } from "#tests/support/ui/visit.tsx"
import { carriedOver, carryOver } from "#ui/features/account/carried-over.ts"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"
import { keepPrivateStorageOf } from "#ui/shared/session/private-storage.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
afterEach(() => {
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
    await enter(field(label), text)
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

  it("takes back a fault about two fields where the other one is corrected, and none that the server knows", async () => {
    const { email } = await aHomeownerOf(app)
    await visit(app, <RegisterScreen />, { path: "/register" })
    await fill({ ...answers(), Email: email })
    await send()
    await waitFor(() => expect(wordsAt("Email")).toContain("already"))
    await enter(field("Confirm password"), "another password")
    await waitFor(() => expect(wordsAt("Confirm password")).toBe("Passwords don't match"))
    await enter(field("Password"), "another password")
    await waitFor(() => expect(wordsAt("Confirm password")).toBeUndefined())
    expect(wordsAt("Email")).toContain("already")
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

  it.each([
    ["that of a device in Hawaii", "Pacific/Honolulu", { timeZone: "Pacific/Honolulu" }],
    ["none where a browser hides it behind UTC", "UTC", {}]
  ])("tells the time zone of the device: %s", async (_, timeZone, told) => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options)
    const sent = vi.spyOn(globalThis, "fetch")
    const { history } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill(answers())
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(sentTo("/api/auth/register", sent.mock.calls)).toStrictEqual({
      role: "homeowner",
      phone: "",
      password: "a long password",
      firstName: "Nora",
      lastName: "Lind",
      username: expect.any(String),
      email: expect.any(String),
      ...told
    })
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

  it("says that both are taken to who has an account already, with the right password too", async () => {
    const typed = answers()
    await post("/api/auth/register", {
      role: "homeowner",
      firstName: "Nora",
      lastName: "Lind",
      username: typed.Username,
      email: typed.Email,
      password: typed.Password
    })
    await post("/api/auth/logout", {})
    const { history } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill(typed)
    await send()
    expect(await screen.findByText("Registration failed")).toBeTruthy()
    expect([wordsAt("Email"), wordsAt("Username")]).toEqual([
      "That email address is already registered",
      "That username is already taken"
    ])
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
    // What is lost with the answer is its cookie, too.
    await post("/api/auth/logout", {})
    await send()
    expect(await screen.findByText("Account created successfully. Welcome, Nora!")).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard")
    expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { email: typed.Email } })
  })
})

const username = () => field("Username").value

describe("the proposed username", () => {
  it("follows the name, in letters and digits that any keyboard has", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await user.type(field("First name"), "Zoë")
    expect(username()).toBe("zoe")
    await user.type(field("Last name"), "O'Neil-Márquez 3rd")
    expect(username()).toBe("zoeoneilmarquez3rd")
  })

  it("stays as the person has typed it, empty too", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await user.type(field("First name"), "Nora")
    await user.clear(field("Username"))
    await user.type(field("Last name"), "Lind")
    expect(username()).toBe("")
    await user.type(field("Username"), "norali")
    await user.type(field("Last name"), "gren")
    expect(username()).toBe("norali")
  })

  it("is typed over by who clicks into it", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await user.type(field("First name"), "Nora")
    await user.click(field("Username"))
    await user.keyboard("norali")
    expect(username()).toBe("norali")
  })

  it("takes back that there was none", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await send()
    await screen.findByText("Username must be at least 3 characters")
    await user.type(field("First name"), "Nora")
    await waitFor(() => expect(screen.queryByText("Username must be at least 3 characters")).toBeNull())
  })

  it.each([
    ["Bo", ""],
    ["李小龍", ""],
    ["n".repeat(99), "n".repeat(50)]
  ])("is for %j %j", (name, proposed) => expect(proposedUsername(name)).toBe(proposed))
})

const shown = () =>
  ["First name", "Last name", "Username", "Email", "Phone (optional)"].map((label) => field(label).value)

describe("what a visitor has said elsewhere", () => {
  const rosa = { firstName: "Rosa", lastName: "Reyes", email: "rosa@example.com", phone: "512-555-0142" }
  beforeEach(() => sessionStorage.clear())

  it("is filled in, with a username proposed", async () => {
    carryOver(rosa)
    await visit(app, <RegisterScreen />, { path: "/register?role=provider" })
    expect(shown()).toEqual(["Rosa", "Reyes", "rosareyes", "rosa@example.com", "512-555-0142"])
  })

  it("is forgotten once there is an account", async () => {
    carryOver({ ...rosa, email: `${crypto.randomUUID()}@example.com` })
    const { history } = await visit(app, <RegisterScreen />, { path: "/register" })
    await fill({ Password: "a long password", "Confirm password": "a long password" })
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(carriedOver()).toBeUndefined()
  })

  it("is nobody's once it belongs to an account", () => {
    carryOver(rosa)
    keepPrivateStorageOf("somebody")
    expect(carriedOver()).toBeUndefined()
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
    expect([...field("Your role").querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
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

  it("offers the roles as two cards, chosen by pointer or keyboard", async () => {
    const { queryClient } = await visit(app, <RegisterScreen />, { path: "/register" })
    const roles = within(screen.getByRole("group", { name: "Your role" }))
    const cards = roles.getAllByRole<HTMLInputElement>("radio")
    expect(cards.map(({ value }) => value)).toEqual(["homeowner", "provider"])
    const provider = roles.getByRole<HTMLInputElement>("radio", { name: "Service provider/contractor" })
    expect(cards.map(({ checked }) => checked)).toEqual([true, false])
    await user.click(roles.getByText("Show your business, answer requests, make offers."))
    expect([provider.checked, field("Your role").value]).toEqual([true, "provider"])
    await user.selectOptions(field("Your role"), "Homeowner looking for services")
    expect(cards.map(({ checked }) => checked)).toEqual([true, false])
    await user.click(provider)
    await fill(answers())
    await send()
    await waitFor(() =>
      expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { role: "provider" } })
    )
  })

  it("shows and hides each password on its own", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    await user.click(screen.getByRole("button", { name: "Show confirm password" }))
    expect([field("Password").type, field("Confirm password").type]).toEqual(["password", "text"])
  })
})
