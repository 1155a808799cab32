import { userEvent } from "@testing-library/user-event"

const user = userEvent.setup({ delay: null })

/** Puts a text into a field as one paste, behind what stands there: letter by letter, a dialog takes seconds. */
export const enter = async (field: HTMLElement, text: string) => {
  await user.click(field)
  await user.paste(text)
}
