import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Suspense } from "react"
import { expect, it, vi } from "vitest"

import { mount } from "#tests/support/ui/mount.tsx"
import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"

const Real = ({ name }: { readonly name: string }) => <p>The details of {name}</p>

const unreachable = new TypeError("Failed to fetch dynamically imported module")

it("a section whose code cannot be loaded says so in its place, and tries again at each press", async () => {
  const load = vi.fn<() => Promise<typeof Real>>().mockResolvedValue(Real)
  load.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable)
  const Section = lazySection(load)
  const page = (
    <Suspense>
      <h1>An offer</h1>
      <Section name="the roof" />
    </Suspense>
  )
  const first = mount(page)
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("A part of this page could not be loaded.")
  const again = screen.getByRole("button", { name: "Try again" })
  await userEvent.click(again)
  await screen.findByText("This could not be opened")
  expect(again.isConnected).toBe(true)
  await userEvent.click(again)
  const details = await screen.findByText("The details of the roof")
  expect(screen.queryByRole("alert")).toBeNull()
  expect(screen.getByRole("heading", { name: "An offer" })).toBeTruthy()
  expect(document.activeElement).toBe(details.parentElement)
  first.unmount()
  mount(page)
  expect(screen.getByText("The details of the roof")).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})
