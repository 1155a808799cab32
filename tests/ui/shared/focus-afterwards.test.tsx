import { act, render, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"

import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"

it("a button that leaves some time after its dialog leaves the focus to the place", async () => {
  let close: () => void = () => undefined
  let leave: () => void = () => undefined
  const Place = () => {
    const [isOpen, setOpen] = useState(true)
    const [isListed, setListed] = useState(true)
    const place = useFocusAfterwards(isOpen)
    close = () => setOpen(false)
    leave = () => setListed(false)
    return (
      <div ref={place} tabIndex={-1} data-testid="place">
        {isListed && <button type="button">Quote</button>}
      </div>
    )
  }
  render(<Place />)
  screen.getByRole("button").focus()
  act(() => close())
  expect(document.activeElement).toBe(screen.getByRole("button"))
  await act(async () => leave())
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId("place"))
})
