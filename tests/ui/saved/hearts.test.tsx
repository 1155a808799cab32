import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, aProviderOf, password } from "#tests/support/ui/visit.tsx"

import { heartOf, isPressed, openAt } from "./parts.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Awaited<ReturnType<typeof aHomeownerOf>>
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const openPage = (as?: { readonly email: string }) => openAt(app, `/provider/${reyes.id}`, as)
const pressedHeart = async (name = "Reyes Plumbing") => {
  const heart = await heartOf(name)
  await waitFor(() => expect(isPressed(heart)).toBe(true))
  return heart
}

// The word is beside the button: inside, it would be missing from the button's accessible name.
const wordAt = (heart: HTMLElement) => heart.parentElement?.textContent

describe("a heart", () => {
  it("saves a professional, says so in a word, and still says so the next time", async () => {
    await openPage(olivia)
    await user.click(await heartOf("Reyes Plumbing"))
    expect(wordAt(await pressedHeart())).toBe("Saved")
    await screen.findByText("Reyes Plumbing is saved")
    cleanup()
    await openPage(olivia)
    await pressedHeart()
  })

  it("takes it back with another press", async () => {
    await openPage(olivia)
    await user.click(await heartOf("Reyes Plumbing"))
    const heart = await pressedHeart()
    await screen.findByText("Reyes Plumbing is saved")
    await user.click(heart)
    await waitFor(() => expect(isPressed(heart)).toBe(false))
    expect(wordAt(heart)).toBe("")
    cleanup()
    await openPage(olivia)
    expect(isPressed(await heartOf("Reyes Plumbing"))).toBe(false)
  })

  it("stands on the cards of a search too, and for professionals", async () => {
    await openAt(app, "/providers?service=Reyes+Plumbing", reyes)
    const [heart] = await screen.findAllByRole("button", { name: "Save Reyes Plumbing" })
    expect(heart?.getAttribute("aria-pressed")).toBe("false")
  })

  it("stands not on one's own page", async () => {
    const other = await aProviderOf(app, { businessName: "Third Coast" })
    const { navigate } = await openAt(app, `/provider/${other.id}`, reyes)
    await heartOf("Third Coast")
    await act(async () => navigate(`/provider/${reyes.id}`))
    await screen.findByRole("link", { name: "Edit profile" })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reyes Plumbing")
    expect(screen.queryByRole("button", { name: "Save Reyes Plumbing" })).toBeNull()
  })

  it("makes one call of a double click", async () => {
    await openPage(olivia)
    const heart = await heartOf("Reyes Plumbing")
    const { held, last } = holdCalls("POST", /\/save$/)
    await act(async () => {
      heart.click()
      heart.click()
    })
    expect(isPressed(heart)).toBe(true)
    await act(async () => last().pass())
    await pressedHeart()
    expect(held).toHaveLength(1)
  })

  it("says why it did not save, and is as it was", async () => {
    await openPage(olivia)
    const heart = await heartOf("Reyes Plumbing")
    const { last } = holdCalls("POST", /\/save$/)
    await act(async () => heart.click())
    await act(async () => last().lose())
    await screen.findByText("This could not be saved")
    expect(isPressed(heart)).toBe(false)
  })
})

const signIn = async () => {
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: olivia.email } })
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } })
  await user.click(screen.getByRole("button", { name: "Sign In" }))
}

describe("a visitor who presses a heart", () => {
  it("signs in, comes back, and finds the professional saved", async () => {
    const { history } = await openPage()
    await user.click(await heartOf("Reyes Plumbing"))
    const page = `/provider/${reyes.id}`
    await waitFor(() => expect(history.at(-1)).toBe(`/login?next=${encodeURIComponent(page)}`))
    await signIn()
    await screen.findByRole("heading", { level: 1, name: "Reyes Plumbing" })
    expect(history.at(-1)).toBe(page)
    fireEvent.pointerMove(window)
    await pressedHeart()
  })

  it("comes back to the very search, whatever its address has to escape", async () => {
    await aProviderOf(app, { businessName: "Zzolmo & Sons" })
    const search = "/providers?service=Zzolmo+%26+Sons&location=Austin%2C+TX"
    const { history } = await openAt(app, search)
    await user.click(await heartOf("Zzolmo & Sons"))
    await waitFor(() => expect(history.at(-1)).toBe(`/login?next=${encodeURIComponent(search)}`))
    await signIn()
    await screen.findByText("Zzolmo & Sons is saved")
    expect(history.at(-1)).toBe(search)
    fireEvent.pointerMove(window)
    await pressedHeart("Zzolmo & Sons")
  })

  it("saves nothing for who signs in on another way", async () => {
    const { history, navigate } = await openPage()
    await user.click(await heartOf("Reyes Plumbing"))
    await screen.findByLabelText("Email")
    await act(async () => navigate("/login?next=%2Fsaved"))
    await signIn()
    await screen.findByText("No professionals saved yet")
    expect(history.at(-1)).toBe("/saved")
  })
})
