import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aProviderOf } from "#tests/support/ui/visit.tsx"
import { currentToast } from "#ui/shared/feedback/toast/toast.ts"

import {
  box,
  complete,
  field,
  fillIn,
  isHeldBack,
  kept,
  leaveNothing,
  nothingYet,
  openProfile,
  press,
  preview,
  profilePath,
  type,
  user
} from "./parts.tsx"

const app = atApp()
let marco: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  marco = await aProviderOf(app, nothingYet)
})
afterEach(leaveNothing)

const open = (as: { readonly email: string } = marco) => openProfile(app, as)
const note = () => screen.queryByText(/We kept what you typed last time/)

describe("what is typed and not saved", () => {
  it("is there again on the next visit, with a note, until it is saved", async () => {
    await open()
    expect(note()).toBeNull()
    await fillIn()
    cleanup()
    await open()
    expect(note()).not.toBeNull()
    expect(field("Business name").value).toBe(complete["Business name"])
    expect(box("Plumbing").checked).toBe(true)
    expect(screen.getByText("Unsaved changes, kept in this browser")).toBeTruthy()

    await press("Save for later")
    await screen.findByText("Profile saved")
    expect(note()).toBeNull()
    expect(kept()).toBeNull()
  })

  it("can be discarded", async () => {
    await open()
    await fillIn()
    cleanup()
    await open()
    await press("Discard it")
    expect(note()).toBeNull()
    expect(field("Business name").value).toBe("Marco Reyes")
    expect(box("Plumbing").checked).toBe(false)
    expect(kept()).toBeNull()
  })

  it("is shown to nobody else, and forgotten once it is typed back", async () => {
    await open()
    await type({ "Business name": "Reyes & Daughters" })
    cleanup()
    const other = await aProviderOf(app, { businessName: "Kim & Sons" })
    await open(other)
    expect(note()).toBeNull()
    expect(field("Business name").value).toBe("Kim & Sons")
    cleanup()

    await open()
    await type({ "Business name": "Marco Reyes" })
    expect(kept()).toBeNull()
  })

  it("of another make, or no draft at all, is passed over", async () => {
    const values = { businessName: "Old", specialties: "Plumbing" }
    for (const draft of ["{", JSON.stringify({ ownerId: marco.userId, values })]) {
      localStorage.setItem("provider-profile-draft", draft)
      await open()
      expect(note()).toBeNull()
      expect(field("Business name").value).toBe("Marco Reyes")
      cleanup()
    }
  })
})

describe("leaving a business profile", () => {
  it("asks nothing while everything is saved", async () => {
    const { history } = await open()
    await user.click(field("Business name"))
    await preview()
    expect(isHeldBack()).toBe(false)
    await user.click(screen.getByRole("link", { name: "Skip" }))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(history).toEqual([profilePath])
  })

  it("asks before unsaved changes are left, and lets people stay or go", async () => {
    const { history } = await open()
    await type({ "Business name": "Reyes & Daughters" })
    await preview()
    expect(isHeldBack()).toBe(true)

    await user.click(screen.getByRole("link", { name: "Dashboard" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }))
    await user.click(dialog.getByRole("button", { name: "Keep editing" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(history).toEqual([profilePath])
    expect(field("Business name").value).toBe("Reyes & Daughters")

    await user.click(screen.getByRole("link", { name: "Dashboard" }))
    await user.click(await screen.findByRole("button", { name: "Leave" }))
    expect(history.at(-1)).toBe("/dashboard")
    cleanup()
    expect(currentToast()).toBeUndefined()
  })

  it("cannot hold Back, and tells that the draft is kept", async () => {
    const { unmount } = await open()
    await type({ "Business name": "Reyes & Daughters" })
    await preview()
    unmount()
    expect(currentToast()?.title).toBe("Your changes are not saved yet")
    expect(kept()).toContain("Reyes & Daughters")
  })

  it("is free again once the changes are saved", async () => {
    await open()
    await type({ "Business name": "Reyes & Daughters" })
    await preview()
    await press("Save for later")
    await screen.findByText("Profile saved")
    expect(isHeldBack()).toBe(false)
  })
})
