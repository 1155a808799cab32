// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

import { aUser } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { currentToast, dismissToast } from "#ui/shared/feedback/toast/toast.ts"
import { followSignIns } from "#ui/shared/session/follow-sign-ins.ts"
import { isSignOutOwed } from "#ui/shared/session/owed-sign-out.ts"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { rememberSignedIn } from "#ui/shared/session/signed-in-before.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

afterEach(() => {
  const left = currentToast()
  if (left) dismissToast(left.id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }))

const Session = () => {
  const { error, isAuthenticated, isLoading, logout, user } = useSession()
  const state = isLoading ? "asking" : error ? "failed" : isAuthenticated ? `is ${user?.firstName}` : "nobody"
  return <button onClick={() => void logout()}>{state}</button>
}

describe("the session", () => {
  it("is somebody's when the server names them", async () => {
    answer(200, { user: aUser({ firstName: "Olivia" }) })
    mount(<Session />)
    expect(screen.getByText("asking")).toBeTruthy()
    expect(await screen.findByText("is Olivia")).toBeTruthy()
  })

  it("is nobody's when the server names nobody", async () => {
    answer(200, { user: null })
    mount(<Session />)
    expect(await screen.findByText("nobody")).toBeTruthy()
  })

  it("is nobody's after a refusal with 401", async () => {
    answer(401, { detail: "Please sign in to continue." })
    mount(<Session />)
    expect(await screen.findByText("nobody")).toBeTruthy()
  })

  it("is not ended by a failure that only speaks of 401", async () => {
    answer(503, { status: 503, detail: "Something went wrong (request 4f401c)." })
    mount(<Session />)
    expect(await screen.findByText("failed")).toBeTruthy()
  })

  it("reports any other failure", async () => {
    answer(503, {})
    mount(<Session />)
    expect(await screen.findByText("failed")).toBeTruthy()
  })
})

const comesBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))

const visitorsPage = async () => {
  answer(200, { user: null })
  const { queryClient } = mount(<Session />)
  followSignIns(queryClient)
  await screen.findByText("nobody")
  answer(200, { user: aUser({ firstName: "Olivia" }) })
}

describe("a visitor's page that comes back out of the back/forward cache", () => {
  it("is that of the person who has signed in meanwhile", async () => {
    await visitorsPage()
    rememberSignedIn(true)
    comesBack(true)
    expect(await screen.findByText("is Olivia")).toBeTruthy()
  })

  it("asks nothing where nobody has signed in, nor where it is loaded anew", async () => {
    await visitorsPage()
    const asked = vi.fn<typeof fetch>()
    vi.stubGlobal("fetch", asked)
    rememberSignedIn(false)
    comesBack(true)
    rememberSignedIn(true)
    comesBack(false)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe("signing out", () => {
  it("forgets what was cached, goes home and says so", async () => {
    answer(200, {})
    const { history, queryClient } = mount(<Session />, { path: "/dashboard", user: aUser() })
    queryClient.setQueryData(["/api/projects"], ["private"])
    await userEvent.setup().click(screen.getByRole("button", { name: /^is / }))
    expect(await screen.findByText("nobody")).toBeTruthy()
    expect(history.at(-1)).toBe("/")
    expect(queryClient.getQueryData(["/api/projects"])).toBeUndefined()
    expect(await screen.findByText("You have been signed out of your account.")).toBeTruthy()
  })

  it("leads to the heading of the first page where one is there already", async () => {
    answer(200, {})
    const page = (
      <>
        <PageTitle>Home services</PageTitle>
        <Session />
      </>
    )
    mount(page, { path: "/", user: aUser() })
    await userEvent.setup().click(screen.getByRole("button", { name: /^is / }))
    expect(await screen.findByText("nobody")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Home services" }))
  })

  it("forgets and goes home silently when it fails, and asks who is signed in now", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    vi.stubGlobal("fetch", async (url: string) =>
      url.endsWith("/logout")
        ? new Response("", { status: 500 })
        : new Response(JSON.stringify({ user: aUser({ firstName: "Still Olivia" }) }))
    )
    const { history, queryClient } = mount(<Session />, { path: "/dashboard", user: aUser() })
    queryClient.setQueryData(["/api/projects"], ["private"])
    await userEvent.setup().click(screen.getByRole("button", { name: /^is / }))
    expect(await screen.findByText("is Still Olivia")).toBeTruthy()
    expect(history.at(-1)).toBe("/")
    expect(queryClient.getQueryData(["/api/projects"])).toBeUndefined()
    expect(logged).toHaveBeenCalledOnce()
    expect(screen.queryByRole("listitem")).toBeNull()
  })

  it("is sent again with the next question for the session, until the server has it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    let isAway = true
    let isSignedIn = true
    vi.stubGlobal("fetch", async (url: string) => {
      if (isAway) throw new TypeError("Failed to fetch")
      if (url.endsWith("/logout")) isSignedIn = false
      return new Response(JSON.stringify(isSignedIn ? { user: aUser() } : { user: null }))
    })
    const { queryClient } = mount(<Session />, { path: "/dashboard", user: aUser() })
    await userEvent.setup().click(screen.getByRole("button", { name: /^is / }))
    await screen.findByText("failed")
    expect(isSignOutOwed()).toBe(true)
    isAway = false
    await queryClient.refetchQueries(sessionQuery)
    expect(await screen.findByText("nobody")).toBeTruthy()
    expect(isSignOutOwed()).toBe(false)
  })
})

describe("a screen for signed-in people", () => {
  const screenOf = <RequireSession>{(user) => <p>Hello {user.firstName}</p>}</RequireSession>

  it("is shown to them", () => {
    mount(screenOf, { path: "/messages", user: aUser({ firstName: "Olivia" }) })
    expect(screen.getByText("Hello Olivia")).toBeTruthy()
  })

  it("sends others to sign in and back", async () => {
    const { history } = mount(screenOf, { path: "/start-project?providerId=1", user: null })
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fstart-project%3FproviderId%3D1"))
  })

  it("waits while the session is unknown", () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}))
    const { history } = mount(screenOf, { path: "/messages" })
    expect(screen.getByRole("progressbar")).toBeTruthy()
    expect(history).toEqual(["/messages"])
  })

  it("sends nobody away because the server failed, and offers another try", async () => {
    answer(500, {})
    const { history } = mount(screenOf, { path: "/messages" })
    expect(await screen.findByRole("alert")).toBeTruthy()
    expect(history).toEqual(["/messages"])
    answer(200, { user: aUser({ firstName: "Olivia" }) })
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("Hello Olivia")).toBeTruthy()
  })
})
