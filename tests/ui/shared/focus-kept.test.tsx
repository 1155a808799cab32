import { act, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"

import { useOnce } from "#ui/shared/forms/use-once.ts"

it("a pressed button has the focus again when it is no longer busy", async () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const Press = () => {
    const { isBusy, start } = useOnce(() => promise)
    return (
      <button type="button" disabled={isBusy} onClick={() => void start()}>
        Save
      </button>
    )
  }
  render(<Press />)
  const button = screen.getByRole("button")
  button.focus()
  act(() => button.click())
  // As Chromium does to a button that is disabled.
  const other = document.body.appendChild(document.createElement("button"))
  other.focus()
  other.remove()
  expect(document.activeElement).toBe(document.body)
  await act(async () => resolve())
  expect(document.activeElement).toBe(button)
})
