import { type ReactNode, useState } from "react"

import { callErrorIn } from "#ui/shared/api/call-error.ts"

import { UnlockDialog } from "./UnlockDialog.tsx"

const asksForPassword = (error: unknown) => callErrorIn(error)?.code === "ConfirmPassword"

interface Unlocking {
  /** What a form does that was refused: asks for the password where that is what is missing. */
  readonly onRefused: (error: unknown) => (() => void) | undefined
  /** The question, over the form, which keeps what was typed. */
  readonly question: ReactNode
}

/** Asks for the own password in the middle of a step, where it was typed long ago. */
export const useUnlocking = (): Unlocking => {
  const [isLocked, setIsLocked] = useState(false)
  const close = () => setIsLocked(false)
  return {
    onRefused: (error) => (asksForPassword(error) ? () => setIsLocked(true) : undefined),
    question: isLocked && <UnlockDialog onUnlocked={close} onClose={close} />
  }
}
