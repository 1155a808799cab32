import type { Role } from "#domain/account/role.ts"
import { BidDialog } from "#ui/features/offers/BidDialog.tsx"
import { OfferDialog } from "#ui/features/offers/OfferDialog.tsx"
import { ReviewDialog } from "#ui/features/reviews/ReviewDialog.tsx"

import { ProjectStepDialog } from "../projects/ProjectStepDialog.tsx"
import { QuoteStepDialog } from "../quotes/QuoteStepDialog.tsx"
import type { DashboardDialog } from "./dashboard-dialog.ts"

interface Props {
  readonly dialog: DashboardDialog
  readonly role: Role
  readonly onClose: () => void
}

export const OpenDialog = ({ dialog, onClose, role }: Props) => {
  if (dialog.kind === "offer") return <OfferDialog quote={dialog.quote} onClose={onClose} />
  if (dialog.kind === "review") return <ReviewDialog quote={dialog.quote} onClose={onClose} />
  if (dialog.kind === "bid") return <BidDialog project={dialog.project} onClose={onClose} />
  if (dialog.kind === "project-step") {
    return <ProjectStepDialog project={dialog.project} step={dialog.step} onClose={onClose} />
  }
  return <QuoteStepDialog quote={dialog.quote} step={dialog.step} role={role} onClose={onClose} />
}
