import { refusal } from "#ui/shared/feedback/refusal.ts"
import type { ToastMessage } from "#ui/shared/feedback/toast/toast.ts"

/** Says that something is saved, and where to find it. */
export const savedWords = (what: string): ToastMessage => ({
  title: `${what} is saved`,
  description: "You find it under “Saved”, in the menu with your name."
})

/** Says why something could not be saved. */
export const notSavedWords = refusal("This could not be saved")
