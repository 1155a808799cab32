import { setTimeout as delay } from "node:timers/promises"

import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

import { card } from "../dashboard/parts.ts"
import { aPairIn } from "../messages/pair.tsx"
import { inFull, leaveNothing, openProfile, type } from "../provider-profile/parts.tsx"
import { begin, buttons, choose, holdUploads, noPicture, pictures, user } from "./parts.ts"

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  leaveNothing()
})
// Reloaded modules keep the state of the tests after the reload: the next file has to begin with fresh ones.
afterAll(() => void vi.resetModules())

const seedJob = () => {
  const completedAt = new Date().toISOString()
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, status: "completed", completedAt })
  return app.run(seedMarketplace({ quotes: [quote] }))
}
const openReview = async () => {
  await seedJob()
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
  await user.click(await within(await card("Plumbing")).findByRole("button", { name: "Leave a review" }))
  return within(await screen.findByRole("dialog", { name: /^Review Reyes Plumbing/ }))
}

const openRequest = async () => {
  const page = (
    <>
      <Route path="/providers">
        <GetQuoteButton provider={reyes} />
      </Route>
      <QuoteDialogs />
    </>
  )
  const { queryClient } = await visit(app, page, { path: "/providers", as: olivia })
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
  await user.click(screen.getByRole("button", { name: "Get Quote" }))
  const dialog = within(await screen.findByRole("dialog", { name: /Request a Quote/ }))
  await dialog.findByRole("button", { name: "Add photos" })
  return dialog
}

const words = "Leave without sending?"
const photosAlone = "Photos that are not uploaded yet are lost when you leave. What you have typed is kept."
const answer = async (name: string) => {
  const question = within(await screen.findByRole("dialog", { name: words }))
  expect(question.getByText(photosAlone)).toBeTruthy()
  await user.click(question.getByRole("button", { name }))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
}
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
/** Whether the browser would ask before the page is closed. */
const isHeldBack = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

/** Chooses a photo whose upload is held back until the test releases it. */
const chooseHeld = async () => {
  const uploads = holdUploads()
  await choose(await pictures(1))
  await waitFor(() => expect(uploads.held).toHaveLength(1))
  return uploads
}

/** Chooses a photo while the picker's code is still loading; the returned function lets it load. */
const chooseBeforePicker = async () => {
  const picker = "../../../ui/features/photos/picker/begin-picking.ts"
  const resumed = Array<() => void>()
  vi.doMock(picker, async () => {
    await new Promise<void>((resolve) => resumed.push(resolve))
    return vi.importActual(picker)
  })
  vi.resetModules()
  await choose(await pictures(1))
  return () => {
    vi.doUnmock(picker)
    resumed.forEach((resume) => resume())
  }
}

describe("a form with a draft asks before it is left", () => {
  it("while a photo of its dialog is under way, not once it is there", async () => {
    await openReview()
    const { letGo } = await chooseHeld()
    await user.keyboard("{Escape}")
    await answer("Keep editing")
    await waitFor(() => expect(isHeldBack()).toBe(true))
    letGo()
    await waitFor(() => expect(buttons("Remove")).toHaveLength(1))
    await waitFor(() => expect(isHeldBack()).toBe(false))
    await user.keyboard("{Escape}")
    await isClosed()
  })

  it("while a photo has failed, until that is removed", async () => {
    await openReview()
    await choose([noPicture()])
    await screen.findByText("This file is not a photo that we can read.")
    await user.click(buttons("Go back")[0] ?? document.body)
    await answer("Keep editing")
    expect(screen.getByText("This file is not a photo that we can read.")).toBeTruthy()
    await user.click(buttons("Remove")[0] ?? document.body)
    await user.click(buttons("Go back")[0] ?? document.body)
    await isClosed()
  })

  it.each(["Cancel", "Close", "Escape"])("of a quote request, by %s", async (way) => {
    const dialog = await openRequest()
    await chooseHeld()
    const close = () =>
      way === "Escape"
        ? user.keyboard("{Escape}")
        : user.click(dialog.getAllByRole("button", { name: way }).at(-1) ?? document.body)
    await close()
    await answer("Keep editing")
    expect(dialog.getByRole("list", { name: "Photos" })).toBeTruthy()
    await close()
    await answer("Leave")
    await isClosed()
  })

  it("while what takes photos in is still fetched", async () => {
    await openRequest()
    const resume = await chooseBeforePicker()
    await user.keyboard("{Escape}")
    await answer("Keep editing")
    resume()
    await waitFor(() => expect(buttons("Remove")).toHaveLength(1))
    await user.keyboard("{Escape}")
    await isClosed()
  })

  it("and is not sent once it was left while it waited for photos", async () => {
    const dialog = await openReview()
    await user.click(dialog.getByRole("radio", { name: "4 stars: Good" }))
    await user.type(dialog.getByLabelText("Your review"), "Fixed the leak in an hour and swept the floor.")
    const { held } = holdCalls("POST", /review/)
    const resume = await chooseBeforePicker()
    await user.click(dialog.getByRole("button", { name: "Publish review" }))
    await dialog.findByText("Waiting for photos…")
    await user.click(dialog.getByRole("button", { name: "Go back" }))
    await answer("Leave")
    await isClosed()
    resume()
    await delay(300)
    expect(held).toHaveLength(0)
  })
})

it("a project's page is left after a question while its photo is under way", async () => {
  const page = (
    <>
      <StartProjectScreen />
      <RouteLink href="/help">Away</RouteLink>
    </>
  )
  const { history } = await visit(app, page, { path: "/start-project", as: olivia })
  await screen.findByRole("option", { name: "Plumbing" })
  await begin()
  expect(isHeldBack()).toBe(false)
  await chooseHeld()
  await waitFor(() => expect(isHeldBack()).toBe(true))
  const ask = vi.fn<() => boolean>(() => false)
  vi.stubGlobal("confirm", ask)
  await user.click(screen.getByRole("link", { name: "Away" }))
  expect(ask).toHaveBeenCalledExactlyOnceWith(`${words} ${photosAlone}`)
  expect(history).toEqual(["/start-project"])
})

it("a message's photo that is under way is asked about before the messages are left", async () => {
  const { openChat, write } = await aPairIn(app)
  await write(["Could you send a picture?"])
  const { history } = await openChat(undefined, <RouteLink href="/help">Away</RouteLink>)
  await screen.findByText("Could you send a picture?", { selector: "[data-message] *" })
  const [chat] = history
  const { letGo } = await chooseHeld()
  await waitFor(() => expect(isHeldBack()).toBe(true))
  const ask = vi.fn<() => boolean>(() => false)
  vi.stubGlobal("confirm", ask)
  await user.click(screen.getByRole("link", { name: "Away" }))
  expect(ask).toHaveBeenCalledExactlyOnceWith(`${words} ${photosAlone}`)
  expect(history).toEqual([chat])
  letGo()
  await waitFor(() => expect(isHeldBack()).toBe(false))
  await user.click(screen.getByRole("link", { name: "Away" }))
  expect(ask).toHaveBeenCalledOnce()
  expect(history.at(-1)).toBe("/help")
})

it("a business profile that was changed asks once, also with a photo under way", async () => {
  const marco = await aProviderOf(app, inFull)
  const { history } = await openProfile(app, marco)
  fireEvent.pointerMove(window)
  await screen.findByRole("button", { name: "Save photos", hidden: true })
  await type({ "Business name": "Reyes & Daughters" })
  await screen.findByTestId("preview")
  await waitFor(() => expect(isHeldBack()).toBe(true))
  const guard = vi.spyOn(document, "addEventListener")
  await chooseHeld()
  await waitFor(() => expect(guard).toHaveBeenCalledWith("click", expect.anything(), { capture: true }))
  const ask = vi.fn<() => boolean>(() => true)
  vi.stubGlobal("confirm", ask)
  await user.click(screen.getByRole("link", { name: "Dashboard" }))
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
  expect(history).toEqual(["/provider-profile"])
})
