import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { Header } from "#ui/app/shell/Header.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"
import { JoinAsProScreen } from "#ui/features/application/JoinAsProScreen.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

import { card } from "../dashboard/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia" })
  reyes = await aProviderOf(app)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Whether the browser would ask before the page is closed. */
const isHeldBack = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

const away = <RouteLink href="/help">Away</RouteLink>
const follow = () => user.click(screen.getByRole("link", { name: "Away" }))
const logOut = async () => {
  await user.click(screen.getByRole("button", { name: /Olivia/ }))
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }))
}
const question = () => screen.findByRole("dialog", { name: "Leave without sending?" })
const answer = async (name: string) => user.click(within(await question()).getByRole("button", { name }))

const typeInto = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

describe("a page's form", () => {
  it.each([
    ["of a new project", StartProjectScreen, "/start-project", "Project Title"],
    ["of a registration", RegisterScreen, "/register", "First name"],
    ["of an application", JoinAsProScreen, "/join-as-pro", "First name"]
  ])("%s asks before what was typed is lost, and lets people stay or go", async (_, Screen, path, label) => {
    const page = (
      <>
        <Screen />
        {away}
      </>
    )
    const { history } = await visit(app, page, { path, ...(path === "/start-project" ? { as: olivia } : {}) })
    await screen.findByLabelText(label)
    expect(isHeldBack()).toBe(false)
    await typeInto(label, "Shower")
    await waitFor(() => expect(isHeldBack()).toBe(true))
    const ask = vi.fn<() => boolean>(() => false)
    vi.stubGlobal("confirm", ask)
    await follow()
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      "Leave without sending? What you have typed here is lost when you leave."
    )
    expect(history).toEqual([path])
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("Shower")
    ask.mockReturnValue(true)
    await follow()
    expect(history.at(-1)).toBe("/help")
  })

  it("asks from the first letter on, because entering the form has loaded what asks", async () => {
    await visit(app, <RegisterScreen />, { path: "/register" })
    const name = await screen.findByLabelText("First name")
    await act(async () => {
      fireEvent.focus(name)
      await import("#ui/shared/forms/leaving/LeaveGuard.tsx")
    })
    fireEvent.change(name, { target: { value: "O" } })
    expect(isHeldBack()).toBe(true)
  })

  it("asks before its writer signs out", async () => {
    const page = (
      <>
        <Header />
        <Route path="/start-project">
          <StartProjectScreen />
        </Route>
      </>
    )
    const { history } = await visit(app, page, { path: "/start-project", as: olivia })
    await typeInto("Project Title", "Shower")
    await waitFor(() => expect(isHeldBack()).toBe(true))
    const ask = vi.fn<() => boolean>(() => false)
    vi.stubGlobal("confirm", ask)
    await logOut()
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      "Leave without sending? What you have typed here is lost when you leave."
    )
    expect(screen.getByLabelText<HTMLInputElement>("Project Title").value).toBe("Shower")
    expect(history).toEqual(["/start-project"])
    ask.mockReturnValue(true)
    await logOut()
    expect(await screen.findByText("Logged out successfully")).toBeTruthy()
    expect(history.at(-1)).toBe("/")
  })

  it("asks nothing once what was typed is gone again", async () => {
    const page = (
      <>
        <StartProjectScreen />
        {away}
      </>
    )
    const { history } = await visit(app, page, { path: "/start-project", as: olivia })
    await typeInto("Project Title", "Shower")
    await waitFor(() => expect(isHeldBack()).toBe(true))
    await typeInto("Project Title", "")
    await waitFor(() => expect(isHeldBack()).toBe(false))
    await follow()
    expect(history.at(-1)).toBe("/help")
  })

  it("of a sign-in asks nothing: little is typed, and typed again in a moment", async () => {
    const page = (
      <>
        <LoginScreen />
        {away}
      </>
    )
    const { history } = await visit(app, page, { path: "/login" })
    await typeInto("Email", "olivia@example.com")
    expect(isHeldBack()).toBe(false)
    await follow()
    expect(history.at(-1)).toBe("/help")
  })
})

const openReview = async () => {
  const completedAt = new Date().toISOString()
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, status: "completed", completedAt })
  await app.run(seedMarketplace({ quotes: [quote] }))
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
  await user.click(within(await card("Plumbing")).getByRole("button", { name: "Leave a review" }))
  return screen.findByRole("dialog")
}

const openBid = async () => {
  const project = aProject({ homeownerId: olivia.id, providerId: reyes.id, title: "New bathroom" })
  await app.run(seedMarketplace({ projects: [project] }))
  await visit(app, <DashboardScreen />, { path: "/dashboard", as: reyes })
  await user.click(within(await card("New bathroom")).getByRole("button", { name: "Quote on this project" }))
  return screen.findByRole("dialog")
}

describe("a dialog's form", () => {
  it.each(["Go back", "Escape"])("asks before an offer that was begun is closed by %s", async (way) => {
    const dialog = within(await openBid())
    const close = () =>
      way === "Escape" ? user.keyboard("{Escape}") : user.click(dialog.getByRole("button", { name: way }))
    await typeInto("Price", "300")
    await close()
    await answer("Keep editing")
    await waitFor(() => expect(screen.queryByText("Leave without sending?")).toBeNull())
    expect(dialog.getByLabelText<HTMLInputElement>("Price").value).toBe("300")
    await close()
    await answer("Leave")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("closes at once while nothing was typed", async () => {
    const dialog = within(await openBid())
    await user.click(dialog.getByRole("button", { name: "Go back" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("closes at once where a draft keeps what was typed", async () => {
    const dialog = within(await openReview())
    await user.type(dialog.getByLabelText("Title"), "On time")
    await user.click(dialog.getByRole("button", { name: "Go back" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Leave a review" }))
    expect((await screen.findByLabelText<HTMLInputElement>("Title")).value).toBe("On time")
  })
})
