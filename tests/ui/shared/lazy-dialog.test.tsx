import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"

import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"

interface Props {
  readonly onClose: () => void
}

const Real = () => <p>Shall we?</p>

it("a dialog whose code cannot be loaded is closed, and loaded anew when it is opened again", async () => {
  const load = vi.fn<() => Promise<typeof Real>>().mockRejectedValueOnce(new TypeError("Failed to fetch"))
  load.mockResolvedValue(Real)
  const Dialog = lazyDialog<Props>(load)
  const onClose = vi.fn<() => void>()
  const first = render(<Dialog onClose={onClose} />)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  first.unmount()
  render(<Dialog onClose={onClose} />)
  expect(await screen.findByText("Shall we?")).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

it("a dialog that has been open is there at once the next time", async () => {
  const load = vi.fn<() => Promise<typeof Real>>().mockResolvedValue(Real)
  const Dialog = lazyDialog<Props>(load)
  const first = render(<Dialog onClose={() => undefined} />)
  await screen.findByText("Shall we?")
  first.unmount()
  render(<Dialog onClose={() => undefined} />)
  expect(screen.getByText("Shall we?")).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
