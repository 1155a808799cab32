import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect } from "vitest"

const user = userEvent.setup({ delay: null })

/** The entry of a list with this title. */
export const card = (title: string) =>
  screen.findByRole("article", { name: (_, entry) => entry.querySelector("h3")?.textContent === title })

/** The list entry that contains `part`. */
export const listed = (part: HTMLElement): HTMLElement => {
  const entry = part.closest("li")
  if (entry === null) throw new Error("it stands in no list")
  return entry
}

/** Unfolds the done entries, which are folded where there are open ones. */
export const unfoldDone = async (count = 1) => {
  const button = await screen.findByRole("button", { name: `Done (${count})` })
  if (button.getAttribute("aria-expanded") === "false") await user.click(button)
}

/** Presses a button of the open question, once it is enabled. */
export const confirm = async (answer: string) => {
  const dialog = await screen.findByRole("dialog")
  const button = within(dialog).getByRole<HTMLButtonElement>("button", { name: answer })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}
