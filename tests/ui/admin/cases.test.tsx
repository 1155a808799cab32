import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import {
  aCase,
  aConversation,
  aMessage,
  aPhoto,
  aPhotoId,
  aQuote,
  aReview,
  aSanction,
  createdAt,
  offeredOn
} from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aWhile, formOf, submit, twice, watchCalls } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, password, post, visit } from "#tests/support/ui/visit.tsx"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { LiveUpdates } from "#ui/features/live/LiveUpdates.tsx"
import { OwnAccountScreen } from "#ui/features/own-account/OwnAccountScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call } from "#ui/shared/api/call.ts"
import { currentToast } from "#ui/shared/feedback/toast/toast.ts"

import { answerAt, withStatus } from "../providers/parts.ts"
import { anOperatorOf, Console, openConsole } from "./parts.tsx"

const user = userEvent.setup({ delay: null })
const app = atApp()
let dana: Account
let olivia: Account
let nora: Account
beforeAll(async () => {
  dana = await anOperatorOf(app)
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  nora = await aHomeownerOf(app, { firstName: "Nora", lastName: "Lind" })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const send = (form: HTMLFormElement) => fireEvent.submit(form)
const press = async (name: RegExp | string) => user.click(await screen.findByRole("button", { name }))
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  return field
}

/** A business with a review of Nora's. */
const aReviewed = async (title: string, more: Partial<ReviewRecord> = {}) => {
  const provider = await aProviderOf(app, { businessName: `${title} Plumbing` })
  const pair = { homeownerId: nora.id, providerId: provider.id }
  const quote = aQuote({ ...pair, status: "completed" })
  const review = aReview({ ...pair, quoteId: quote.id, title, ...more })
  await app.run(seedMarketplace({ quotes: [quote], reviews: [review] }))
  return { provider, review }
}

const openProvider = (id: string, as?: Account) => {
  cleanup()
  return visit(app, <Route path="/provider/:id" component={ProviderScreen} />, {
    path: `/provider/${id}`,
    ...(as && { as })
  })
}

const openReports = (as: Account) => {
  cleanup()
  return visit(app, <OwnAccountScreen />, { path: "/account?tab=reports", as })
}

const fillReport = async (title: string) => {
  await press(`Report: ${title}`)
  await type("Reason", "abusive")
  return formOf(await type("What is wrong?", "It calls the plumber names, twice."))
}

describe("a report", () => {
  it("is sent once, however often it is pressed, decided, and read by both with a line in the review's place", async () => {
    const { provider, review } = await aReviewed("Names and curses")
    await openProvider(provider.id, olivia)
    const form = await fillReport(review.title)
    const { answers, settled } = watchCalls("POST", /api\/cases$/)
    twice(() => submit(form))
    await settled()
    await aWhile()
    expect(answers).toEqual([201])
    expect(await screen.findByText("Thank you. We will write to you.")).toBeTruthy()
    vi.restoreAllMocks()

    cleanup()
    await openConsole(app, dana, "/admin/cases", true)
    await user.click(await screen.findByRole("link", { name: "It is abusive or obscene" }))
    expect(await screen.findByText("It calls the plumber names, twice.")).toBeTruthy()
    expect(document.title).toMatch(/^It is abusive or obscene \|/)
    expect(screen.getByRole("heading", { level: 2, name: `Review: ${review.title}` })).toBeTruthy()
    await press("Take it in hand")
    await press("Decide")
    await type("Outcome", "upheld")
    await type("Take down", `review ${review.id}`)
    await type("On which ground", "abusive")
    const reasons = await type("Your reasons", "The review insults a person, which our rules forbid.")
    const preview = within(screen.getByRole("group", { name: "What both sides will read" }))
    expect(preview.getByText("The review insults a person, which our rules forbid.")).toBeTruthy()
    send(formOf(reasons))
    expect(await screen.findByText("Both sides are written to.")).toBeTruthy()
    expect(await screen.findByText(/^Removed on .*: it was abusive or obscene\.$/)).toBeTruthy()

    cleanup()
    await openConsole(app, dana, "/admin/cases?state=decided")
    const stars = within(await screen.findByRole("table", { name: "Reviews taken down, by rating" }))
    const row = stars.getByText(`${review.rating} stars`).closest("tr")
    expect(row?.cells[2]?.textContent).toBe("1")

    await openReports(olivia)
    const mine = within(await screen.findByRole("list", { name: "Reports" }))
    expect(mine.getByText("You reported a review")).toBeTruthy()
    expect(mine.getByText("The report was right")).toBeTruthy()
    expect(mine.getByText("The review insults a person, which our rules forbid.")).toBeTruthy()
    const takenDown = "The review was taken down: it was abusive or obscene."
    expect(mine.getByText(takenDown)).toBeTruthy()
    await openReports(nora)
    const theirs = within(await screen.findByRole("list", { name: "Reports" }))
    expect(theirs.getByText("Your review was reported")).toBeTruthy()
    expect(theirs.getByText(takenDown)).toBeTruthy()
    expect(theirs.queryByText("It calls the plumber names, twice.")).toBeNull()

    await openProvider(provider.id)
    expect(await screen.findByText(/^Removed on .*: it was abusive or obscene\.$/)).toBeTruthy()
    expect(screen.queryByText(review.title)).toBeNull()
  })

  it("of a reply is decided on by itself: the review stays, with a line in the reply's place", async () => {
    const reply = { content: "Nora Lind lives at 12 Elm Street.", createdAt }
    const { provider, review } = await aReviewed("He never came", { reply })
    await openProvider(provider.id, nora)
    await press(`Report: Reply from ${provider.businessName}`)
    expect(await screen.findByRole("dialog", { name: /^Report this reply/ })).toBeTruthy()
    await type("Reason", "private_data")
    send(formOf(await type("What is wrong?", "It says where I live.")))
    await screen.findByText("Thank you. We will write to you.")

    cleanup()
    await openConsole(app, dana, "/admin/cases?state=open", true)
    await user.click(await screen.findByRole("link", { name: "It shows private data" }))
    expect(await screen.findByRole("heading", { level: 2, name: "Reply: He never came" })).toBeTruthy()
    expect(screen.getByText("Nora Lind lives at 12 Elm Street.")).toBeTruthy()
    expect(screen.getByRole("heading", { level: 2, name: "To the review: He never came" })).toBeTruthy()
    await press("Take it in hand")
    await press("Decide")
    await type("Outcome", "upheld")
    await type("Take down", `reply ${review.id}`)
    await type("On which ground", "private_data")
    send(formOf(await type("Your reasons", "It names a private address, which is not for others.")))
    expect(await screen.findByText("Both sides are written to.")).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Put it back" })).toBeTruthy()

    await openProvider(provider.id, nora)
    expect(await screen.findByRole("heading", { level: 3, name: "He never came" })).toBeTruthy()
    expect(screen.getByText(`Reply from ${provider.businessName}`)).toBeTruthy()
    expect(screen.getByText(/^Removed on .*: it named a private address\.$/)).toBeTruthy()
    expect(screen.queryByText("Nora Lind lives at 12 Elm Street.")).toBeNull()
  })

  it("brings nothing back by itself: an operator puts back what was taken down, for a reason", async () => {
    const { provider, review } = await aReviewed("Not so bad")
    await openProvider(provider.id, await aHomeownerOf(app))
    send(await fillReport(review.title))
    await screen.findByText("Thank you. We will write to you.")
    cleanup()
    await openConsole(app, dana, "/admin/cases?state=open", true)
    const link = await screen.findByRole("link", { name: "It is abusive or obscene" })
    await post("/api/admin/removals", { about: "review", aboutId: review.id, ground: "abusive" })
    await user.click(link)
    expect(await screen.findByText(/^Removed on .*: it was abusive or obscene\.$/)).toBeTruthy()
    await press("Put it back")
    send(formOf(await type("Reason", "Nobody is insulted by these words.")))
    expect(await screen.findByText("The review stands where it stood.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/^Removed on/)).toBeNull())
    expect(screen.getByRole("heading", { level: 2, name: "Why the review was put back" })).toBeTruthy()
    expect(screen.getByText(/^Nobody is insulted by these words\./)).toBeTruthy()
  })

  it("of a business can be withdrawn", async () => {
    const { provider } = await aReviewed("Withdrawn")
    await openProvider(provider.id, olivia)
    await press(`Report this professional: ${provider.businessName}`)
    await type("Reason", "not_real")
    send(formOf(await type("What is wrong?", "There is no such business here.")))
    await screen.findByText("Thank you. We will write to you.")
    cleanup()
    await openConsole(app, dana, "/admin/cases")
    const row = (await screen.findByText(provider.businessName)).closest("tr")
    expect(row?.textContent).toContain("This is not a real business or person")
    await openReports(olivia)
    expect(
      (await screen.findAllByRole("heading", { level: 2, name: /^You reported a / })).length
    ).toBeGreaterThan(0)
    await press("Withdraw")
    await press("Go back")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(screen.queryByText(/· Withdrawn$/)).toBeNull()
    await press("Withdraw")
    expect(await screen.findByText("Nobody decides on it then.")).toBeTruthy()
    await press("Withdraw report")
    expect(await screen.findByText("Your report is withdrawn")).toBeTruthy()
    const withdrawn = await screen.findByText(/· Withdrawn$/)
    await waitFor(() => expect(document.activeElement).toBe(withdrawn.closest("li")))
  })

  it("is decided in words that are kept when nobody is signed in any more", async () => {
    const { provider, review } = await aReviewed("Kept words")
    await openProvider(provider.id, await aHomeownerOf(app))
    send(await fillReport(review.title))
    await screen.findByText("Thank you. We will write to you.")
    const [{ id } = { id: "" }] = await call("GET /api/me/cases")
    const decide = async () => {
      cleanup()
      const screens = (
        <>
          <Console />
          <LiveUpdates userId={dana.id} status={makeLiveStatus()} />
        </>
      )
      const opened = await visit(app, screens, { path: `/admin/cases/${id}`, as: dana })
      await user.click(await screen.findByRole("button", { name: /^(Take it in hand|Decide)$/ }))
      if (!screen.queryByRole("dialog")) await press("Decide")
      return { ...opened, reasons: await screen.findByLabelText<HTMLTextAreaElement>("Your reasons") }
    }
    const words = "The review insults a person, which our rules forbid."
    const { history, reasons } = await decide()
    await type("Outcome", "upheld")
    fireEvent.change(reasons, { target: { value: words } })
    const real = globalThis.fetch
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (input === "/api/me") return Response.json({}, { status: 401 })
      const isDecision = input === `/api/admin/cases/${id}/decide`
      return isDecision ? Response.json({}, { status: 404 }) : real(input, init)
    })
    send(formOf(reasons))
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/login\?next=%2Fadmin%2Fcases%2F/))
    expect(await screen.findByText("You have been signed out")).toBeTruthy()
    vi.restoreAllMocks()
    const again = await decide()
    expect(screen.getByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
    expect(again.reasons.value).toBe(words)
    expect(screen.getByLabelText<HTMLSelectElement>("Outcome").value).toBe("upheld")
  })

  it("of a problem with a job waits for the other side's answer before it can be decided", async () => {
    const provider = await aProviderOf(app)
    const quote = aQuote({ homeownerId: olivia.id, providerId: provider.id, status: "accepted" })
    await app.run(seedMarketplace({ quotes: [quote] }))
    await openReports(olivia)
    const problem = { kind: "problem", aboutId: quote.id, reason: "quality", wish: "redo" } as const
    const { id } = await callOnce("POST /api/cases", { body: { ...problem, text: "The tap drips again." } })
    const openCase = async () => {
      cleanup()
      await openConsole(app, dana, `/admin/cases/${id}`)
    }
    await openCase()
    await press("Take it in hand")
    expect(
      await screen.findByText(/^The other side can answer until [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/)
    ).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Decide" })).toBeNull()
    await openReports({ ...olivia, email: provider.email })
    await callOnce("POST /api/cases/:caseId/answer", {
      params: { caseId: id },
      body: { text: "We come again on Friday." }
    })
    await openCase()
    expect(await screen.findByRole("button", { name: "Decide" })).toBeTruthy()
  })

  it("says what is missing, and leads who is not signed in there first", async () => {
    const { provider, review } = await aReviewed("Unsaid")
    await openProvider(provider.id, olivia)
    await press(`Report: ${review.title}`)
    send(formOf(await screen.findByLabelText("What is wrong?")))
    expect(await screen.findByText("Please choose a reason from the list")).toBeTruthy()
    expect(screen.getByText("Please say what is wrong in at least 10 characters")).toBeTruthy()
    const { history } = await openProvider(provider.id)
    await press(`Report: ${review.title}`)
    expect(history.at(-1)).toMatch(/^\/login\?next=/)
  })
})

const openCase = async (named: Pick<CaseRecord, "about" | "aboutId"> & Partial<CaseRecord>) => {
  const record = aCase({ openedBy: olivia.id, against: nora.id, ...named })
  await app.run(Effect.flatMap(CaseRepository, ({ insert }) => insert(record)))
  await openConsole(app, dana, `/admin/cases/${record.id}`)
  await screen.findByText(record.text)
}

const openProblem = async (said: Partial<CaseRecord>) => {
  const quote = aQuote({ homeownerId: olivia.id, providerId: (await aProviderOf(app)).id })
  await app.run(seedMarketplace({ quotes: [quote] }))
  await openCase({ kind: "problem", about: "quote", aboutId: ThingId.make(quote.id), ...said })
}
const fact = (label: string) =>
  screen.queryByText(label, { selector: "dt" })?.parentElement?.textContent.slice(label.length)

const openTaken = async (takenAt: string) => {
  cleanup()
  const { review } = await aReviewed("In hand")
  const aboutId = ThingId.make(review.id)
  await openCase({ about: "review", aboutId, takenBy: olivia.id, takenAt })
}

const besides = async (name: string) => (await screen.findByRole("link", { name })).parentElement?.textContent

describe("a case", () => {
  it("says what there is in the history of both sides", async () => {
    const { review } = await aReviewed("Known people")
    const [opener, limited] = [
      await aProviderOf(
        app,
        { businessName: "Mission City Handyman" },
        { firstName: "Chris", lastName: "Ruiz" }
      ),
      await aHomeownerOf(app, { firstName: "Emma", lastName: "Delaney" })
    ]
    const held = aSanction({ userId: limited.id, startedBy: dana.id, until: "2099-12-01" })
    await app.run(Effect.flatMap(SanctionRepository, ({ insert }) => insert(held)))
    await openCase({
      about: "review",
      aboutId: ThingId.make(review.id),
      openedBy: opener.userId,
      against: limited.id
    })
    expect(await besides("Chris Ruiz")).toBe(
      "Chris Ruiz, Mission City Handyman (reported it): 1 report sent, 0 about this person"
    )
    expect(await besides("Emma Delaney")).toBe(
      "Emma Delaney (against): 0 reports sent, 1 about this person, limited until Dec 1, 2099"
    )
  })

  it("of a problem with a job names the last day to answer that the two are told", async () => {
    await openProblem({ dueAt: "2099-12-06T23:36:00.000Z" })
    await press("Take it in hand")
    expect(await screen.findByText("The other side can answer until Dec 5, 2099.")).toBeTruthy()
    expect(fact("Answer until")).toBe("Dec 5, 2099")
    expect(fact("Answered")).toBeUndefined()
  })

  it("of a problem with a job says when it was answered", async () => {
    const answered = { answer: "We come on Friday.", answeredAt: "2026-11-21T15:00:00.000Z" }
    await openProblem({ ...answered, state: "answered", dueAt: "2026-11-27T15:00:00.000Z" })
    expect(screen.getByText("We come on Friday.")).toBeTruthy()
    expect(fact("Answered")).toBe("Nov 21, 2026")
    expect(fact("Answer until")).toBeUndefined()
  })

  it("leaves the focus in the place of its steps, which go when they are taken", async () => {
    const { review } = await aReviewed("Steps")
    await openCase({ about: "review", aboutId: ThingId.make(review.id) })
    await post("/api/admin/unlock", { password })
    await press("Take it in hand")
    expect(await screen.findByText("In hand")).toBeTruthy()
    const decide = await screen.findByRole("button", { name: "Decide" })
    const place = decide.parentElement
    await waitFor(() => expect(document.activeElement).toBe(place))
    await user.click(decide)
    await type("Outcome", "dismissed")
    send(formOf(await type("Your reasons", "It breaks none of our rules.")))
    expect(await screen.findByText("Both sides are written to.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(document.activeElement).toBe(place)
    // What has become of it is read there.
    await waitFor(() => expect(place?.textContent).toContain("What both sides were told"))
  })

  it("that a colleague has in hand says from when others can take it over, and is offered then", async () => {
    await openTaken(new Date().toISOString())
    const words =
      /^Olivia Park has it in hand\. Others can take it over from [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M\.$/
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Take it in hand" })).toBeNull()
    await openTaken(createdAt)
    await press("Take it in hand")
    expect(await screen.findByRole("button", { name: "Decide" })).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
  })

  it("keeps what was typed where the question for the password cannot be fetched, and asks at the next try", async () => {
    const { review } = await aReviewed("Locked")
    await openCase({ about: "review", aboutId: ThingId.make(review.id) })
    await press("Take it in hand")
    await press("Decide")
    await type("Outcome", "dismissed")
    const words = "It breaks none of our rules."
    const reasons = await type("Your reasons", words)
    const dialog = "../../../ui/features/admin/unlock/UnlockDialog.tsx"
    vi.doMock(dialog, () => {
      throw new Error("offline")
    })
    vi.resetModules()
    send(formOf(reasons))
    await waitFor(() => expect(currentToast()?.title).toBe("This could not be opened"))
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your reasons").value).toBe(words)
    vi.doUnmock(dialog)
    send(formOf(screen.getByLabelText("Your reasons")))
    expect(await screen.findByText("Please enter your password once more")).toBeTruthy()
  })

  it("shows which of its photos would be taken down, and that it goes for good", async () => {
    const { id: thingId, userId: ownerId } = await aProviderOf(app)
    const portfolio = { ownerId, purpose: "portfolio", thingId, state: "attached" } as const
    const photos = ["Deck", "Deck", null].map((caption, position) =>
      aPhoto({ ...portfolio, attachedAt: createdAt, caption, position })
    )
    await app.run(Effect.flatMap(PhotoRepository, ({ insert }) => insert(photos, null)))
    await openCase({ about: "provider", aboutId: ThingId.make(thingId) })
    await press("Take it in hand")
    await press("Decide")
    const field = await screen.findByLabelText<HTMLSelectElement>("Take down")
    const names = ["Photo 1 of 3: “Deck”", "Photo 2 of 3: “Deck”", "Photo 3 of 3"]
    expect([...field.options].map(({ text }) => text)).toEqual(["Nothing", ...names])
    const dialog = within(screen.getByRole("dialog"))
    const forGood = "A photo goes for good. It cannot be put back."
    expect([dialog.queryByRole("img"), dialog.queryByText(forGood)]).toEqual([null, null])
    await type("Take down", `photo ${photos[1]?.id}`)
    expect(dialog.getByText(forGood)).toBeTruthy()
    expect(dialog.getByRole("img").getAttribute("src")).toContain(photos[1]?.id)
  })

  it("about a job shows where that stands, and all of its offer", async () => {
    const { id: providerId } = await aProviderOf(app)
    const asked = aQuote({ homeownerId: olivia.id, providerId })
    const { offer, quote } = offeredOn(asked, { price: 450, warrantyMonths: 12, excludes: ["Tiles"] })
    const accepted = { ...quote, status: "accepted", acceptedVersion: offer.version } as const
    await app.run(seedMarketplace({ quotes: [accepted], offers: [offer] }))
    await openCase({ about: "quote", aboutId: ThingId.make(asked.id) })
    const card = (await screen.findByRole("heading", { level: 2, name: "The offer" })).closest("section")
    for (const words of ["accepted", "This is version 1 of", "$450", "12 months", "Tiles"]) {
      expect(card?.textContent).toContain(words)
    }
  })

  it("about a review shows its stars, the reply, its job, and all that its author wrote of the business", async () => {
    const { provider, review } = await aReviewed("Nothing but lies")
    const pair = { homeownerId: nora.id, providerId: provider.id }
    const others = [1, 1, 5].map((rating) => aReview({ ...pair, rating }))
    const replied = aReview({ ...pair, rating: 2, reply: { content: "We were never there.", createdAt } })
    await app.run(seedMarketplace({ reviews: [...others, replied] }))
    await openCase({ about: "review", aboutId: ThingId.make(replied.id) })
    const heading = { level: 2, name: "5 reviews of this business by the same person" }
    const card = (await screen.findByRole("heading", heading)).closest("section")
    for (const words of ["2 stars", "1 star: 2 reviews", "2 stars: 1 review"]) {
      expect(card?.textContent).toContain(words)
    }
    expect(screen.getByText("We were never there.")).toBeTruthy()
    cleanup()
    await openCase({ about: "review", aboutId: ThingId.make(review.id) })
    expect(await screen.findByRole("heading", { level: 2, name: /^The job: / })).toBeTruthy()
    const job = screen.getByRole("heading", { level: 2, name: "The offer" }).closest("section")
    expect(job?.textContent).toMatch(/completed.*Asked/)
  })

  it.each([true, false])(
    "leads to the page of its business where there is one: listed %s",
    async (listed) => {
      const { businessName, id } = await aProviderOf(app, { listed })
      await openCase({ about: "provider", aboutId: ThingId.make(id) })
      expect(await screen.findByRole("link", { name: "What was checked of it" })).toBeTruthy()
      expect(screen.queryAllByRole("link", { name: `${businessName} on the site` })).toHaveLength(
        Number(listed)
      )
    }
  )

  it("about a photo that is gone says so", async () => {
    await openCase({ about: "photo", aboutId: ThingId.make(aPhotoId()) })
    expect(await screen.findByText("It is not shown any more.")).toBeTruthy()
    expect(screen.getByRole("heading", { level: 2, name: "The photo" })).toBeTruthy()
  })

  it("about a conversation shows what was written, and nothing empty", async () => {
    const { id: providerId } = await aProviderOf(app)
    const conversation = aConversation({ homeownerId: olivia.id, providerId })
    const message = aMessage({ conversationId: conversation.id, senderUserId: olivia.id, body: "It drips." })
    await app.run(seedMarketplace({ conversations: [conversation], messages: [message] }))
    await openCase({ about: "conversation", aboutId: ThingId.make(conversation.id) })
    expect(await screen.findByText("It drips.")).toBeTruthy()
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "What was reported",
      "Their conversation"
    ])
  })
})

describe("the list of cases", () => {
  it("says that the figures below it did not load, and tries again when asked", async () => {
    answerAt("/api/admin/removals/stars", withStatus(503))
    await openConsole(app, dana, "/admin/cases")
    expect((await screen.findByRole("alert")).textContent).toContain("The figures did not load.")
    vi.unstubAllGlobals()
    await press("Try again")
    expect(await screen.findByRole("table", { name: "Reviews taken down, by rating" })).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
