import Box from "@mui/material/Box"
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"

import type { User } from "#domain/account/account.ts"

import { type DashboardDialog, DashboardDialogContext } from "./dashboard-dialog.ts"

const load = async () => ({ default: (await import("./OpenDialog.tsx")).OpenDialog })
const OpenDialog = lazy(load)
// A failure shows when a dialog is opened.
const preload = () => void load().catch(() => undefined)

// The button that opened a dialog may be gone with the step that it took; the focus goes to the panel then.
const useFocusAfterwards = (open: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (closed && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [open])
  return place
}

interface Props {
  readonly user: User
  readonly children: ReactNode
}

/** The one place of the dashboard's dialogs. Their code is loaded when the pointer or the focus enters the lists. */
export const DialogHost = ({ children, user }: Props) => {
  const [dialog, setDialog] = useState<DashboardDialog | null>(null)
  const place = useFocusAfterwards(dialog !== null)
  return (
    <DashboardDialogContext value={setDialog}>
      <Box ref={place} tabIndex={-1} onPointerEnter={preload} onFocus={preload}>
        {children}
      </Box>
      {dialog && (
        <Suspense>
          <OpenDialog dialog={dialog} role={user.role} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </DashboardDialogContext>
  )
}
