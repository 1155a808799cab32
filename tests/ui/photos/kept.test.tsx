import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import { atApp } from "#tests/support/app/at-app.ts"
import { aPhoto, aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { look } from "#tests/support/ui/look.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { ProjectScreen } from "#ui/features/dashboard/ProjectScreen.tsx"
import type { KeptPhoto } from "#ui/features/photos/kept-photo.ts"
import { ReviewItem } from "#ui/features/reviews/ReviewItem.tsx"

import { card } from "../dashboard/parts.ts"
import { aPairIn } from "../messages/pair.tsx"
import { inFull, leaveNothing, openProfile } from "../provider-profile/parts.tsx"
import { buttons, choose, holdUploads, noPicture, pictures, said, user } from "./parts.ts"

const app = atApp()
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

const aJobToReview = async () => {
  const olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  const reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
  const completedAt = new Date().toISOString()
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, status: "completed", completedAt })
  await app.run(seedMarketplace({ quotes: [quote] }))
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
  return { olivia, reyes }
}

const openReview = async () => {
  await user.click(await within(await card("Plumbing")).findByRole("button", { name: "Leave a review" }))
  return within(await screen.findByRole("dialog", { name: /^Review Reyes Plumbing/ }))
}

const reviewsOf = async (providerId: string) => {
  const answer = await fetch(`/api/providers/${providerId}/reviews`)
  return answer.json()
}

describe("photos of a review", () => {
  it("are kept with the draft while they are there, and published before and after", async () => {
    const { reyes } = await aJobToReview()
    await openReview()
    await choose(await pictures(1), 0)
    await choose(await pictures(2), 1)
    await waitFor(() => expect(buttons("Remove")).toHaveLength(3))
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

    const dialog = await openReview()
    const before = within(await dialog.findByRole("list", { name: "Before" }))
    const after = within(await dialog.findByRole("list", { name: "After" }))
    expect(after.getAllByRole("img")).toHaveLength(2)
    expect(before.getByRole("img").getAttribute("src")).toMatch(/^\/photos\/.*\/thumb\.webp$/)
    // A photo that still exists may just have failed to load.
    fireEvent.error(before.getByRole("img"))
    await user.click(dialog.getByRole("radio", { name: "4 stars: Good" }))
    fireEvent.change(dialog.getByLabelText("Your review"), {
      target: { value: "Fixed the leak in an hour and swept the floor." }
    })
    await user.click(dialog.getByRole("button", { name: "Publish review" }))
    await screen.findByText("Review published")
    const [review] = await reviewsOf(reyes.id)
    expect([review.beforePhotos.length, review.afterPhotos.length]).toEqual([1, 2])

    cleanup()
    await visit(app, <ReviewItem review={review} businessName="Reyes Plumbing" isOwn={false} />, {
      path: "/"
    })
    expect(screen.getByText("Photos included")).toBeTruthy()
    for (const [name, count] of [
      ["Before", 1],
      ["After", 2]
    ] as const)
      expect(within(screen.getByRole("list", { name })).getAllByRole("img")).toHaveLength(count)
  })

  it("that are gone by then are asked for again", async () => {
    await aJobToReview()
    const { id, large, thumb } = {
      id: crypto.randomUUID(),
      large: "/photos/gone/large.webp",
      thumb: "/photos/gone/thumb.webp"
    }
    const first = await openReview()
    await user.click(first.getByRole("radio", { name: "4 stars: Good" }))
    await user.keyboard("{Escape}")
    const key = Object.keys(sessionStorage).find((name) => name.includes("review")) ?? ""
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "")
    draft.values.beforePhotoIds = [{ id, large, thumb, caption: null }]
    sessionStorage.setItem(key, JSON.stringify(draft))

    const dialog = await openReview()
    fireEvent.error(await dialog.findByRole("img"))
    expect(await dialog.findByText("Please add that photo again.")).toBeTruthy()
    expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Publish review" }))
    expect(await said(/^1 photo is not there yet\./)).toBeTruthy()
  })
})

describe("photos of a message", () => {
  it("are sent without words, shown in the chat, and named in the list", async () => {
    const { openChat, write } = await aPairIn(app)
    await write(["Could you send a picture?"])
    await openChat()
    await screen.findByText("Could you send a picture?", { selector: "[data-message] *" })
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send message" }).disabled).toBe(true)
    await choose([...(await pictures(2)), noPicture()])
    await screen.findByText("This file is not a photo that we can read.")
    await user.click(screen.getByRole("button", { name: "Send message" }))
    expect(await said(/^1 photo is not there yet\./)).toBeTruthy()
    await user.click(buttons("Remove").at(-1) ?? document.body)
    await user.click(screen.getByRole("button", { name: "Send message" }))
    const log = within(screen.getByRole("log"))
    const sent = within(await log.findByRole("list", { name: "2 photos" }))
    expect(sent.getAllByRole<HTMLImageElement>("img").map(({ alt }) => alt)).toEqual([
      "Photo 1 of 2",
      "Photo 2 of 2"
    ])
    await waitFor(() => expect(log.queryByText("Sending…")).toBeNull())
    expect(screen.queryByRole("list", { name: "Photos of this message" })).toBeNull()
    expect(
      await within(screen.getByRole("list", { name: "Conversations" })).findByText("2 photos")
    ).toBeTruthy()
  })

  it("are told what not to show while there are some", async () => {
    const { openChat, write } = await aPairIn(app)
    await write(["Could you send a picture?"])
    await openChat()
    await screen.findByText("Could you send a picture?", { selector: "[data-message] *" })
    const description = "Location data is removed. Avoid house numbers, faces and number plates."
    expect(screen.queryByText(description)).toBeNull()
    await choose(await pictures(1))
    expect(await screen.findByRole("list", { name: "Photos of this message", description })).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: "Remove" }))
    await waitFor(() => expect(screen.queryByText(description)).toBeNull())
  })
})

const editProject = async () => {
  await user.click(await screen.findByRole("button", { name: "Edit" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Edit the project" }))
  fireEvent.pointerMove(window)
  const photos = within(await dialog.findByRole("list", { name: "Photos" }))
  return { dialog, photos }
}

/** Opens the form of a project that has two photos. */
const aProjectToChange = async () => {
  const { id: homeownerId, email } = await aHomeownerOf(app)
  const project = aProject({
    homeownerId,
    status: "pending",
    description: "All of the upper bathroom, tiles and tub."
  })
  const photo = {
    ownerId: homeownerId,
    purpose: "project",
    thingId: project.id,
    state: "attached",
    attachedAt: project.createdAt
  } as const
  const photos = [aPhoto({ ...photo, caption: "The tub" }), aPhoto({ ...photo, position: 1 })]
  await app.run(seedMarketplace({ projects: [project], photos }))
  const page = <Route path="/projects/:projectId" component={ProjectScreen} />
  const open = async () => {
    await visit(app, page, { path: `/projects/${project.id}`, as: { email } })
    return editProject()
  }
  const stored = async () => (await fetch(`/api/projects/${project.id}`)).json()
  return { ...(await open()), open, stored }
}

describe("photos of a project that is changed", () => {
  it("stay as they are described beside a new one, in the new order", async () => {
    const { dialog, photos, stored } = await aProjectToChange()
    expect(photos.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual([
      "The tub",
      "Photo 2 of 2"
    ])
    expect(photos.queryByLabelText("Describe this photo")).toBeNull()
    await user.click(photos.getAllByRole("button", { name: "Move right" })[0] ?? document.body)
    await choose(await pictures(1))
    await enter(await photos.findByLabelText("Describe this photo"), "The wall")
    await user.click(dialog.getByRole("button", { name: "Save changes" }))
    expect(await screen.findByText("Project changed")).toBeTruthy()
    expect(await stored()).toMatchObject({
      photos: [{ caption: null }, { caption: "The tub" }, { caption: "The wall" }]
    })
  })

  it("are those that it has once another choice is discarded", async () => {
    const { open, photos, stored } = await aProjectToChange()
    await user.click(photos.getAllByRole("button", { name: "Remove" })[0] ?? document.body)
    look(false)
    cleanup()
    const again = await open()
    expect(again.photos.getAllByRole("img")).toHaveLength(1)
    await user.click(again.dialog.getByRole("button", { name: "Discard it" }))
    const list = await again.dialog.findByRole("list", { name: "Photos" })
    await waitFor(() => expect(within(list).getAllByRole("img")).toHaveLength(2))
    await user.click(within(list).getAllByRole("button", { name: "Move right" })[0] ?? document.body)
    await user.click(again.dialog.getByRole("button", { name: "Save changes" }))
    expect(await screen.findByText("Project changed")).toBeTruthy()
    expect(await stored()).toMatchObject({ photos: [{ caption: null }, { caption: "The tub" }] })
  })
})

const ownPhotos = async () => (await fetch("/api/me/provider/photos")).json()

/** Adds photos of work at the head of the list, as another tab would. */
const addElsewhere = async (captions: ReadonlyArray<string>) => {
  const added = (await pictures(captions.length)).map(async (body, place) => {
    const headers = { "content-type": body.type }
    const sent = await fetch("/api/photos?purpose=portfolio", { method: "POST", headers, body })
    const { id } = await sent.json()
    return { id, caption: captions[place] }
  })
  const { portfolio }: { portfolio: ReadonlyArray<KeptPhoto> } = await ownPhotos()
  const list = [...(await Promise.all(added)), ...portfolio.map(({ caption, id }) => ({ caption, id }))]
  const answer = await fetch("/api/me/provider/photos", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ portfolio: list })
  })
  expect(answer.status).toBe(200)
}

const openOwnPhotos = async (reyes: { readonly email: string }) => {
  await openProfile(app, reyes)
  fireEvent.pointerMove(window)
  await screen.findByRole("button", { name: "Save photos", hidden: true })
}

const savePhotos = async () => {
  await user.click(screen.getByRole("button", { name: "Save photos", hidden: true }))
  await screen.findByText("Photos saved")
}

const captionsOfWork = async () => {
  const { portfolio }: { portfolio: ReadonlyArray<KeptPhoto> } = await ownPhotos()
  return portfolio.map(({ caption }) => caption)
}

describe("a provider's own photos", () => {
  it("are saved by themselves, kept while they are not, and shown on the page", async () => {
    const reyes = await aProviderOf(app, inFull)
    await openProfile(app, reyes)
    fireEvent.pointerMove(window)
    await screen.findByText("All photos are saved")
    const [portrait] = await pictures(1)
    await choose(portrait ? [portrait] : [], 0)
    await waitFor(() => expect(localStorage.getItem("provider-photos-draft")).toContain("avatarId"))
    await choose(await pictures(2), 1)
    await waitFor(() => expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(2))
    const [, second] = screen.getAllByLabelText("Describe this photo")
    await enter(second ?? document.body, "A finished bathroom")
    expect(screen.getByText("Unsaved changes, kept in this browser for a day")).toBeTruthy()

    cleanup()
    await openProfile(app, reyes)
    fireEvent.pointerMove(window)
    await screen.findByText("We kept what you changed last time. It is not saved yet.")
    await user.click(
      (await screen.findAllByRole("button", { name: "Move left", hidden: true })).at(-1) ?? document.body
    )
    await user.click(screen.getByRole("button", { name: "Save photos", hidden: true }))
    await screen.findByText("Photos saved")
    expect(await ownPhotos()).toMatchObject({
      avatar: { caption: null },
      portfolio: [{ caption: "A finished bathroom" }, { caption: null }]
    })
    expect(localStorage.getItem("provider-photos-draft")).toBeNull()

    await user.click(buttons("Remove")[0] ?? document.body)
    await user.click(screen.getByRole("button", { name: "Save photos", hidden: true }))
    await waitFor(async () => expect(await ownPhotos()).toMatchObject({ avatar: null }))
    await screen.findByText("All photos are saved")
  })

  it("are with those that were added elsewhere before they are changed, also beside one on its way", async () => {
    const reyes = await aProviderOf(app, inFull)
    await openOwnPhotos(reyes)
    const { held, letGo } = holdUploads()
    await choose(await pictures(1), 1)
    await waitFor(() => expect(held).toHaveLength(1))
    await addElsewhere(["The tub", "The wall"])
    fireEvent.focus(window)
    expect(await screen.findByRole("img", { name: "The tub" })).toBeTruthy()
    await user.click(buttons("Move right")[0] ?? document.body)
    letGo()
    await waitFor(() => expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(3))
    await savePhotos()
    expect(await captionsOfWork()).toEqual(["The wall", "The tub", null])
  })

  it("that nobody has changed here stay as they are elsewhere", async () => {
    const reyes = await aProviderOf(app, inFull)
    await openOwnPhotos(reyes)
    await choose(await pictures(1), 0)
    await screen.findByText("Unsaved changes, kept in this browser for a day")
    await addElsewhere(["The tub"])
    await savePhotos()
    expect(await captionsOfWork()).toEqual(["The tub"])
    expect(await screen.findByRole("img", { name: "The tub" })).toBeTruthy()
  })

  it("stay when they are added while others are being saved", async () => {
    const reyes = await aProviderOf(app, inFull)
    await openOwnPhotos(reyes)
    await choose(await pictures(1), 1)
    await enter(await screen.findByLabelText("Describe this photo"), "The tub")
    const { last, restore } = holdCalls("PUT", /provider\/photos$/)
    await user.click(screen.getByRole("button", { name: "Save photos", hidden: true }))
    await waitFor(last)
    await choose(await pictures(1), 1)
    await waitFor(() => expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(2))
    last().pass()
    await screen.findByText("Photos saved")
    expect(await captionsOfWork()).toEqual(["The tub"])
    expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(2)
    expect(screen.getByText("Unsaved changes, kept in this browser for a day")).toBeTruthy()
    expect(localStorage.getItem("provider-photos-draft")).toContain("portfolio")
    restore()
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save photos", hidden: true })
    await waitFor(() => expect(save.disabled).toBe(false))
    await user.click(save)
    await waitFor(async () => expect(await captionsOfWork()).toEqual(["The tub", null]))
    expect(await screen.findByText("All photos are saved")).toBeTruthy()
  })

  it("are kept for a day while they are not saved, no longer", async () => {
    const reyes = await aProviderOf(app, inFull)
    await openOwnPhotos(reyes)
    await choose(await pictures(1), 1)
    await screen.findByText("Unsaved changes, kept in this browser for a day")
    cleanup()
    const { at, ...draft } = JSON.parse(localStorage.getItem("provider-photos-draft") ?? "")
    localStorage.setItem("provider-photos-draft", JSON.stringify({ ...draft, at: at - 86_400_000 }))
    await openOwnPhotos(reyes)
    expect(await screen.findByText("All photos are saved")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Discard it" })).toBeNull()
  })
})
