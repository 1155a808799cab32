import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"

import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"

interface Props {
  readonly isOpen: boolean
  readonly isListed: boolean
}

const Place = ({ isListed, isOpen }: Props) => (
  <div ref={useFocusAfterwards(isOpen)} tabIndex={-1} data-testid="place">
    {isListed && <button type="button">Quote</button>}
  </div>
)

const inDialog = (isTaken: boolean) => (
  <div tabIndex={-1} data-testid="dialog">
    <Place isOpen={!isTaken} isListed={!isTaken} />
  </div>
)

it("a step within a dialog, which a browser gives the focus to while its button is busy, leaves it to the place", () => {
  const { rerender } = render(inDialog(false))
  screen.getByTestId("dialog").focus()
  rerender(inDialog(true))
  expect(document.activeElement).toBe(screen.getByTestId("place"))
})

it("a button that leaves some time after its dialog leaves the focus to the place", async () => {
  const { rerender } = render(<Place isOpen isListed />)
  const button = screen.getByRole("button")
  button.focus()
  rerender(<Place isOpen={false} isListed />)
  expect(document.activeElement).toBe(button)
  rerender(<Place isOpen={false} isListed={false} />)
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId("place"))
})
