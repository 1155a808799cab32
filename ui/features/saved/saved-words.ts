import { refusal } from "#ui/shared/feedback/refusal.ts"
import type { ToastMessage } from "#ui/shared/feedback/toast/toast.ts"

/** Says that it is saved, and where. */
export const savedWords = (what: string): ToastMessage => ({
  title: `${what} is saved`,
  description: "You find it under “Saved”, in the menu with your name."
})

/** Says why it is not. */
export const notSavedWords = refusal("This could not be saved")
