import Button from "@mui/material/Button"
import type { ReactNode } from "react"

import { Notice } from "./Notice.tsx"

interface Props {
  readonly children: ReactNode
  readonly onRetry?: (() => unknown) | undefined
}

/** Says what failed, at once to screen readers too, and offers to try again. */
export const ErrorAlert = ({ children, onRetry }: Props) => (
  <Notice
    tone="red"
    role="alert"
    action={
      onRetry && (
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      )
    }
  >
    {children}
  </Notice>
)
