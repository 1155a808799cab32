import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { look } from "#tests/support/ui/look.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"

import { leaveNothing } from "../provider-profile/parts.tsx"
import { begin, buttons, choose, holdUploads, noPicture, pictures, said, user } from "./parts.ts"

const app = atApp()
let olivia: Account
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
})
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

const fields = {
  "Project Title": "New shower",
  "Project Description": "Replace the tub with a walk-in shower.",
  Location: "Austin, TX 78704",
  "Preferred Timeline": "flexible"
}

const fill = async () => {
  await user.selectOptions(screen.getByLabelText("Service Category"), "Plumbing")
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const open = async () => {
  await visit(app, <StartProjectScreen />, { path: "/start-project", as: olivia })
  await screen.findByRole("option", { name: "Plumbing" })
  await begin()
  await fill()
}

const post = () => user.click(screen.getByRole("button", { name: "Create Project" }))
const posted = async () => {
  const projects: ReadonlyArray<{ readonly photos: ReadonlyArray<{ readonly caption: string | null }> }> =
    await (await fetch("/api/projects")).json()
  return projects
}
const captions = async () => (await posted())[0]?.photos.map(({ caption }) => caption)
const alts = () =>
  within(screen.getByRole("list", { name: "Photos" }))
    .getAllByRole<HTMLImageElement>("img")
    .map(({ alt }) => alt)

/** Counts how often the browser's file dialog was opened. */
const countOpenings = () => vi.spyOn(HTMLInputElement.prototype, "click")

const openUntouched = async () => {
  await visit(app, <StartProjectScreen />, { path: "/start-project", as: olivia })
  return screen.findByRole("button", { name: "Add photos" })
}
const whenThere = () => screen.findByText(/Avoid house numbers/)

describe("the button of a field that comes with the first step", () => {
  it("opens the choice of files when it is the first that is pressed", async () => {
    const opened = countOpenings()
    await user.click(await openUntouched())
    await whenThere()
    expect(opened).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add photos" }))
  })

  it("stays under a press until that has ended", async () => {
    const opened = countOpenings()
    const button = await openUntouched()
    fireEvent.pointerDown(button)
    await import("#ui/features/photos/PhotoField.tsx")
    await act(async () => undefined)
    expect(button.isConnected).toBe(true)
    fireEvent.click(button)
    await whenThere()
    expect(opened).toHaveBeenCalledOnce()
  })

  it("stays with the focus until it has gone on", async () => {
    const button = await openUntouched()
    act(() => button.focus())
    fireEvent.keyDown(button, { key: "Tab" })
    await import("#ui/features/photos/PhotoField.tsx")
    await act(async () => undefined)
    expect(document.activeElement).toBe(button)
    act(() => button.blur())
    await whenThere()
  })
})

describe("photos of a form", () => {
  it("are sent at once, described, put in order and removed by keyboard, and belong to what is posted", async () => {
    await open()
    await choose(await pictures(3))
    await waitFor(() => expect(alts()).toHaveLength(3))
    await waitFor(() => expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(3))
    expect(await said(/^\d of 3 photos uploaded$/)).toBeTruthy()
    const described = screen.getAllByLabelText("Describe this photo")
    for (const [place, words] of ["The tub", "The wall", "The drain"].entries()) {
      await enter(described[place] ?? document.body, words)
    }
    expect(alts()).toEqual(["The tub", "The wall", "The drain"])

    buttons("Move right")[0]?.focus()
    await user.keyboard("{Enter}")
    expect(alts()).toEqual(["The wall", "The tub", "The drain"])
    expect(await said("Photo 2 of 3 now")).toBeTruthy()
    expect(document.activeElement).toBe(buttons("Move right")[1])
    await user.keyboard("{Enter}")
    // At the right end the focus goes to "Move left".
    expect(alts()).toEqual(["The wall", "The drain", "The tub"])
    expect(document.activeElement).toBe(buttons("Move left")[2])

    buttons("Remove")[1]?.focus()
    await user.keyboard("{Enter}")
    expect(alts()).toEqual(["The wall", "The tub"])
    expect(await said("Photo 2 removed")).toBeTruthy()
    expect(document.activeElement).toBe(buttons("Remove")[1])

    await post()
    await screen.findByText("Project created successfully!")
    expect(await captions()).toEqual(["The wall", "The tub"])
  })

  it("are counted as they arrive, whichever is the last", async () => {
    await open()
    const { held } = holdUploads()
    await choose(await pictures(2))
    await waitFor(() => expect(held).toHaveLength(2))
    held.at(1)?.()
    expect(await said("1 of 2 photos uploaded")).toBeTruthy()
    held.at(0)?.()
    expect(await said("2 of 2 photos uploaded")).toBeTruthy()
  })

  it("are waited for, two at a time, and one that is cancelled is not", async () => {
    await open()
    const { held, letGo } = holdUploads()
    await choose(await pictures(3))
    await waitFor(() => expect(held).toHaveLength(2))
    await post()
    expect(await screen.findByRole("button", { name: "Waiting for photos…" })).toBeTruthy()
    expect(await said(/^Your photos are still on their way\./)).toBeTruthy()
    expect(await posted()).toEqual([])
    await user.click(buttons("Cancel")[0] ?? document.body)
    await waitFor(() => expect(held).toHaveLength(3))
    letGo()
    await screen.findByText("Project created successfully!")
    expect(await captions()).toEqual([null, null])
  })

  it("keep a form that one of them has failed, until it is tried again or removed", async () => {
    await open()
    await choose([noPicture(), ...(await pictures(1))])
    const words = "This file is not a photo that we can read."
    expect(await screen.findByText(words)).toBeTruthy()
    await waitFor(() => expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(1))
    await post()
    expect(await said(/^1 photo is not there yet\./)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Try again" }))
    await user.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(await posted()).toEqual([])
    await user.click(buttons("Remove")[0] ?? document.body)
    await post()
    await screen.findByText("Project created successfully!")
    expect(await captions()).toEqual([null])
  })

  it("that were chosen while the server was away keep the form, until they are tried again or removed", async () => {
    const picker = "../../../ui/features/photos/picker/begin-picking.ts"
    await open()
    vi.doMock(picker, () => {
      throw new Error("offline")
    })
    vi.resetModules()
    await choose(await pictures(2))
    const words = "2 photos could not be added. Check your connection and try again."
    expect(await screen.findByText(words)).toBeTruthy()
    await post()
    await waitFor(() => expect(document.activeElement).toBe(buttons("Try again")[0]))
    expect(await posted()).toEqual([])
    vi.doUnmock(picker)
    await user.keyboard("{Enter}")
    expect(await said("2 of 2 photos uploaded")).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add photos" }))
    await post()
    await screen.findByText("Project created successfully!")
    expect(await captions()).toEqual([null, null])
  })

  it("go with what is discarded", async () => {
    await open()
    await choose(await pictures(1))
    await screen.findByLabelText("Describe this photo")
    look(false)
    cleanup()
    await visit(app, <StartProjectScreen />, { path: "/start-project", as: olivia })
    await waitFor(() => expect(alts()).toHaveLength(1))
    await user.click(await screen.findByRole("button", { name: "Discard it" }))
    expect(screen.queryByRole("list", { name: "Photos" })).toBeNull()
    await fill()
    await choose(await pictures(2))
    await waitFor(() => expect(screen.getAllByLabelText("Describe this photo")).toHaveLength(2))
    await post()
    await screen.findByText("Project created successfully!")
    expect(await captions()).toEqual([null, null])
  })

  it("are as many as there may be, also when they are dropped or pasted", async () => {
    await open()
    const { letGo } = holdUploads()
    const files = await pictures(11)
    const group = screen.getByRole("group", { name: "Photos" })
    fireEvent.drop(group, { dataTransfer: { files: files.slice(0, 4) } })
    fireEvent.paste(group, { clipboardData: { files: files.slice(4, 6) } })
    await waitFor(() => expect(buttons("Cancel")).toHaveLength(6))
    await choose(files.slice(6))
    const words = "Please add at most 10 photos. 1 was left out."
    expect(await screen.findByText(words, { selector: "[role=alert]" })).toBeTruthy()
    expect(buttons("Cancel")).toHaveLength(10)
    letGo()
    expect(await said("2 of 10 photos uploaded")).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
    await user.click(buttons("Remove")[0] ?? document.body)
    await choose(files.slice(0, 1))
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  })

  it("are no pictures of words that are pasted or dropped, which go where they always do", async () => {
    await open()
    const { held } = holdUploads()
    const group = screen.getByRole("group", { name: "Photos" })
    const files = await pictures(1)
    const copied = (markup: string, text: string) => ({
      files,
      getData: (type: string) => (type === "text/html" ? markup : text)
    })
    // Cells of a spreadsheet, a dragged sentence and, for comparison, a picture of a page and a file.
    const cells = "<html><head><style>td{}</style></head><body><table><td>Faucet</td></table></body></html>"
    expect(fireEvent.paste(group, { clipboardData: copied(cells, "Faucet") })).toBe(true)
    const dragged = { dataTransfer: { files: [], types: ["text/plain"] } }
    expect([fireEvent.dragOver(group, dragged), fireEvent.drop(group, dragged)]).toEqual([true, true])
    expect(fireEvent.dragOver(group, { dataTransfer: { files: [], types: ["Files"] } })).toBe(false)
    expect(held).toHaveLength(0)
    const picture = copied('<meta charset="utf-8"><img src="/tub.png">', "http://example.com/tub.png")
    expect(fireEvent.paste(group, { clipboardData: picture })).toBe(false)
    expect(fireEvent.paste(group, { clipboardData: copied("", "0.png") })).toBe(false)
    await waitFor(() => expect(held).toHaveLength(2))
  })
})
