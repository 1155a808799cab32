import { act, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"

import { useOnce } from "#ui/shared/forms/use-once.ts"

const anAnswer = () => {
  const answering = new EventTarget()
  const until = new Promise<void>((resolve) => answering.addEventListener("answer", () => resolve()))
  return { until, answer: () => answering.dispatchEvent(new Event("answer")) }
}

const Press = ({ until }: { readonly until: Promise<void> }) => {
  const { isBusy, start } = useOnce(() => until)
  return (
    <button type="button" disabled={isBusy} onClick={() => void start()}>
      Save
    </button>
  )
}

it("a pressed button has the focus again when it is no longer busy", async () => {
  const { answer, until } = anAnswer()
  render(<Press until={until} />)
  const button = screen.getByRole("button")
  button.focus()
  act(() => button.click())
  // As Chromium does to a button that is disabled.
  const other = document.body.appendChild(document.createElement("button"))
  other.focus()
  other.remove()
  expect(document.activeElement).toBe(document.body)
  await act(async () => void answer())
  expect(document.activeElement).toBe(button)
})
