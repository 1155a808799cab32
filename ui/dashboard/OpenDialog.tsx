import type { Role } from "../../src/domain/account/role.ts"
import { BidDialog } from "../offers/BidDialog.tsx"
import { OfferDialog } from "../offers/OfferDialog.tsx"
import { ReviewDialog } from "../reviews/ReviewDialog.tsx"
import type { DashboardDialog } from "./dashboard-dialog.ts"
import { ProjectStepDialog } from "./ProjectStepDialog.tsx"
import { QuoteStepDialog } from "./QuoteStepDialog.tsx"

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
