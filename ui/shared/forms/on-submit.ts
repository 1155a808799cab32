import type { FormEvent } from "react"

import { toast } from "../feedback/toast/toast.ts"

/** Says that what was wanted needs the server. */
export const sayUnreachable = () =>
  toast({
    title: "This could not be sent",
    description: "We could not reach the server. Check your connection and try again.",
    variant: "destructive"
  })

/** Sends a form in place of the browser, and says so when not even its check could be fetched. */
export const onSubmit = (submit: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault()
  submit().catch(sayUnreachable)
}

/** Fetches a form's check ahead of its first use, say when the form is entered; a failure shows once it is sent. */
export const fetchAhead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
