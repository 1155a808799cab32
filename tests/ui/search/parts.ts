import { screen, within } from "@testing-library/react"

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Selects have options too: these are the open list's. */
export const shownOptions = () => {
  const list = screen.queryByRole("listbox")
  return list === null
    ? []
    : within(list)
        .getAllByRole("option")
        .map(({ textContent }) => textContent)
}

/** The option that the arrow keys have come to. */
export const activeOption = (label: string) => {
  const id = field(label).getAttribute("aria-activedescendant")
  return id === null ? null : (document.getElementById(id)?.textContent ?? "missing")
}
