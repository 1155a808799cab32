import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { type ComponentType, Suspense } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { mount } from "#tests/support/ui/mount.tsx"
import { ScreenBoundary } from "#ui/app/shell/ScreenBoundary.tsx"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const Screen = () => <h1 tabIndex={-1}>Notifications</h1>

/** A screen whose code can be loaded only while the server answers. */
const aScreen = () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError("Failed to fetch"))
  const { Part, preload } = lazyPart(load)
  const shown = (
    <ScreenBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ScreenBoundary>
  )
  return { load, preload, shown, answer: () => load.mockResolvedValue(Screen) }
}

const hasFailed = () => screen.findByRole("heading", { name: "Something went wrong" })
const hasCome = () => screen.findByRole("heading", { name: "Notifications" })
const button = (name: string) => screen.queryByRole("button", { name })

describe("a screen whose code could not be loaded", () => {
  it("is loaded anew at a press, and has the focus then", async () => {
    const { answer, shown } = aScreen()
    mount(shown)
    await hasFailed()
    expect(button("Reload the page")).toBeNull()
    answer()
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))
    const title = await hasCome()
    expect(document.activeElement).toBe(title)
  })

  it("says so where the press was in vain, and offers to reload the page", async () => {
    const { shown } = aScreen()
    mount(shown)
    await hasFailed()
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))
    expect(await screen.findByText("This could not be opened")).toBeTruthy()
    expect(button("Reload the page")).toBeTruthy()
    expect(button("Try again")).toBe(document.activeElement)
  })

  it("comes by itself once the browser is online again", async () => {
    const { answer, load, shown } = aScreen()
    mount(shown)
    await hasFailed()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    answer()
    act(() => void dispatchEvent(new Event("online")))
    await hasCome()
  })

  it("comes by itself a moment after the server is back", async () => {
    const { answer, load, shown } = aScreen()
    mount(shown)
    await hasFailed()
    await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(2))
    answer()
    await screen.findByRole("heading", { name: "Notifications" }, { timeout: 5_000 })
  })

  it("is not asked for any more once one has left it, and is there when one comes back", async () => {
    const { answer, load, shown } = aScreen()
    const first = mount(shown)
    await hasFailed()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    first.unmount()
    dispatchEvent(new Event("online"))
    expect(load).toHaveBeenCalledTimes(2)
    answer()
    render(shown)
    await hasCome()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it("comes with the link that is pressed where it had failed before anybody saw it", async () => {
    const { answer, load, preload, shown } = aScreen()
    const first = mount(shown)
    first.unmount()
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    await Promise.resolve()
    answer()
    await preload()
    render(shown)
    expect(screen.getByRole("heading", { name: "Notifications" })).toBeTruthy()
  })
})

const Broken = (): never => {
  throw new Error("a fault")
}

it("a screen that breaks by a fault of ours offers to reload the page alone", async () => {
  mount(
    <ScreenBoundary>
      <Broken />
    </ScreenBoundary>
  )
  await hasFailed()
  expect(button("Reload the page")).toBeTruthy()
  expect(button("Try again")).toBeNull()
})
