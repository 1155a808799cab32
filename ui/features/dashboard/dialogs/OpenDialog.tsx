import type { Role } from "#domain/account/role.ts"
import { BidDialog } from "#ui/features/offers/BidDialog.tsx"
import { QuoteStepDialog } from "#ui/features/offers/QuoteStepDialog.tsx"
import { ReviewDialog } from "#ui/features/reviews/ReviewDialog.tsx"

import { ProjectStepDialog } from "../projects/ProjectStepDialog.tsx"
import type { DashboardDialog } from "./dashboard-dialog.ts"

interface Props {
  readonly dialog: DashboardDialog
  readonly role: Role
  readonly onClose: () => void
}

export const OpenDialog = ({ dialog, onClose, role }: Props) => {
  if (dialog.kind === "review") return <ReviewDialog quote={dialog.quote} onClose={onClose} />
  if (dialog.kind === "bid") return <BidDialog project={dialog.project} onClose={onClose} />
  if (dialog.kind === "project-step") {
    return <ProjectStepDialog project={dialog.project} step={dialog.step} onClose={onClose} />
  }
  const { others, quote, step } = dialog
  return <QuoteStepDialog quote={quote} step={step} role={role} others={others} onClose={onClose} />
}
