// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Route, Router } from "wouter"

import { nameEntries } from "#ui/app/shell/history-entries.ts"
import { RouteFocus } from "#ui/app/shell/RouteFocus.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

let scrolledTo: Array<number> = []

const scroll = (top: number) => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true })
  window.dispatchEvent(new Event("scroll"))
}

beforeEach(() => {
  scrolledTo = []
  vi.stubGlobal("scrollTo", ({ top = 0 }: ScrollToOptions) => {
    scrolledTo.push(top)
    scroll(top)
  })
  sessionStorage.clear()
  history.replaceState(null, "", "/services")
  render(
    <Router aroundNav={nameEntries}>
      <RouteFocus>
        <RouteLink href="/providers">onward</RouteLink>
        <RouteLink href="/services?page=2">same page</RouteLink>
        <Route path="/services">
          <PageTitle>Services of all kinds</PageTitle>
        </Route>
        <Route path="/providers">
          <PageTitle>Service Providers</PageTitle>
        </Route>
      </RouteFocus>
    </Router>
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const goOn = () => userEvent.setup().click(screen.getByRole("link", { name: "onward" }))

it("leaves focus and scroll alone when the first page stands", () => {
  expect(document.activeElement).toBe(document.body)
  expect(scrolledTo).toEqual([])
  expect(document.title).toBe("Services | Best Contractors On Demand")
})

it("goes to the top, to the new heading and to the new title", async () => {
  scroll(700)
  await goOn()
  expect(scrolledTo).toEqual([0])
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Service Providers" }))
  expect(document.title).toBe("Find professionals | Best Contractors On Demand")
})

it("returns to where the page was left on Back", async () => {
  scroll(700)
  await goOn()
  act(() => history.back())
  const heading = await screen.findByRole("heading", { name: "Services of all kinds" })
  expect(scrolledTo).toEqual([0, 700])
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it("returns to where a search on the same page was left", async () => {
  scroll(20)
  await userEvent.setup().click(screen.getByRole("link", { name: "same page" }))
  scroll(900)
  act(() => history.back())
  await waitFor(() => expect(scrolledTo).toEqual([20]))
  act(() => history.forward())
  await waitFor(() => expect(scrolledTo).toEqual([20, 900]))
})

it("stays put when only the query changes", async () => {
  scroll(300)
  await userEvent.setup().click(screen.getByRole("link", { name: "same page" }))
  expect(location.search).toBe("?page=2")
  expect(scrolledTo).toEqual([])
})
