import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { newsOfShown } from "#domain/events/profile-news.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { sendAgain } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf } from "#tests/support/ui/visit.tsx"
import { findPage } from "#ui/app/pages/pages.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call } from "#ui/shared/api/call.ts"
import { publish } from "#use-cases/events/publish.ts"

import { answerAt, withStatus } from "../providers/parts.ts"
import { heartOf, isPressed, openAt, partNamed } from "./parts.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Awaited<ReturnType<typeof aHomeownerOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () => openAt(app, "/saved", olivia)

const save = async (name: string) => {
  const provider = await aProviderOf(app, { businessName: name })
  await call("POST /api/providers/:providerId/save", { params: { providerId: provider.id } })
  return provider
}

/** Opens the page, runs `keep` and opens the page again. */
const openWith = async <A,>(keep: () => Promise<A>): Promise<A> => {
  await open()
  const kept = await keep()
  cleanup()
  await open()
  return kept
}

const saveSearch = (
  name = "Plumbers near Austin",
  query: Record<string, string> = { specialty: "Plumbing" }
) => callOnce("POST /api/me/searches", { body: { name, query, alert: "off" } })

const searchCard = async (name: string) => within(await screen.findByRole("article", { name }))

describe("the saved professionals", () => {
  it("are for the signed-in alone", () => {
    expect(findPage("/saved")?.access).toBe("signed-in")
  })

  it("say how to save somebody while there is nobody", async () => {
    await open()
    const professionals = partNamed("Professionals")
    await professionals.findByText("No professionals saved yet")
    expect(professionals.getByRole("link", { name: "Find Contractors" }).getAttribute("href")).toBe(
      "/providers"
    )
  })

  it("are cards, the newest first", async () => {
    await openWith(async () => [await save("Reyes Plumbing"), await save("Blue Door Roofing")])
    await screen.findByRole("article", { name: "Reyes Plumbing" })
    const names = partNamed("Professionals")
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent)
    expect(names).toEqual(["Blue Door Roofing", "Reyes Plumbing"])
  })

  it("stay on the screen when they are taken out, to be put back", async () => {
    await openWith(() => save("Reyes Plumbing"))
    await screen.findByRole("article", { name: "Reyes Plumbing" })
    fireEvent.pointerMove(window)
    const heart = await heartOf("Reyes Plumbing")
    await waitFor(() => expect(isPressed(heart)).toBe(true))
    await user.click(heart)
    await waitFor(() => expect(isPressed(heart)).toBe(false))
    expect(screen.getByRole("article", { name: "Reyes Plumbing" })).toBeTruthy()
    cleanup()
    await open()
    await screen.findByText("No professionals saved yet")
  })
})

describe("the saved searches", () => {
  it("say how to save one while there is none", async () => {
    await open()
    await screen.findByText("No searches saved yet")
    expect(partNamed("Searches").getByText("No searches saved yet")).toBeTruthy()
  })

  it("lead to what they find", async () => {
    await openWith(() => saveSearch("Our plumbers", { specialty: "Plumbing", location: "Austin, TX" }))
    const card = await searchCard("Our plumbers")
    expect(card.getByRole("link", { name: "Our plumbers" }).getAttribute("href")).toBe(
      "/providers?location=Austin%2C+TX&specialty=Plumbing"
    )
  })

  it("say in words what they search for where their name says something else", async () => {
    const query = { specialty: "Plumbing", location: "Austin, TX", isLicensed: "true" }
    const words = "Plumbing near Austin, TX, licensed"
    await openWith(async () => [await saveSearch("For Mom", query), await saveSearch(words, query)])
    expect(await (await searchCard("For Mom")).findByText(words)).toBeTruthy()
    expect((await searchCard(words)).getAllByText(words)).toHaveLength(1)
  })

  it("get another name, and emails about who is new", async () => {
    await openWith(() => saveSearch())
    const card = await searchCard("Plumbers near Austin")
    await user.click(card.getByRole("button", { name: "Change" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Change this search" }))
    await user.clear(dialog.getByLabelText("Name"))
    await user.type(dialog.getByLabelText("Name"), "For the leak")
    await user.selectOptions(dialog.getByLabelText("Email me about new ones"), "Weekly")
    await user.click(dialog.getByRole("button", { name: "Save changes" }))
    const changed = await searchCard("For the leak")
    expect(changed.getByText("Emails about new ones, at most weekly")).toBeTruthy()
    expect(
      (await call("GET /api/me/searches")).map(({ alert, name, query }) => [name, alert, query])
    ).toEqual([["For the leak", "weekly", { specialty: "Plumbing" }]])
  })

  it("go after a question", async () => {
    await openWith(() => saveSearch())
    const card = await searchCard("Plumbers near Austin")
    await user.click(card.getByRole("button", { name: "Delete" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this search?" }))
    await user.click(dialog.getByRole("button", { name: "Delete search" }))
    await screen.findByText("No searches saved yet")
    expect(await call("GET /api/me/searches")).toEqual([])
  })

  it("have gone where the browser has sent the press twice", async () => {
    await openWith(() => saveSearch())
    const card = await searchCard("Plumbers near Austin")
    await user.click(card.getByRole("button", { name: "Delete" }))
    const { answers } = sendAgain("POST", /\/delete$/)
    await user.click(await screen.findByRole("button", { name: "Delete search" }))
    await screen.findByText("No searches saved yet")
    expect(answers).toEqual([404])
  })

  it("say how many are new, until they are looked at", async () => {
    await openWith(() => saveSearch("Chimney sweeps", { service: "zzchimney" }))
    await aProviderOf(app, {
      businessName: "Zzchimney Brothers",
      listedAt: new Date().toISOString()
    })
    cleanup()
    const { history } = await open()
    const card = await searchCard("Chimney sweeps")
    await card.findByText("1 new")
    await user.click(card.getByRole("link", { name: "Chimney sweeps" }))
    expect(history.at(-1)).toBe("/providers?service=zzchimney")
    await waitFor(async () => expect((await call("GET /api/me/searches"))[0]?.newCount).toBe(0))
  })
})

it("A search with more than a thousand new ones counts them by thousands", async () => {
  await openWith(() => saveSearch("Our plumbers"))
  const [search] = await call("GET /api/me/searches")
  answerAt("/api/me/searches", withStatus(200, [{ ...search, newCount: 1_250 }]))
  cleanup()
  await open()
  expect(await (await searchCard("Our plumbers")).findByText("1,250 new")).toBeTruthy()
})

it("The way to what is new shows it, also where the list was fetched before", async () => {
  const { navigate } = await openAt(app, "/providers?service=zzgutter", olivia)
  await screen.findByText(/^Found/)
  await saveSearch("Gutters", { service: "zzgutter" })
  const listedAt = new Date().toISOString()
  await app.run(publish(newsOfShown(await aProviderOf(app, { businessName: "Zzgutter Sisters", listedAt }))))
  act(() => navigate("/saved"))
  const card = await searchCard("Gutters")
  await card.findByText("1 new")
  await user.click(card.getByRole("link", { name: "Gutters" }))
  expect(await screen.findByRole("article", { name: "Zzgutter Sisters" })).toBeTruthy()
})

describe("“Save this search”", () => {
  it("is there where something is searched for", async () => {
    await openAt(app, "/providers", olivia)
    await screen.findByText(/^Found/)
    expect(screen.queryByRole("button", { name: "Save this search" })).toBeNull()
  })

  it("proposes a name of the words and the place, and keeps what the address says", async () => {
    await openAt(app, "/providers?specialty=Plumbing&location=Austin%2C+TX&isLicensed=true", olivia)
    await user.click(await screen.findByRole("button", { name: "Save this search" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }))
    expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Plumbing near Austin, TX, licensed")
    await user.click(dialog.getByRole("button", { name: "Save search" }))
    await screen.findByText("“Plumbing near Austin, TX, licensed” is saved")
    const searches = await call("GET /api/me/searches")
    expect(searches.map(({ alert, query }) => [alert, query])).toEqual([
      ["off", { specialty: "Plumbing", location: "Austin, TX", isLicensed: "true" }]
    ])
  })

  it("proposes free words without quotation marks, which stand around the name", async () => {
    await openAt(app, "/providers?service=plumber&location=78704", olivia)
    await user.click(await screen.findByRole("button", { name: "Save this search" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }))
    await user.click(dialog.getByRole("button", { name: "Save search" }))
    await screen.findByText("“plumber near 78704” is saved")
    cleanup()
    await open()
    const card = await searchCard("plumber near 78704")
    expect(card.getAllByText(/plumber/)).toHaveLength(1)
  })

  it("leads a visitor to sign in and back to the search", async () => {
    const { history } = await openAt(app, "/providers?specialty=Plumbing")
    const button = await screen.findByRole("button", { name: "Save this search" })
    await user.click(button)
    const back = encodeURIComponent("/providers?specialty=Plumbing")
    await waitFor(() => expect(history.at(-1)).toBe(`/login?next=${back}`))
  })
})
