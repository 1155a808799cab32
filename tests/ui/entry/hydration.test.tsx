import { CacheProvider } from "@emotion/react"
import { QueryClientProvider } from "@tanstack/react-query"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { type ReactNode, useLayoutEffect } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Router } from "wouter"

import { stylesHere } from "#tests/support/ui/styles-here.ts"
import { ThemeRoot } from "#ui/app/shell/ThemeRoot.tsx"
import { HydrationMarker } from "#ui/entry/hydration/HydrationMarker.tsx"
import { keepEarlyPresses } from "#ui/entry/start/early-presses.ts"
import { carryOver, forgetCarriedOver } from "#ui/features/account/carried-over.ts"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"
import { JoinAsProScreen } from "#ui/features/application/JoinAsProScreen.tsx"
import { FilterBar } from "#ui/features/providers/list/FilterBar.tsx"
import { SearchForm } from "#ui/features/providers/list/SearchForm.tsx"
import { createQueryClient } from "#ui/shared/api/query-client.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { useProviderQuery } from "#ui/shared/search/use-provider-query.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

const nobody = () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, { user: null })
  return queryClient
}

/** Puts a server-rendered screen into the document; `takeOver` hydrates it, as the program does once it has loaded. */
const rendered = (path: string, children: ReactNode) => {
  const page = (
    <QueryClientProvider client={nobody()}>
      <CacheProvider value={stylesHere()}>
        <ThemeRoot>
          <Router ssrPath={path}>
            {children}
            <HydrationMarker />
          </Router>
        </ThemeRoot>
      </CacheProvider>
    </QueryClientProvider>
  )
  history.replaceState(null, "", path)
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const element = document.getElementById("root")
  if (!element) throw new Error("The page has no root")
  return {
    element,
    takeOver: async () => {
      root = await act(() => hydrateRoot(element, page, { onRecoverableError }))
    }
  }
}

let root: Root | undefined
const onRecoverableError = vi.fn<(error: unknown) => void>()

afterEach(() => {
  act(() => root?.unmount())
  vi.restoreAllMocks()
  document.body.innerHTML = ""
})

const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const typeEarly = (name: string, value: string) => {
  field(name).value = value
}

/** Simulates typing while React hydrates the page. */
const TypedOn = ({ name, value }: { readonly name: string; readonly value: string }) => {
  useLayoutEffect(() => typeEarly(name, value), [name, value])
  return null
}

const buttonNamed = (name: string): HTMLButtonElement => screen.getByRole("button", { name })

describe("what is typed before the page is taken over", () => {
  it("stays, and the form knows it", async () => {
    const { element, takeOver } = rendered("/login", <LoginScreen />)
    typeEarly("Email", "olivia@example.com")
    typeEarly("Password", "correct horse battery")
    await takeOver()
    expect(field("Email").value).toBe("olivia@example.com")
    expect(field("Password").value).toBe("correct horse battery")
    fireEvent.change(field("Password"), { target: { value: "" } })
    fireEvent.click(buttonNamed("Sign In"))
    await within(element).findByText("Password is required")
    expect(screen.queryByText("Please enter a valid email address")).toBeNull()
  })

  it("stays where something foreign stands beside a field, so that React draws the page anew", async () => {
    const { takeOver } = rendered("/login", <LoginScreen />)
    const before = field("Email")
    typeEarly("Email", "olivia@example.com")
    typeEarly("Password", "correct horse battery")
    field("Password").focus()
    before.after(document.createElement("div"))
    await takeOver()
    expect(onRecoverableError).toHaveBeenCalled()
    expect(field("Email")).not.toBe(before)
    expect([field("Email").value, field("Password").value]).toEqual([
      "olivia@example.com",
      "correct horse battery"
    ])
    expect(document.activeElement).toBe(field("Password"))
  })

  it("stays where React keeps the text itself", async () => {
    const onSearch = vi.fn<(query: ProviderQuery) => void>()
    const { takeOver } = rendered(
      "/providers",
      <SearchForm query={{}} understood={undefined} onSearch={onSearch} />
    )
    typeEarly("Location", "78704")
    await takeOver()
    fireEvent.submit(screen.getByRole("search"))
    expect(onSearch).toHaveBeenCalledWith({ service: undefined, location: "78704" })
  })

  it("is all of it, also what comes while React takes over", async () => {
    const { takeOver } = rendered(
      "/providers",
      <>
        <SearchForm query={{}} understood={undefined} onSearch={() => undefined} />
        <TypedOn name="Location" value="78704" />
      </>
    )
    typeEarly("Location", "787")
    await takeOver()
    expect(field("Location").value).toBe("78704")
  })

  it("may be a choice, with what follows from it", async () => {
    const { takeOver } = rendered("/join-as-pro", <JoinAsProScreen />)
    field("I am licensed").checked = true
    typeEarly("Availability", "week")
    expect(screen.queryByLabelText("License number")).toBeNull()
    await takeOver()
    expect(field("I am licensed").checked).toBe(true)
    expect(field("Availability").value).toBe("week")
    expect(screen.getByLabelText("License number")).toBeTruthy()
  })

  it("is all that was chosen, also where one choice changes the address", async () => {
    const { takeOver } = rendered("/providers", <Filters />)
    typeEarly("Specialty", "Plumbing")
    typeEarly("Availability", "week")
    await takeOver()
    expect(location.search).toBe("?specialty=Plumbing&availability=week")
    expect([field("Specialty").value, field("Availability").value]).toEqual(["Plumbing", "week"])
  })

  it("may be the other one of two radio buttons", async () => {
    const { takeOver } = rendered("/register", <RegisterScreen />)
    field("Service provider/contractor").checked = true
    await takeOver()
    expect(field("Service provider/contractor").checked).toBe(true)
    expect(field("Your role").value).toBe("provider")
  })

  it("is nothing when nobody has typed", async () => {
    const { element, takeOver } = rendered("/login", <LoginScreen />)
    const typed = vi.fn<() => void>()
    element.addEventListener("input", typed)
    await takeOver()
    expect(typed).not.toHaveBeenCalled()
    expect(element.hasAttribute("data-taken-over")).toBe(true)
  })
})

describe("a username typed before the page is taken over", () => {
  const typed = { "First name": "Una", "Last name": "Test", Username: "mine77" }
  const typeAll = () => Object.entries(typed).forEach(([name, value]) => typeEarly(name, value))

  it("stays, for all that is typed beside it then and later", async () => {
    const { takeOver } = rendered("/register", <RegisterScreen />)
    typeAll()
    await takeOver()
    expect(Object.keys(typed).map((name) => field(name).value)).toEqual(Object.values(typed))
    fireEvent.change(field("Last name"), { target: { value: "Testa" } })
    expect(field("Username").value).toBe("mine77")
  })

  it("stays, whatever the visitor has said elsewhere", async () => {
    carryOver({ firstName: "Rosa", lastName: "Reyes", email: "rosa@example.com", phone: "" })
    const { takeOver } = rendered("/register", <RegisterScreen />)
    typeAll()
    await takeOver()
    forgetCarriedOver()
    expect(Object.keys(typed).map((name) => field(name).value)).toEqual(Object.values(typed))
    expect(field("Email").value).toBe("rosa@example.com")
  })

  it("is not begun for who is about to type it", async () => {
    const { takeOver } = rendered("/register", <RegisterScreen />)
    typeEarly("First name", "Una")
    field("Username").focus()
    await takeOver()
    expect(field("Username").value).toBe("")
  })
})

describe("a field that is entered before the page is taken over", () => {
  it("is one that was entered, with the list below it", async () => {
    const { takeOver } = rendered(
      "/providers",
      <SearchForm query={{}} understood={undefined} onSearch={() => undefined} />
    )
    field("Location").focus()
    await takeOver()
    await screen.findByRole("option", { name: "Use my location" })
    expect(field("Location")).toBe(document.activeElement)
  })
})

const Filters = () => {
  const { changeQuery, query } = useProviderQuery()
  const change = { onChange: changeQuery, onTakeOff: changeQuery, onClear: () => undefined }
  return <FilterBar query={query} understood={undefined} {...change} />
}

describe("what is pressed before the page is taken over", () => {
  it("is done once it is, with what was typed", async () => {
    const onSearch = vi.fn<(query: ProviderQuery) => void>()
    const { takeOver } = rendered(
      "/providers",
      <SearchForm query={{}} understood={undefined} onSearch={onSearch} />
    )
    keepEarlyPresses()
    typeEarly("Location", "78704")
    const wasLeftToBrowser = fireEvent.click(buttonNamed("Search"))
    fireEvent.click(buttonNamed("Search"))
    expect(wasLeftToBrowser).toBe(false)
    expect(buttonNamed("Search").getAttribute("aria-busy")).toBe("true")
    expect(onSearch).not.toHaveBeenCalled()
    await takeOver()
    await expect.poll(() => onSearch.mock.calls).toEqual([[{ service: undefined, location: "78704" }]])
    expect(buttonNamed("Search").hasAttribute("aria-busy")).toBe(false)
  })

  it("may be Enter in a field, which sends nothing by the browser itself", async () => {
    const { takeOver } = rendered("/login", <LoginScreen />)
    keepEarlyPresses()
    typeEarly("Email", "olivia@example.com")
    const wasLeftToBrowser = fireEvent.keyDown(field("Email"), { key: "Enter" })
    expect(wasLeftToBrowser).toBe(false)
    expect(field("Email").form?.getAttribute("aria-busy")).toBe("true")
    await takeOver()
    expect(await screen.findByText("Password is required")).toBeTruthy()
    expect(screen.queryByText("Please enter a valid email address")).toBeNull()
    expect(field("Email").form?.hasAttribute("aria-busy")).toBe(false)
  })

  it("is done in its order, each press upon what the one before it changed", async () => {
    const { takeOver } = rendered("/providers", <Filters />)
    const steps = vi.spyOn(history, "pushState")
    keepEarlyPresses()
    fireEvent.click(buttonNamed("Licensed"))
    fireEvent.click(buttonNamed("Top Rated"))
    await takeOver()
    await expect
      .poll(() => steps.mock.calls.map(([, , address]) => address))
      .toEqual(["/providers?isLicensed=true", "/providers?minRating=4.5&isLicensed=true"])
  })
})

describe("a form with what nobody else may see", () => {
  it.each([
    ["/login", "Sign In", LoginScreen],
    ["/join-as-pro", "Submit Application", JoinAsProScreen]
  ])("is not sent by the browser itself at %s, only by the program", async (path, name, Screen) => {
    const { takeOver } = rendered(path, <Screen />)
    expect(buttonNamed(name).type).toBe("button")
    await takeOver()
    expect(buttonNamed(name).type).toBe("submit")
  })
})
