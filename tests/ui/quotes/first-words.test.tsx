import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeAll, describe, expect, it } from "vitest"
import { Route } from "wouter"

import { atApp } from "#tests/support/app/at-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Awaited<ReturnType<typeof aHomeownerOf>>
let rooter: Awaited<ReturnType<typeof aProviderOf>>
beforeAll(async () => {
  olivia = await aHomeownerOf(app)
  const description = "Clogged drains, leaking taps and water heaters."
  rooter = await aProviderOf(app, {
    businessName: "Third Coast Rooter",
    specialties: ["Handyman", "Plumbing"],
    description
  })
})

const page = () => (
  <>
    <Route path="/providers">
      <ProvidersScreen />
    </Route>
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>
    <Route path="/register">
      <RegisterScreen />
    </Route>
    <QuoteDialogs />
  </>
)

/** Searches, and asks the provider who is found. */
const askAfter = async (search: string, as?: { readonly email: string }) => {
  const path = `/providers?${new URLSearchParams({ service: search })}`
  const view = await visit(app, page(), { path, ...(as ? { as } : {}) })
  await waitFor(() => expect(view.queryClient.getQueryData(["me"])).toBeTruthy())
  await user.click(await screen.findByRole("button", { name: "Get Quote" }))
  return { ...view, form: await dialog() }
}
const dialog = async () => within(await screen.findByRole("dialog", { name: /Request a Quote/ }))

const searchedThenAskedAt = async (path: string) => {
  const { form, navigate } = await askAfter("clogged drain", olivia)
  await user.click(form.getByRole("button", { name: "Cancel" }))
  act(() => navigate(path))
  await user.click(await screen.findByRole("button", { name: "Get Quote" }))
  await dialog()
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe("a request that comes from a search", () => {
  it("begins with what was searched for, which the person completes", async () => {
    const { form } = await askAfter("clogged drain", olivia)
    expect(value("Project description")).toBe("Clogged drain")
    expect(value("Service type")).toBe("Plumbing")
    expect(form.getByText(/^From your search\./)).toBeTruthy()
    await enter(form.getByLabelText("Project description"), " in the kitchen")
    expect(value("Project description")).toBe("Clogged drain in the kitchen")
  })

  it("says of words that were kept that they were, not that the search has them", async () => {
    const { form } = await askAfter("clogged drain", olivia)
    await enter(form.getByLabelText("Project description"), " in the kitchen")
    await user.click(form.getByRole("button", { name: "Cancel" }))
    await user.click(await screen.findByRole("button", { name: "Get Quote" }))
    const again = await dialog()
    expect(value("Project description")).toBe("Clogged drain in the kitchen")
    expect(again.getByText(/^We kept what you typed\./)).toBeTruthy()
    expect(again.queryByText(/^From your search\./)).toBeNull()
  })

  it("does so on the professional's page too, and asks for the trade that was searched", async () => {
    await searchedThenAskedAt(`/provider/${rooter.id}`)
    expect(value("Project description")).toBe("Clogged drain")
    expect(value("Service type")).toBe("Plumbing")
  })

  it("does so after that page was loaded anew as well", async () => {
    await visit(app, page(), { path: "/providers?service=clogged+drain", as: olivia })
    await user.click(await screen.findByRole("link", { name: "View Profile" }))
    cleanup()
    await visit(app, page(), { path: `/provider/${rooter.id}`, as: olivia })
    await user.click(await screen.findByRole("button", { name: "Get Quote" }))
    await dialog()
    expect(value("Project description")).toBe("Clogged drain")
    expect(value("Service type")).toBe("Plumbing")
  })

  it("asks on a card for the trade that the card shows, whatever was searched before", async () => {
    await searchedThenAskedAt("/providers")
    expect(within(screen.getByTestId("provider-card")).getByText("Handyman")).toBeTruthy()
    expect(value("Service type")).toBe("Handyman")
  })

  it.each(["plumber", "Third Coast", "plumbing"])("does not begin with the name %j", async (search) => {
    const { form } = await askAfter(search, olivia)
    expect(value("Project description")).toBe("")
    expect(form.queryByText(/^From your search\./)).toBeNull()
  })

  it("asks the same as the request before where there was one", async () => {
    const values = { description: "The kitchen tap drips all night.", serviceType: "Plumbing" }
    sessionStorage.setItem("last-request-draft", JSON.stringify({ ownerId: olivia.id, values }))
    await askAfter("clogged drain", olivia)
    expect(value("Project description")).toBe("The kitchen tap drips all night.")
  })
})

describe("a visitor without an account", () => {
  it("registers from the dialog, named as in the request, and is back in it with everything kept", async () => {
    const { form, history } = await askAfter("clogged drain")
    await enter(form.getByLabelText("Contact name"), "Nora de la Cruz")
    await enter(form.getByLabelText("Contact phone"), "512-555-0143")
    await user.click(form.getByRole("button", { name: "Create an account" }))
    await waitFor(() =>
      expect(history.at(-1)).toBe("/register?next=%2Fproviders%3Fservice%3Dclogged%2Bdrain")
    )
    const fields = ["First name", "Last name", "Username", "Phone (optional)"]
    await waitFor(() =>
      expect(fields.map(value)).toEqual(["Nora", "de la Cruz", "noradelacruz", "512-555-0143"])
    )
    expect(screen.getByText("Your request is kept. Sign in to send it.")).toBeTruthy()
    await enter(screen.getByLabelText("Email"), `${crypto.randomUUID()}@example.com`)
    await enter(screen.getByLabelText("Password"), "a long password")
    await enter(screen.getByLabelText("Confirm password"), "a long password")
    await user.click(screen.getByRole("button", { name: "Create Account" }))
    const back = await dialog()
    expect(back.getByText(/We kept what you typed/)).toBeTruthy()
    expect(["Project description", "Contact name", "Contact phone"].map(value)).toEqual([
      "Clogged drain",
      "Nora de la Cruz",
      "512-555-0143"
    ])
    await user.click(back.getByRole("button", { name: "Send Request" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await (await fetch("/api/quotes")).json()).toMatchObject([{ description: "Clogged drain" }])
  })

  it("is told what is missing before going anywhere", async () => {
    const { form, history } = await askAfter("clogged drain")
    await user.click(form.getByRole("button", { name: "Create an account" }))
    expect(await form.findByText("Name is required")).toBeTruthy()
    expect(history.at(-1)).toContain("/providers")
  })

  it("who presses Send Request instead signs in", async () => {
    const { form, history } = await askAfter("clogged drain")
    await enter(form.getByLabelText("Contact name"), "Nora")
    await enter(form.getByLabelText("Contact phone"), "512-555-0143")
    await user.click(form.getByRole("button", { name: "Send Request" }))
    await waitFor(() => expect(history.at(-1)).toContain("/login?next="))
  })
})
