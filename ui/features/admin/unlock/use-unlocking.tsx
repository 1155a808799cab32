import { lazy, type ReactNode, Suspense, useState } from "react"

import { callErrorIn } from "#ui/shared/api/call-error.ts"

// With the code of forms: a list whose steps ask for the password does not need it before.
const UnlockDialog = lazy(async () => ({ default: (await import("./UnlockDialog.tsx")).UnlockDialog }))

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
  const [isLocked, setIsLocked] = useState(false)
  const close = () => setIsLocked(false)
  return {
    onRefused: (error) => {
      if (!asksForPassword(error)) return undefined
      setIsLocked(true)
      return true
    },
    otherError: (error) => (asksForPassword(error) ? null : error),
    question: (sendAgain) => {
      const goOn = () => {
        close()
        sendAgain()
      }
      return (
        isLocked && (
          <Suspense>
            <UnlockDialog onUnlocked={goOn} onClose={close} />
          </Suspense>
        )
      )
    }
  }
}
