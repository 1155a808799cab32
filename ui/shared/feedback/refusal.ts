import { CallError, wordsFor } from "../api/call-error.ts"
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

export const unreachable = () => refusal("This could not be sent")(CallError.unreachable())

/** Says that the server is needed for this and cannot be reached. */
export const sayUnreachable = () => toast(unreachable())
