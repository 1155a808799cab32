import { toast, type ToastMessage } from "../feedback/toast/toast.ts"

export const unreachable = (): ToastMessage => ({
  title: "This could not be sent",
  description: "We could not reach the server. Check your connection and try again.",
  variant: "destructive"
})

/** Says that what was wanted needs the server. */
export const sayUnreachable = () => toast(unreachable())

/** Fetches code ahead of its first use, say when a form is entered; a failure shows once it is needed. */
export const fetchAhead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
