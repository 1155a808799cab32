import { screen, within } from "@testing-library/react"

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** The options of the open listbox, without those of selects. */
export const shownOptions = () => {
  const list = screen.queryByRole("listbox")
  return list === null
    ? []
    : within(list)
        .getAllByRole("option")
        .map(({ textContent }) => textContent)
}

/** The option that the arrow keys have reached (`aria-activedescendant`). */
export const activeOption = (label: string) => {
  const id = field(label).getAttribute("aria-activedescendant")
  return id === null ? null : (document.getElementById(id)?.textContent ?? "missing")
}
