import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeAll, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { businessesRead } from "#tests/support/app/businesses-read.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

import { activeOption, field, shownOptions } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let id: string
beforeAll(async () => {
  id = (await app.run(seedProvider({ businessName: "Clover Drains" }))).id
  await businessesRead(app, "clover")
})

const open = () => visit(app, <ProvidersScreen />, { path: "/providers" })

const type = async (text: string) => {
  await user.type(field("Service"), text)
  await screen.findByRole("listbox")
}

/** Whether the field's default action for this key is not prevented. */
const isLeft = (key: KeyboardEventInit) => fireEvent.keyDown(field("Service"), key)

describe("the field for what is wanted", () => {
  it("is a plain field until it is entered, and then a closed combobox", async () => {
    await open()
    expect(field("Service").hasAttribute("role")).toBe(false)
    await user.click(field("Service"))
    await waitFor(() => expect(field("Service").getAttribute("role")).toBe("combobox"))
    expect(field("Service").getAttribute("aria-expanded")).toBe("false")
    expect(screen.queryByRole("listbox")).toBeNull()
  })

  it("lists what the text may become, and says how much", async () => {
    await open()
    await type("drain clo")
    expect(shownOptions()).toEqual(["clogged drainPlumbing", "clogged ac drainHVAC", "Clover DrainsBusiness"])
    expect(screen.getByText("3 suggestions").getAttribute("role")).toBe("status")
    expect(field("Service").getAttribute("aria-expanded")).toBe("true")
    expect(field("Service").getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id)
  })

  it("says that it is open from the moment that the list is there", async () => {
    await open()
    await user.click(field("Service"))
    await waitFor(() => expect(field("Service").getAttribute("role")).toBe("combobox"))
    const said: Array<string | null> = []
    const watch = new MutationObserver(() => {
      if (screen.queryByRole("listbox") !== null) said.push(field("Service").getAttribute("aria-expanded"))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await type("clo")
    watch.disconnect()
    expect(new Set(said)).toEqual(new Set(["true"]))
  })

  it("is gone through by the arrow keys, with the text as it was typed between the ends", async () => {
    await open()
    await type("drain clo")
    const steps = []
    for (const key of ["{ArrowUp}", "{ArrowUp}", "{ArrowDown}", "{ArrowDown}", "{ArrowDown}"]) {
      await user.keyboard(key)
      steps.push(activeOption("Service"))
    }
    expect(steps).toEqual([
      "Clover DrainsBusiness",
      "clogged ac drainHVAC",
      "Clover DrainsBusiness",
      null,
      "clogged drainPlumbing"
    ])
    expect(field("Service").value).toBe("drain clo")
    expect(document.activeElement).toBe(field("Service"))
  })

  it("searches for the task that is chosen", async () => {
    const { history } = await open()
    await type("clo")
    await user.keyboard("{ArrowDown}{Enter}")
    await waitFor(() => expect(history.at(-1)).toBe("/providers?service=clogged+drain"))
    expect(field("Service").value).toBe("clogged drain")
    expect(screen.queryByRole("listbox")).toBeNull()
  })

  it("goes to the business that is chosen", async () => {
    const { history } = await open()
    await type("clover")
    await user.click(screen.getByRole("option", { name: /Clover Drains/ }))
    expect(history.at(-1)).toBe(`/provider/${id}`)
  })

  it("searches by Enter for what stands there, whatever is suggested", async () => {
    const { history } = await open()
    await type("clo")
    await user.keyboard("{Enter}")
    await waitFor(() => expect(history.at(-1)).toBe("/providers?service=clo"))
    expect(screen.queryByRole("listbox")).toBeNull()
  })

  it("closes by Escape and when it is left, keeps the text, and opens again by Down", async () => {
    await open()
    await type("clo")
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(field("Service").value).toBe("clo")
    // By default a browser clears a search field on Escape.
    expect(fireEvent.keyDown(field("Service"), { key: "Escape" })).toBe(false)
    await user.keyboard("{ArrowDown}")
    await screen.findByRole("listbox")
    expect(field("Service").value).toBe("clo")
    await type("v")
    await user.tab()
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull())
  })

  it("leaves the keys that move in the text to it while it is closed", async () => {
    await open()
    await type("clo")
    await user.keyboard("{Escape}")
    expect(isLeft({ key: "ArrowUp" })).toBe(true)
    for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
      expect(isLeft({ key: "ArrowDown", [held]: true })).toBe(true)
    }
    expect(isLeft({ key: "ArrowDown" })).toBe(false)
    await screen.findByRole("listbox")
  })

  it("drops the answer to an earlier text, and asks for the last one alone", async () => {
    await open()
    const calls = holdCalls("GET", /suggestions/)
    await user.type(field("Service"), "dr")
    await waitFor(() => expect(calls.held).toHaveLength(1))
    await user.type(field("Service"), "ai")
    await user.type(field("Service"), "zzz")
    await waitFor(() => expect(calls.held).toHaveLength(2))
    await act(async () => {
      calls.last().pass()
      calls.held[0]?.pass()
    })
    calls.restore()
    expect(shownOptions()).toEqual([])
  })

  it("says nothing of a call that fails", async () => {
    await open()
    const calls = holdCalls("GET", /suggestions/)
    await user.type(field("Service"), "dr")
    await waitFor(() => expect(calls.held).toHaveLength(1))
    await act(async () => calls.last().lose())
    calls.restore()
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(screen.queryByText(/could not/i)).toBeNull()
  })
})
