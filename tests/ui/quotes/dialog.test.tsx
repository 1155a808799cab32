import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { aHomeownerOf, aProviderOf, password, visit } from "#tests/support/ui/visit.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { isReturningTo } from "#ui/features/quotes/quote-return.ts"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"

import { answerAt, withStatus } from "../providers/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", specialties: ["Plumbing", "HVAC"] })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const page = () => (
  <>
    <Route path="/providers">
      <GetQuoteButton provider={reyes} />
    </Route>
    <Route path="/login">
      <LoginScreen />
    </Route>
    <QuoteDialogs />
  </>
)

const dialog = async () => within(await screen.findByRole("dialog", { name: /Request a Quote/ }))
const ask = async () => {
  await user.click(screen.getByRole("button", { name: "Get Quote" }))
  return dialog()
}

const open = async (as?: { readonly email: string }) => {
  const view = await visit(app, page(), { path: "/providers?specialty=Plumbing", ...(as ? { as } : {}) })
  // The button is pressed only once the session is known.
  await waitFor(() => expect(view.queryClient.getQueryData(["me"])).toBeTruthy())
  return { ...view, form: await ask() }
}

type Form = Awaited<ReturnType<typeof dialog>>

const value = (form: Form, label: string) => form.getByLabelText<HTMLInputElement>(label).value

const fill = async (form: Form) => {
  await enter(form.getByLabelText("Project description"), "The kitchen tap drips all night.")
  await enter(form.getByLabelText("Minimum budget"), "$100")
  await enter(form.getByLabelText("Maximum budget"), "1,250.50")
  await user.clear(form.getByLabelText("Contact name"))
  await enter(form.getByLabelText("Contact name"), "Olivia Park")
  await enter(form.getByLabelText("Contact phone"), "512-555-0142")
}
const send = (form: Form) => user.click(form.getByRole("button", { name: "Send Request" }))
/** Fills the dialog and sends it, which leads to signing in. */
const sendAsVisitor = async () => {
  const view = await open()
  await fill(view.form)
  await send(view.form)
  await waitFor(() => expect(view.history.at(-1)).toContain("/login"))
  return view
}
const loadAnew = async () => {
  cleanup()
  const { queryClient } = await visit(app, page(), { path: "/providers?specialty=Plumbing", as: olivia })
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
}
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

const quotesOf = async () => {
  const response = await fetch("/api/quotes")
  const quotes: ReadonlyArray<Record<string, unknown>> = await response.json()
  return quotes
}

// Reloaded modules keep the state of the tests after the reload: the next file has to begin with fresh ones.
afterAll(() => void vi.resetModules())

describe("the quote request dialog", () => {
  it("offers the provider's specialties and Other, the first chosen, within a week", async () => {
    const { form } = await open(olivia)
    expect(form.getByText("from Reyes Plumbing")).toBeTruthy()
    const options = form.getByLabelText("Service type").querySelectorAll("option")
    expect([...options].map(({ textContent }) => textContent)).toEqual(["Plumbing", "HVAC", "Other"])
    expect(value(form, "Service type")).toBe("Plumbing")
    expect(value(form, "Urgency")).toBe("week")
    expect(
      [...form.getByLabelText("Urgency").querySelectorAll("option")].map((option) => option.value)
    ).toEqual(["asap", "week", "month", "flexible"])
  })

  it("can be filled by the browser", async () => {
    const { form } = await open(olivia)
    expect(form.getByLabelText("Contact name").getAttribute("autocomplete")).toBe("name")
    expect(form.getByLabelText("Contact phone").getAttribute("autocomplete")).toBe("tel")
  })

  it("begins with the account's name, or as much of it as is taken", async () => {
    const { form } = await open(olivia)
    expect(value(form, "Contact name")).toBe("Olivia Park")
    cleanup()
    const { form: another } = await open(await aHomeownerOf(app, { lastName: "P".repeat(94) }))
    expect(value(another, "Contact name")).toBe("Olivia")
  })

  it("says all that is missing at once, and leads to the first", async () => {
    const { form } = await open(olivia)
    await user.clear(form.getByLabelText("Contact name"))
    await send(form)
    await form.findByText("Please provide more details about your project")
    expect(form.getByText("Name is required")).toBeTruthy()
    expect(form.getByText("Valid phone number is required")).toBeTruthy()
    expect(document.activeElement).toBe(form.getByLabelText("Project description"))
    expect(await quotesOf()).toEqual([])
  })

  it.each([
    ["Minimum budget", "a few hundred", "Please name an amount, such as $800 or $1,250.50"],
    ["Minimum budget", "2000", "Maximum budget cannot be below the minimum"]
  ])("finds fault with a %s of %s", async (label, typed, fault) => {
    const { form } = await open(olivia)
    await fill(form)
    await user.clear(form.getByLabelText(label))
    await enter(form.getByLabelText(label), typed)
    await send(form)
    expect(await form.findByText(fault)).toBeTruthy()
    expect(value(form, label)).toBe(typed)
    expect(await quotesOf()).toEqual([])
  })

  it("sends what was typed, says so, closes, and leads to the request from then on", async () => {
    const { form } = await open(olivia)
    await fill(form)
    await user.selectOptions(form.getByLabelText("Urgency"), "asap")
    await send(form)
    await isClosed()
    expect(await screen.findByText("Quote Request Sent!")).toBeTruthy()
    expect(
      screen.getByText("Your quote request has been sent to Reyes Plumbing. They will contact you soon.")
    ).toBeTruthy()
    const quotes = await quotesOf()
    expect(quotes).toHaveLength(1)
    expect(quotes[0]).toMatchObject({
      providerId: reyes.id,
      serviceType: "Plumbing",
      description: "The kitchen tap drips all night.",
      urgency: "asap",
      budgetMin: 100,
      budgetMax: 1250.5,
      contactName: "Olivia Park",
      contactPhone: "512-555-0142",
      status: "pending"
    })
    const asked = await screen.findByRole("link", { name: "Asked" })
    expect(asked.getAttribute("href")).toBe(`/dashboard?tab=quotes&quote=${String(quotes[0]?.["id"])}`)
  })

  it("sends once, however often the button is pressed", async () => {
    const { form } = await open(olivia)
    await fill(form)
    const button = form.getByRole("button", { name: "Send Request" })
    act(() => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await isClosed()
    expect(await quotesOf()).toHaveLength(1)
  })

  it("keeps everything when sending fails, and can be sent again", async () => {
    const { form } = await open(olivia)
    await fill(form)
    answerAt("/api/quotes", withStatus(500, { detail: "Something broke here; please try again." }))
    await send(form)
    const toast = await screen.findByText("Failed to send quote request. Please try again.", {
      ignore: "[role=alert] *"
    })
    expect(toast.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive")
    expect(form.getByRole("alert").textContent).toBe("Something broke here; please try again.")
    expect(value(form, "Project description")).toBe("The kitchen tap drips all night.")
    expect(value(form, "Maximum budget")).toBe("1,250.50")
    vi.unstubAllGlobals()
    await send(form)
    await isClosed()
    expect(await quotesOf()).toHaveLength(1)
  })

  it("says why where the business has gone off the list meanwhile", async () => {
    const { form } = await open(olivia)
    await fill(form)
    const message = "This professional is not listed at the moment"
    const errors = [{ field: "providerId", message }]
    answerAt("/api/quotes", withStatus(422, { detail: `${message}.`, errors }))
    await send(form)
    expect((await form.findByRole("alert")).textContent).toBe(`${message}.`)
    expect(value(form, "Project description")).toBe("The kitchen tap drips all night.")
  })

  it("says once that sending failed where the server does not say why", async () => {
    const { form } = await open(olivia)
    await fill(form)
    answerAt("/api/quotes", async () => new Response("Bad Gateway", { status: 502 }))
    await send(form)
    await screen.findByText("Error")
    expect(screen.getAllByText("Failed to send quote request. Please try again.")).toHaveLength(1)
    expect(form.queryByRole("alert")).toBeNull()
  })

  it("shows the server's faults at their fields", async () => {
    const { form } = await open(olivia)
    await fill(form)
    const errors = [{ field: "contactPhone", message: "Valid phone number is required" }]
    answerAt("/api/quotes", withStatus(422, { detail: "Please check the marked answers.", errors }))
    await send(form)
    expect(await form.findByText("Valid phone number is required")).toBeTruthy()
    expect(document.activeElement).toBe(form.getByLabelText("Contact phone"))
  })

  it("keeps what was typed when it is closed", async () => {
    const { form } = await open(olivia)
    await fill(form)
    await user.click(form.getByRole("button", { name: "Cancel" }))
    await isClosed()
    const again = await ask()
    expect(value(again, "Contact name")).toBe("Olivia Park")
    expect(value(again, "Minimum budget")).toBe("100")
  })

  it("shows nobody what somebody else has typed", async () => {
    const { form, unmount } = await open(olivia)
    await fill(form)
    unmount()
    const next = await open(await aHomeownerOf(app))
    expect(value(next.form, "Contact phone")).toBe("")
  })

  it("closes when the page changes", async () => {
    const { navigate } = await open(olivia)
    act(() => navigate("/login"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("tells providers that they cannot ask", async () => {
    const { form } = await open(await aProviderOf(app))
    expect(form.getByRole("alert").textContent).toContain("Only homeowners can request quotes.")
    expect(form.queryByLabelText("Project description")).toBeNull()
  })

  it("says so when its code cannot be fetched", async () => {
    vi.doMock("../../../ui/features/quotes/QuoteDialog.tsx", () => {
      throw new Error("offline")
    })
    vi.resetModules()
    const { askForQuote } = await import("#ui/features/quotes/quote-dialog.ts")
    const { currentToast } = await import("#ui/shared/feedback/toast/toast.ts")
    await askForQuote(reyes)
    vi.doUnmock("#ui/features/quotes/QuoteDialog.tsx")
    expect(currentToast()).toMatchObject({ title: "This could not be opened", variant: "destructive" })
  })
})

describe("a visitor", () => {
  it("signs in first, comes back to the filled dialog and sends it", async () => {
    const { form, history } = await open()
    await fill(form)
    await send(form)
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fproviders%3Fspecialty%3DPlumbing"))
    await isClosed()
    const notice = await screen.findByRole("status")
    expect(notice.textContent).toBe("Your request is kept. Sign in to send it.")
    // Above the form, and below its button for who has no account yet.
    const ways = screen.getAllByRole("link", { name: "Create an account" })
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(
      Array.from({ length: 2 }, () => "/register?next=%2Fproviders%3Fspecialty%3DPlumbing")
    )
    await enter(screen.getByLabelText("Email"), olivia.email)
    await enter(screen.getByLabelText("Password"), password)
    await user.click(screen.getByRole("button", { name: "Sign In" }))
    const back = await dialog()
    expect(history.at(-1)).toBe("/providers?specialty=Plumbing")
    expect(value(back, "Project description")).toBe("The kitchen tap drips all night.")
    expect(value(back, "Maximum budget")).toBe("1250.5")
    // Not at the top, where the toast of a registration covers the page on a phone.
    const note = back.getByText("We kept what you typed. Check it, then send your request.")
    const share = back.getByLabelText("Share my number right away")
    expect(share.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await send(back)
    await isClosed()
    expect(await quotesOf()).toHaveLength(1)
  })

  it("finds it open again in a page that is loaded anew, until they close it", async () => {
    await sendAsVisitor()
    await loadAnew()
    const budget = (await dialog()).getByLabelText("Maximum budget")
    await user.clear(budget)
    await enter(budget, "900")
    await loadAnew()
    const again = await dialog()
    expect(value(again, "Project description")).toBe("The kitchen tap drips all night.")
    expect(value(again, "Maximum budget")).toBe("900")
    expect(again.getByText(/We kept what you typed/)).toBeTruthy()
    await user.click(again.getByRole("button", { name: "Cancel" }))
    await isClosed()
    await loadAnew()
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(value(await ask(), "Maximum budget")).toBe("900")
  })

  it("finds it closed where they went on to another page and come back", async () => {
    await sendAsVisitor()
    cleanup()
    const { navigate } = await visit(app, page(), { path: "/providers?specialty=Plumbing", as: olivia })
    await dialog()
    expect(isReturningTo("/providers")).toBe(true)
    act(() => navigate("/services"))
    await isClosed()
    expect(isReturningTo("/providers")).toBe(false)
    act(() => navigate("/providers"))
    expect(value(await ask(), "Project description")).toBe("The kitchen tap drips all night.")
  })

  it("finds it open again though it was not known for a while who they are", async () => {
    await sendAsVisitor()
    cleanup()
    const real = globalThis.fetch
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) =>
      input === "/api/me" ? Promise.reject(new TypeError("offline")) : real(input, init)
    )
    await visit(app, page(), { path: "/providers?specialty=Plumbing" })
    await screen.findByRole("button", { name: "Get Quote" })
    vi.unstubAllGlobals()
    await loadAnew()
    expect(value(await dialog(), "Project description")).toBe("The kitchen tap drips all night.")
  })

  it("is not held up by the dialog after coming back without signing in", async () => {
    const { navigate } = await sendAsVisitor()
    act(() => navigate("/providers"))
    await screen.findByRole("button", { name: "Get Quote" })
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(value(await ask(), "Contact name")).toBe("Olivia Park")
  })

  it("whose session ended meanwhile signs in again without losing a word", async () => {
    const { form, history } = await open(olivia)
    await fill(form)
    await fetch("/api/auth/logout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
    await send(form)
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fproviders%3Fspecialty%3DPlumbing"))
    expect(sessionStorage.getItem("quote-draft")).toContain("The kitchen tap drips all night.")
  })
})
