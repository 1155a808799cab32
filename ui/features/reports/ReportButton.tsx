import Button from "@mui/material/Button"
import { useState } from "react"
import { useLocation } from "wouter"

import type { Reportable } from "#domain/case/case-options.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

const ReportDialog = lazyDialog(async () => (await import("./ReportDialog.tsx")).ReportDialog)

interface Props {
  readonly about: Reportable
  readonly aboutId: string
  readonly name: string
  readonly children: string
}

/** Opens the form of a report; visitors are led to sign in first. */
export const ReportButton = ({ children, ...thing }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { isAuthenticated, isLoading } = useSession()
  const [, navigate] = useLocation()
  const here = useHere()
  const press = () => (isAuthenticated || isLoading ? setIsOpen(true) : navigate(loginPath(here)))
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`${children}: ${thing.name}`}
        onClick={press}
        sx={{ ml: -1.5, color: "text.secondary", fontWeight: 450 }}
      >
        {children}
      </Button>
      {isOpen && <ReportDialog {...thing} onClose={() => setIsOpen(false)} />}
    </>
  )
}
