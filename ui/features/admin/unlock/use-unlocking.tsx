import { type ReactNode, useState } from "react"

import { callErrorIn } from "#ui/shared/api/call-error.ts"
import { sayUnreachable } from "#ui/shared/feedback/refusal.ts"

import type { UnlockDialog } from "./UnlockDialog.tsx"

// With the code of forms: a list whose steps ask for the password does not need it before.
const load = async () => (await import("./UnlockDialog.tsx")).UnlockDialog

const asksForPassword = (error: unknown) => callErrorIn(error)?.code === "ConfirmPassword"

interface Unlocking {
  /** What a form does that was refused: asks for the password where that is what is missing. */
  readonly onRefused: (error: unknown) => true | undefined
  /** Why the form was refused, if it is for another reason. */
  readonly otherError: (error: Error | null) => Error | null
  /** The question, over the form, which keeps what was typed; with the password it is sent again. */
  readonly question: (sendAgain: () => unknown) => ReactNode
}

/** Asks for the own password in the middle of a step, where it was typed long ago. */
export const useUnlocking = (): Unlocking => {
  const [open, setOpen] = useState<{ readonly Dialog: typeof UnlockDialog }>()
  const close = () => setOpen(undefined)
  const ask = () => load().then((Dialog) => setOpen({ Dialog }), sayUnreachable)
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
