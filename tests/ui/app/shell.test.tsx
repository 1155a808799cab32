// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { aUser } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { desktop, phone } from "#tests/support/ui/viewport.ts"
import { Shell } from "#ui/app/shell/Shell.tsx"
import { popularPagesQuery } from "#ui/features/local/popular-pages.ts"
import { currentToast } from "#ui/shared/feedback/toast/toast.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
beforeEach(desktop)

const mainNavigation = () => within(screen.getByRole("navigation", { name: "Main" }))
const accountNavigation = () => within(screen.getByRole("navigation", { name: "Account" }))
const header = () => within(screen.getByRole("banner"))
const namesOf = (links: ReadonlyArray<HTMLElement>) =>
  links.map((link) => [link.textContent, link.getAttribute("href")])

const current = () => mainNavigation().queryAllByRole("link", { current: "page" })

const openMenu = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Open menu" }))
  return { user, menu: within(await screen.findByRole("navigation", { name: "Menu" })) }
}

describe("the header", () => {
  it("links to services, professionals and the page for professionals", () => {
    mount(<Shell>page</Shell>, { user: null })
    expect(namesOf(mainNavigation().getAllByRole("link"))).toEqual([
      ["Services", "/services"],
      ["Find Professionals", "/providers"],
      ["For Professionals", "/join-as-pro"]
    ])
  })

  it("names the product and leads home", () => {
    mount(<Shell>page</Shell>, { user: null, path: "/services" })
    const logo = header().getByRole("link", { name: /Best Contractors/ })
    expect(logo.getAttribute("href")).toBe("/")
    expect(logo.textContent).toContain("Best Contractors On Demand")
  })

  it("offers visitors to sign in and to join", () => {
    mount(<Shell>page</Shell>, { user: null })
    expect(namesOf(accountNavigation().getAllByRole("link"))).toEqual([
      ["Sign In", "/login"],
      ["Join as Pro", "/register?role=provider"]
    ])
    expect(header().queryByRole("link", { name: "Dashboard" })).toBeNull()
  })

  it("shows signed-in people their dashboard and their first name", () => {
    mount(<Shell>page</Shell>, { user: aUser({ firstName: "Olivia" }) })
    const account = accountNavigation()
    expect(account.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard")
    expect(account.getByRole("button", { name: /Olivia/ })).toBeTruthy()
    expect(header().queryByRole("link", { name: "Sign In" })).toBeNull()
  })

  it("says Profile for somebody without a first name", () => {
    mount(<Shell>page</Shell>, { user: aUser({ firstName: "" }) })
    expect(header().getByRole("button", { name: /Profile/ })).toBeTruthy()
  })

  it("offers neither sign-in nor dashboard while the session is unknown", () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}))
    mount(<Shell>page</Shell>)
    expect(header().queryByRole("link", { name: "Sign In" })).toBeNull()
    expect(header().queryByRole("link", { name: "Dashboard" })).toBeNull()
    expect(screen.queryByRole("navigation", { name: "Account" })).toBeNull()
  })

  it.each([
    ["Account Saved Log out", "a desk", desktop],
    ["Dashboard Account Saved Log out", "a phone", phone]
  ])("opens the user menu with %s on %s", async (items, _, screenSize) => {
    screenSize()
    mount(<Shell>page</Shell>, { user: aUser({ firstName: "Olivia" }) })
    await userEvent.setup().click(header().getByRole("button", { name: /Olivia/ }))
    await screen.findByRole("menu")
    expect(
      screen
        .getAllByRole("menuitem")
        .map((item) => item.textContent)
        .join(" ")
    ).toBe(items)
  })

  it.each([
    ["/provider/one", "/admin/providers/one"],
    ["/providers", null]
  ])("leads operators from %s to %s in the console", async (path, expected) => {
    const person = aUser({ firstName: "Dana" })
    const { queryClient } = mount(<Shell>page</Shell>, { user: person, path })
    act(() => {
      queryClient.setQueryData(sessionQuery.queryKey, { user: person, operator: true })
    })
    await userEvent.setup().click(header().getByRole("button", { name: /Dana/ }))
    const menu = within(await screen.findByRole("menu"))
    const link = menu.queryByRole("menuitem", { name: "This business in the console" })
    expect(link?.getAttribute("href") ?? null).toBe(expected)
    expect(menu.getByRole("menuitem", { name: "Console" }).getAttribute("href")).toBe("/admin")
  })

  it("shows neither its links nor sign-in on a phone, but a menu", () => {
    phone()
    mount(<Shell>page</Shell>, { user: null })
    expect(namesOf(header().getAllByRole("link")).map(([, href]) => href)).toEqual(["/"])
    expect(header().getByRole("button", { name: "Open menu" })).toBeTruthy()
  })
})

describe("the active link", () => {
  it("is the one whose route the path equals", () => {
    mount(<Shell>page</Shell>, { user: null, path: "/services" })
    expect(namesOf(current())).toEqual([["Services", "/services"]])
  })

  it("is Join as Pro where one registers, whatever the address says beside the path", async () => {
    phone()
    mount(<Shell>page</Shell>, { user: null, path: "/register" })
    const { menu } = await openMenu()
    const marked = menu.getAllByRole("link", { current: "page" })
    expect(namesOf(marked)).toEqual([["Join as Pro", "/register?role=provider"]])
  })

  it.each([
    ["/register", "Join as Pro"],
    ["/login", "Sign In"]
  ])("is on a desktop at %s %s alone", (path, name) => {
    mount(<Shell>page</Shell>, { user: null, path })
    const marked = header().getAllByRole("link", { current: "page" })
    expect(marked.map((link) => link.textContent)).toEqual([name])
  })

  it.each(["/services/plumbing", "/servicesx", "/"])("is none at %s", (path) => {
    mount(<Shell>page</Shell>, { user: null, path })
    expect(current()).toEqual([])
  })
})

describe("the menu of small screens", () => {
  beforeEach(phone)

  it("lists the visitors' links", async () => {
    mount(<Shell>page</Shell>, { user: null })
    const { menu } = await openMenu()
    expect(namesOf(menu.getAllByRole("link")).map(([name]) => name)).toEqual([
      "Services",
      "Find Professionals",
      "For Professionals",
      "Sign In",
      "Join as Pro"
    ])
    const join = menu.getByRole("link", { name: "Join as Pro" })
    expect(join.getAttribute("href")).toBe("/register?role=provider")
  })

  it("lists the dashboard for signed-in people", async () => {
    mount(<Shell>page</Shell>, { user: aUser() })
    const { menu } = await openMenu()
    expect(menu.getByRole("link", { name: "Dashboard" })).toBeTruthy()
    expect(menu.queryByRole("link", { name: "Sign In" })).toBeNull()
  })

  it("closes on Escape and gives the focus back", async () => {
    mount(<Shell>page</Shell>, { user: null })
    const { user } = await openMenu()
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open menu" }))
  })

  it("closes when the keyboard goes on past its end, where it would cover what has the focus", async () => {
    mount(
      <Shell>
        <button type="button">On the page</button>
      </Shell>,
      { user: null }
    )
    const { menu } = await openMenu()
    act(() => menu.getAllByRole("link").at(-1)?.focus())
    expect(screen.getByRole("navigation", { name: "Menu" })).toBeTruthy()
    act(() => screen.getByRole("button", { name: "Close menu" }).focus())
    act(() => menu.getAllByRole("link").at(0)?.focus())
    expect(screen.getByRole("navigation", { name: "Menu" })).toBeTruthy()
    act(() => screen.getByRole("button", { name: "On the page" }).focus())
    expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull()
  })

  it("closes when it has led somewhere", async () => {
    const { history } = mount(<Shell>page</Shell>, { user: null })
    const { menu, user } = await openMenu()
    await user.click(menu.getByRole("link", { name: "Services" }))
    expect(history.at(-1)).toBe("/services")
    expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull()
  })
})

it("lets the keyboard skip the header, and frames the page with landmarks", () => {
  mount(<Shell>page</Shell>, { user: null })
  const [first] = screen.getAllByRole("link")
  expect(first?.textContent).toBe("Skip to main content")
  expect(first?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`)
  expect(screen.getByRole("main").textContent).toBe("page")
})

const footerLinks = () => namesOf(within(screen.getByRole("contentinfo")).getAllByRole("link"))

describe("the footer", () => {
  const always = [
    ["Services", "/services"],
    ["Find Professionals", "/providers"],
    ["How it works", "/how-it-works"],
    ["How results are ordered", "/how-results-are-ordered"],
    ["How reviews work", "/how-reviews-work"],
    ["How we check professionals", "/how-we-check-professionals"],
    ["Help", "/help"],
    ["Contact", "/contact"],
    ["Terms", "/terms"],
    ["Privacy", "/privacy"]
  ]

  it("leads to services, professionals and what the site says about itself, and asks for nothing", () => {
    const asked = vi.spyOn(globalThis, "fetch")
    mount(<Shell>page</Shell>, { user: null })
    expect(footerLinks()).toEqual(always)
    expect(asked).not.toHaveBeenCalled()
  })

  it("leads to popular cities by trade where the page came with them", async () => {
    const { queryClient } = mount(<Shell>page</Shell>, { user: null })
    const austin = { slug: "tx/austin", city: "Austin", state: "TX" }
    queryClient.setQueryData(popularPagesQuery.queryKey, [
      { place: austin, category: { slug: "plumbing", name: "Plumbing" }, total: 4 }
    ])
    await screen.findByRole("link", { name: "Plumbing in Austin" })
    expect(footerLinks()).toEqual([...always, ["Plumbing in Austin", "/providers/tx/austin/plumbing"]])
  })
})

// The last test: modules that are imported after it are loaded anew.
it("stays, and says so, when the code of the user menu cannot be fetched, and opens it once it can", async () => {
  const popup = "../../../ui/app/shell/UserMenuPopup.tsx"
  const user = userEvent.setup()
  mount(<Shell>page</Shell>, { user: aUser({ firstName: "Olivia" }) })
  vi.doMock(popup, () => {
    throw new Error("offline")
  })
  vi.resetModules()
  header()
    .getByRole("button", { name: /Olivia/ })
    .focus()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(currentToast()?.variant).toBe("destructive"))
  expect(screen.getByRole("main").textContent).toBe("page")
  expect(screen.queryByRole("menu")).toBeNull()
  vi.doUnmock(popup)
  await user.keyboard("{Enter}")
  expect(await screen.findByRole("menu")).toBeTruthy()
})
