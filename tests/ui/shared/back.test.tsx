import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { aUser } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { phone } from "#tests/support/ui/viewport.ts"
import { Shell } from "#ui/app/shell/Shell.tsx"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"

const waiting = new Set<EventTarget>()

/** A fake `CloseWatcher`, which the tests' DOM lacks: Back closes the newest watcher, once. */
class PhonesWatcher extends EventTarget {
  constructor() {
    super()
    waiting.add(this)
  }
  destroy() {
    waiting.delete(this)
  }
}

/** Presses Back; returns whether a watcher handled it: otherwise the browser leaves the page. */
const pressBack = () => {
  const watcher = [...waiting].at(-1)
  if (watcher === undefined) return false
  waiting.delete(watcher)
  act(() => void watcher.dispatchEvent(new Event("close")))
  return true
}

const isHeard = () => waitFor(() => expect(waiting.size).toBe(1))

const user = userEvent.setup({ delay: null })

const Desk = () => {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={isOpen} onClose={() => setAsking(true)} aria-labelledby="form">
        <h2 id="form">Form</h2>
        <ConfirmDialog
          open={isAsking}
          title="Leave?"
          confirmLabel="Leave"
          onConfirm={() => {
            setAsking(false)
            setOpen(false)
          }}
          onClose={() => setAsking(false)}
        >
          It is lost.
        </ConfirmDialog>
      </Dialog>
    </>
  )
}

const form = () => screen.queryByRole("dialog", { name: "Form", hidden: true })
const question = () => screen.queryByRole("dialog", { name: "Leave?" })

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })

describe("the Back of a phone", () => {
  beforeEach(() => {
    vi.stubGlobal("CloseWatcher", PhonesWatcher)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it("is left to the browser where nothing is open", () => {
    mount(<Desk />)
    expect(pressBack()).toBe(false)
  })

  it("closes what was opened last, and then what lies below", async () => {
    mount(<Desk />)
    await user.click(screen.getByRole("button", { name: "Open" }))
    expect(pressBack()).toBe(true)
    expect(question()).not.toBeNull()
    await isHeard()
    expect(pressBack()).toBe(true)
    await waitFor(() => expect(question()).toBeNull())
    expect(form()).not.toBeNull()
    await isHeard()
    expect(pressBack()).toBe(true)
    await user.click(await screen.findByRole("button", { name: "Leave" }))
    await waitFor(() => expect(form()).toBeNull())
    expect(pressBack()).toBe(false)
  })

  it.each([
    ["the header's menu", "Open menu"],
    ["the name's menu", /Olivia/]
  ])("closes %s, and gives the focus back", async (_, button) => {
    phone()
    mount(<Shell>page</Shell>, { user: aUser({ firstName: "Olivia" }) })
    await user.click(screen.getByRole("button", { name: button }))
    await isHeard()
    expect(pressBack()).toBe(true)
    const closed = await screen.findByRole("button", { name: button, expanded: false })
    await waitFor(() => expect(document.activeElement).toBe(closed))
    expect(pressBack()).toBe(false)
  })

  it("leaves Escape to what has the focus", async () => {
    mount(<Desk />)
    expect(escape()).toBe(true)
    await user.click(screen.getByRole("button", { name: "Open" }))
    // The default is prevented: a close watcher would handle this Escape as a Back.
    expect(escape()).toBe(false)
    expect(question()).not.toBeNull()
    expect(escape()).toBe(false)
    await waitFor(() => expect(question()).toBeNull())
    expect(form()).not.toBeNull()
  })
})
