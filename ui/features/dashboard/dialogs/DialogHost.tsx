import Box from "@mui/material/Box"
import { type ReactNode, useState } from "react"

import type { User } from "#domain/account/account.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import { placeIds } from "#ui/shared/routing/go-to.ts"

import { type DashboardDialog, DashboardDialogContext } from "./dashboard-dialog.ts"
import { useNearEntry } from "./use-near-entry.ts"

const load = async () => (await import("./OpenDialog.tsx")).OpenDialog
const OpenDialog = lazyDialog(load)
// A failure shows when a dialog is opened.
const preload = fetchAhead(load)

interface Props {
  readonly user: User
  /** The name of the place, for screen readers when the focus returns to it. */
  readonly label: string
  /** Called once an offer is accepted and its dialog closed. */
  readonly onAccepted?: (quote: Quote) => void
  readonly children: ReactNode
}

/** Renders the dashboard's dialogs. Their code loads when the pointer or the focus enters the lists. */
export const DialogHost = ({ children, label, onAccepted, user }: Props) => {
  const [dialog, setDialog] = useState<DashboardDialog | null>(null)
  const { nearest, note } = useNearEntry()
  const place = useFocusAfterwards(dialog !== null, nearest)
  return (
    <DashboardDialogContext value={setDialog}>
      <Box
        ref={place}
        id={placeIds.work}
        role="group"
        aria-label={label}
        tabIndex={-1}
        onClickCapture={note}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </Box>
      {dialog && (
        <OpenDialog
          dialog={dialog}
          role={user.role}
          onAccepted={onAccepted}
          onClose={() => setDialog(null)}
        />
      )}
    </DashboardDialogContext>
  )
}
