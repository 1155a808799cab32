import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, password, visit } from "#tests/support/ui/visit.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
afterEach(() => {
  document.querySelector("meta[name=demo-accounts]")?.remove()
})

const email = () => screen.getByLabelText<HTMLInputElement>("Email")
const secret = () => screen.getByLabelText<HTMLInputElement>("Password")
const send = () => user.click(screen.getByRole("button", { name: "Sign In" }))

const signIn = async (address: string, typed = password) => {
  await user.type(email(), address)
  await user.type(secret(), typed)
  await send()
}

const wordsAt = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent

describe("signing in", () => {
  it("says at each field what is wrong with it, and leads to the first", async () => {
    await visit(app, <LoginScreen />, { path: "/login" })
    await send()
    await screen.findByText("Please enter a valid email address")
    expect(wordsAt(email())).toBe("Please enter a valid email address")
    expect(wordsAt(secret())).toBe("Password is required")
    expect(email().getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(email())
  })

  it("greets and goes to the dashboard", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
    const { history } = await visit(app, <LoginScreen />, { path: "/login" })
    await signIn(olivia.email.toUpperCase())
    expect(await screen.findByText("Welcome back!")).toBeTruthy()
    expect(screen.getByText("Logged in as Olivia Park")).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard")
  })

  it.each([
    ["/start-project?providerId=1", "/start-project?providerId=1"],
    ["//elsewhere.example", "/dashboard"],
    ["https://elsewhere.example", "/dashboard"]
  ])("asked to go on to %s goes to %s", async (next, destination) => {
    const person = await aHomeownerOf(app)
    const path = `/login?next=${encodeURIComponent(next)}`
    const { history } = await visit(app, <LoginScreen />, { path })
    await signIn(person.email)
    await waitFor(() => expect(history.at(-1)).toBe(destination))
  })

  it("forgets what was cached for a visitor", async () => {
    const person = await aHomeownerOf(app)
    const { history, queryClient } = await visit(app, <LoginScreen />, { path: "/login" })
    queryClient.setQueryData(["/api/providers", "1"], { phone: null })
    await signIn(person.email)
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(queryClient.getQueryData(["/api/providers", "1"])).toBeUndefined()
    expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { id: person.id } })
  })

  it("repeats the server's words when it refuses, and keeps what was typed", async () => {
    const person = await aHomeownerOf(app)
    const { history } = await visit(app, <LoginScreen />, { path: "/login" })
    await signIn(person.email, "a wrong password")
    expect(await screen.findByText("Login failed")).toBeTruthy()
    expect(screen.getByRole("alert").textContent).toBe("Invalid email or password.")
    expect(email().value).toBe(person.email)
    expect(secret().value).toBe("a wrong password")
    expect(history).toEqual(["/login"])
  })
})

describe("the login page", () => {
  it("shows and hides the password", async () => {
    await visit(app, <LoginScreen />, { path: "/login" })
    expect(secret().type).toBe("password")
    await user.click(screen.getByRole("button", { name: "Show password" }))
    expect(secret().type).toBe("text")
    await user.click(screen.getByRole("button", { name: "Hide password" }))
    expect(secret().type).toBe("password")
  })

  it("leads to the registration, which knows where to go on, and home", async () => {
    await visit(app, <LoginScreen />, { path: "/login?next=%2Fmessages" })
    const registration = screen.getByRole("link", { name: "Create an account" })
    expect(registration.getAttribute("href")).toBe("/register?next=%2Fmessages")
    expect(screen.getByRole("link", { name: /Back to home/ }).getAttribute("href")).toBe("/")
  })

  it("can be filled by password managers", async () => {
    await visit(app, <LoginScreen />, { path: "/login" })
    expect([email().name, email().autocomplete]).toEqual(["email", "username"])
    expect([secret().name, secret().autocomplete]).toEqual(["password", "current-password"])
  })

  it("tells somebody who is signed in already", async () => {
    const olivia = await aHomeownerOf(app, { firstName: "Olivia" })
    await visit(app, <LoginScreen />, { path: "/login?next=%2Fmessages", as: olivia })
    const notice = await screen.findByText(/You are signed in as Olivia/)
    expect(within(notice).getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/messages")
  })

  it("names no demo accounts unless the page does", async () => {
    await visit(app, <LoginScreen />, { path: "/login" })
    expect(screen.queryByText("Demo accounts")).toBeNull()
  })

  it("fills the form with a demo account, ready to be sent", async () => {
    const meta = Object.assign(document.createElement("meta"), {
      name: "demo-accounts",
      content: JSON.stringify([{ role: "homeowner", email: "olivia@example.com", password: "demo" }])
    })
    document.head.append(meta)
    await visit(app, <LoginScreen />, { path: "/login" })
    await user.click(screen.getByRole("button", { name: /olivia@example.com/ }))
    expect(email().value).toBe("olivia@example.com")
    expect(secret().value).toBe("demo")
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sign In" }))
  })
})
