import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aWhile, formOf, submit, twice, watchCalls } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, post, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { OwnAccountScreen } from "#ui/features/own-account/OwnAccountScreen.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  return field
}

const text = "The tap drips again, a week after the work was done."

const aJob = async () => {
  const owner = await aHomeownerOf(app)
  const pro = await aProviderOf(app)
  const quote = aQuote({ homeownerId: owner.id, providerId: pro.id, status: "accepted", providerQuote: 240 })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return { owner, pro }
}

const kept = "We kept what you typed. It is not sent yet."
const endSession = () => post("/api/auth/logout", {})

/** The form of a problem as somebody has filled it, or as it was `kept`. */
const raise = async (owner: Account, note?: typeof kept) => {
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: owner })
  await press("Problem with this job")
  if (note) {
    await screen.findByText(note)
    const field = await screen.findByLabelText<HTMLTextAreaElement>("What is wrong?")
    expect(field.value).toBe(text)
    return formOf(field)
  }
  await type("What is the problem?", "quality")
  await type("What should happen?", "redo")
  return formOf(await type("What is wrong?", text))
}

const openReports = (as: Pick<Account, "email">) => {
  cleanup()
  return visit(app, <OwnAccountScreen />, { path: "/account?tab=reports", as })
}

describe("a problem with a job", () => {
  it("is sent once, read and answered by the other one, once, and both read both", async () => {
    const { owner, pro } = await aJob()
    const form = await raise(owner)
    const raised = watchCalls("POST", /api\/cases$/)
    twice(() => submit(form))
    await raised.settled()
    await aWhile()
    expect(raised.answers).toEqual([201])
    vi.restoreAllMocks()

    await openReports(pro)
    const theirs = within(await screen.findByRole("list", { name: "Reports" }))
    expect(theirs.getByText("A problem with your job")).toBeTruthy()
    expect(theirs.getByText(text)).toBeTruthy()
    expect(theirs.getByText("Do it again")).toBeTruthy()
    const job = theirs.getByRole("link", { name: "See the job" }).getAttribute("href")
    expect(job).toMatch(/^\/dashboard\?tab=quotes&quote=/)
    await press("Answer")
    const answer = formOf(await type("What do you say to it?", "We come again on Friday."))
    const answered = watchCalls("POST", /\/answer$/)
    twice(() => submit(answer))
    await answered.settled()
    await aWhile()
    expect(answered.answers).toEqual([200])
    await waitFor(() => expect(screen.queryByRole("button", { name: "Answer" })).toBeNull())
    const answeredOne = theirs.getByText("We come again on Friday.").closest("li")
    await waitFor(() => expect(document.activeElement).toBe(answeredOne))

    await openReports(owner)
    const mine = within(await screen.findByRole("list", { name: "Reports" }))
    expect(mine.getByText("You said there is a problem with a job")).toBeTruthy()
    expect(mine.getByText("We come again on Friday.")).toBeTruthy()
  })

  it("names one last day for its answer, to both", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-03T01:30:00.000Z") })
    const { owner, pro } = await aJob()
    submit(await raise(owner))
    await screen.findByText("Thank you")
    for (const [person, who] of [
      [owner, "The other side"],
      [pro, "You"]
    ] as const) {
      await openReports(person)
      const words = `${who} can answer until Mar 8, 2026. Then our team decides.`
      expect(await screen.findByText(words)).toBeTruthy()
    }
  })

  it("is kept, as its answer is, when the session had ended by the time it was sent", async () => {
    const { owner, pro } = await aJob()
    const form = await raise(owner)
    await endSession()
    submit(form)
    await screen.findByText("The problem could not be sent")
    cleanup()
    submit(await raise(owner, kept))
    await screen.findByText("Thank you")

    await openReports(pro)
    await press("Answer")
    const answer = formOf(await type("What do you say to it?", "We come again on Friday."))
    await endSession()
    submit(answer)
    await screen.findByText("Your answer could not be sent")
    await openReports(pro)
    await press("Answer")
    await screen.findByText(kept)
    const again = await screen.findByLabelText<HTMLTextAreaElement>("What do you say to it?")
    expect(again.value).toBe("We come again on Friday.")
  })

  it("is not written twice: who has told of it reads so, and where it stands", async () => {
    const { owner } = await aJob()
    submit(await raise(owner))
    await screen.findByText("Thank you")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await press("Problem with this job")
    const again = within(await screen.findByRole("dialog", { name: "Problem with this job" }))
    expect(again.getByText("You have reported this already. It waits for our decision.")).toBeTruthy()
    expect(again.getByRole("link", { name: "Your reports" }).getAttribute("href")).toBe(
      "/account?tab=reports"
    )
    expect(again.queryByLabelText("What is wrong?")).toBeNull()
  })

  it("says what is missing", async () => {
    const { owner } = await aJob()
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: owner })
    await press("Problem with this job")
    await press("Send")
    expect(await screen.findByText("Please choose what the problem is")).toBeTruthy()
    expect(screen.getByText("Please choose what you would have happen")).toBeTruthy()
  })
})
