import { wordsFor } from "../api/call-error.ts"
import { toast, type ToastMessage } from "./toast/toast.ts"

/** Says the server's sentence, or `otherwise` where it gave none. */
export const refusal =
  (title: string, otherwise?: string) =>
  (error: unknown): ToastMessage => ({
    title,
    description: wordsFor(error, otherwise),
    variant: "destructive"
  })

export const sayRefusal = (title: string) => (error: unknown) => toast(refusal(title)(error))

export const notLoadedWords =
  "A part of this page could not be loaded. Check your connection, or reload the page."

const notLoaded = (title: string): ToastMessage => ({
  title,
  description: notLoadedWords,
  variant: "destructive"
})

/** What people read where a form's code cannot be loaded: offline, or after an update of the server. */
export const formNotLoaded = () => notLoaded("This could not be sent")

/** Says that the code of what was asked for cannot be loaded. */
export const sayNotLoaded = () => toast(notLoaded("This could not be opened"))
