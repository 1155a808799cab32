// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

import { mount } from "#tests/support/ui/mount.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

beforeEach(async () => {
  // The toasts' chunk is loaded up front, as modules do not load while timers are fake.
  await import("#ui/shared/feedback/toast/Toaster.tsx")
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(async () => {
  await pass(6_000)
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const say = (message: Parameters<typeof toast>[0]) => act(() => toast(message))
const list = () => within(screen.getByRole("list"))
const shownTitles = () =>
  list()
    .queryAllByRole("listitem")
    .map((item) => item.textContent)

it("shows title and description", async () => {
  mount(null)
  say({ title: "Quote Request Sent!", description: "They will contact you soon." })
  await screen.findByRole("listitem")
  expect(shownTitles()).toEqual(["Quote Request Sent!They will contact you soon."])
})

it("shows one at a time: the newer takes the place of the last", async () => {
  mount(null)
  say({ title: "First" })
  await screen.findByRole("listitem")
  say({ title: "Second" })
  expect(shownTitles()).toEqual(["Second"])
})

it("goes after five seconds, not sooner", async () => {
  mount(null)
  say({ title: "Welcome back!" })
  await screen.findByRole("listitem")
  await pass(4_800)
  expect(shownTitles()).toEqual(["Welcome back!"])
  await pass(400)
  expect(shownTitles()).toEqual([])
})

it("gives a message that takes the place of another its own five seconds", async () => {
  mount(null)
  say({ title: "First" })
  await screen.findByRole("listitem")
  await pass(4_000)
  say({ title: "Second" })
  await pass(4_000)
  expect(shownTitles()).toEqual(["Second"])
})

it("waits while somebody points at it", async () => {
  mount(null)
  say({ title: "Read me" })
  const item = await screen.findByRole("listitem")
  fireEvent.pointerMove(item)
  await pass(20_000)
  expect(shownTitles()).toEqual(["Read me"])
  fireEvent.pointerLeave(screen.getByRole("region"))
  await pass(5_200)
  expect(shownTitles()).toEqual([])
})

it("closes at the press of a button", async () => {
  mount(null)
  say({ title: "Read me" })
  await screen.findByRole("listitem")
  fireEvent.click(list().getByRole("button", { name: "Close" }))
  expect(shownTitles()).toEqual([])
})

it.each([
  [
    "its button, by pointer",
    (item: HTMLElement) => {
      const close = within(item).getByRole("button", { name: "Close" })
      fireEvent.pointerMove(close)
      act(() => close.focus())
      fireEvent.click(close)
    }
  ],
  [
    "F8 and Escape",
    () => {
      fireEvent.keyDown(document, { key: "F8", code: "F8" })
      fireEvent.keyDown(list().getByRole("listitem"), { key: "Escape" })
    }
  ]
])("holds no later one up when it was closed with %s", async (_, close) => {
  mount(null)
  say({ title: "First" })
  close(await screen.findByRole("listitem"))
  await pass(100)
  expect(shownTitles()).toEqual([])
  say({ title: "Second" })
  await screen.findByRole("listitem")
  await pass(5_200)
  expect(shownTitles()).toEqual([])
})

it("tells failures from news", async () => {
  mount(null)
  say({ title: "Failed to send message", variant: "destructive" })
  expect((await screen.findByRole("listitem")).dataset.variant).toBe("destructive")
  say({ title: "Welcome back!" })
  expect((await screen.findByRole("listitem")).dataset.variant).toBe("default")
})

it("is reached with F8", async () => {
  mount(null)
  say({ title: "Read me" })
  await screen.findByRole("listitem")
  fireEvent.keyDown(document, { key: "F8", code: "F8" })
  expect(document.activeElement).toBe(screen.getByRole("list"))
})

it("gives the focus back when it is closed by Escape after F8", async () => {
  mount(<button type="button">Accept offer</button>)
  const button = screen.getByRole("button", { name: "Accept offer" })
  button.focus()
  say({ title: "Read me" })
  await screen.findByRole("listitem")
  fireEvent.keyDown(document, { key: "F8", code: "F8" })
  expect(document.activeElement).toBe(screen.getByRole("list"))
  fireEvent.keyDown(list().getByRole("listitem"), { key: "Escape" })
  await pass(100)
  expect(document.activeElement).toBe(button)
})

it("is announced", async () => {
  mount(null)
  say({ title: "Logged out successfully" })
  await screen.findByRole("listitem")
  await pass(200)
  expect(screen.getByRole("status", { hidden: true }).textContent).toContain("Logged out successfully")
})

// The last test: modules that are imported after it are loaded anew.
it("waits for its code, and takes nothing along while that cannot be fetched", async () => {
  const toaster = "../../../ui/shared/feedback/toast/Toaster.tsx"
  vi.doMock(toaster, () => {
    throw new Error("offline")
  })
  vi.resetModules()
  const here = await import("#tests/support/ui/mount.tsx")
  const { toast: sayHere } = await import("#ui/shared/feedback/toast/toast.ts")
  here.mount(<p>page</p>)
  act(() => sayHere({ title: "Read me" }))
  await pass(2_000)
  expect(screen.getByText("page")).toBeTruthy()
  expect(screen.queryByRole("listitem")).toBeNull()
  vi.doUnmock(toaster)
  act(() => void dispatchEvent(new Event("online")))
  expect((await screen.findByRole("listitem")).textContent).toBe("Read me")
})
