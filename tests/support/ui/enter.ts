import { userEvent } from "@testing-library/user-event"

const user = userEvent.setup({ delay: null })

/** Appends a text to a field as one paste: typed letter by letter, a dialog takes seconds. */
export const enter = async (field: HTMLElement, text: string) => {
  await user.click(field)
  await user.paste(text)
}
