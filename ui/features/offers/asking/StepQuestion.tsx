import Box from "@mui/material/Box"
import type { ReactNode } from "react"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import type { QuoteStep } from "./use-quote-step.ts"

interface Props {
  readonly asked: QuoteStep
  readonly children?: ReactNode
  readonly fields?: ReactNode
  readonly below?: ReactNode
  /** The button's label, where the button does something else than the step. */
  readonly confirm?: string | undefined
  /** Why the step should not be taken now. */
  readonly fault?: string | undefined
  readonly isWaiting?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The question before a step, and why the last attempt failed. */
export const StepQuestion = ({ asked, children, confirm, fault, isWaiting = false, ...answers }: Props) => {
  const { error, isJustShown, isPending, words } = asked
  const faults = [error && wordsFor(error), fault]
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={confirm ?? words.confirm}
      destructive={words.destructive ?? false}
      pending={isPending || isJustShown || isWaiting}
      {...answers}
    >
      {faults.map(
        (said) =>
          said && (
            <Box key={said} sx={{ mb: 2 }}>
              <ErrorAlert>{said}</ErrorAlert>
            </Box>
          )
      )}
      {words.text}
      {children}
    </ConfirmDialog>
  )
}
