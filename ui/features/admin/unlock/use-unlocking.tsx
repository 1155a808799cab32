import { type ReactNode, useState } from "react"

import { callErrorIn } from "#ui/shared/api/call-error.ts"
import { sayNotLoaded } from "#ui/shared/feedback/refusal.ts"

import type { UnlockDialog } from "./UnlockDialog.tsx"

// Loads the code of forms with it: a list whose steps ask for the password does not need that before.
const load = async () => (await import("./UnlockDialog.tsx")).UnlockDialog

const asksForPassword = (error: unknown) => callErrorIn(error)?.code === "ConfirmPassword"

interface Unlocking {
  /** A form's `onRefused`: asks for the password if that is what is missing. */
  readonly onRefused: (error: unknown) => true | undefined
  /** The error that the form shows: its own, unless it is the request for the password. */
  readonly otherError: (error: Error | null) => Error | null
  /**
   * The question for the password, above the form, which keeps what was typed; with the password the form is sent
   * again.
   */
  readonly question: (sendAgain: () => unknown) => ReactNode
}

/** Asks for the operator's password in the middle of a step, if it was typed long ago. */
export const useUnlocking = (): Unlocking => {
  const [open, setOpen] = useState<{ readonly Dialog: typeof UnlockDialog }>()
  const close = () => setOpen(undefined)
  const ask = () => load().then((Dialog) => setOpen({ Dialog }), sayNotLoaded)
  return {
    onRefused: (error) => {
      if (!asksForPassword(error)) return undefined
      void ask()
      return true
    },
    otherError: (error) => (asksForPassword(error) ? null : error),
    question: (sendAgain) => {
      const goOn = () => {
        close()
        sendAgain()
      }
      return open && <open.Dialog onUnlocked={goOn} onClose={close} />
    }
  }
}
