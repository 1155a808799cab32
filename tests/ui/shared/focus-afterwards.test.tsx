import Box from "@mui/material/Box"
import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it } from "vitest"

import { useNearEntry } from "#ui/features/dashboard/dialogs/use-near-entry.ts"
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

const Entries = ({ isOpen, names }: { readonly isOpen: boolean; readonly names: ReadonlyArray<string> }) => {
  const { nearest, note } = useNearEntry()
  return (
    <Box ref={useFocusAfterwards(isOpen, nearest)} tabIndex={-1} data-testid="place" onClickCapture={note}>
      {names.map((name) => (
        <article key={name} tabIndex={-1} aria-label={name}>
          {name === "two" && !isOpen ? null : <button type="button">{`Quote ${name}`}</button>}
        </article>
      ))}
    </Box>
  )
}

it("a button that leaves its entry leaves the focus to the entry, and that to the next, the one before, or the place", async () => {
  const { rerender } = render(<Entries isOpen names={["one", "two", "three"]} />)
  await userEvent.click(screen.getByRole("button", { name: "Quote two" }))
  rerender(<Entries isOpen={false} names={["one", "two", "three"]} />)
  expect(document.activeElement).toBe(screen.getByRole("article", { name: "two" }))
  for (const [names, next] of [
    [["one", "three"], "three"],
    [["one"], "one"]
  ] as const) {
    rerender(<Entries isOpen={false} names={names} />)
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("article", { name: next }))
  }
  rerender(<Entries isOpen={false} names={[]} />)
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId("place"))
})

it("an entry that leaves after somebody has gone on takes no focus from them", async () => {
  const { rerender } = render(<Entries isOpen names={["one", "two"]} />)
  await userEvent.click(screen.getByRole("button", { name: "Quote two" }))
  rerender(<Entries isOpen={false} names={["one", "two"]} />)
  const elsewhere = screen.getByRole("button", { name: "Quote one" })
  elsewhere.focus()
  rerender(<Entries isOpen={false} names={["one"]} />)
  // Observers are told before a macrotask.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(elsewhere)
})
