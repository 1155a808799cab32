import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { BidDialog } from "#ui/features/offers/BidDialog.tsx"
import { QuoteStepDialog } from "#ui/features/offers/QuoteStepDialog.tsx"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"

import { DeleteDraftDialog } from "../projects/DeleteDraftDialog.tsx"
import { ProjectStepDialog } from "../projects/ProjectStepDialog.tsx"
import type { DashboardDialog } from "./dashboard-dialog.ts"

// Opened only from the project's page.
const ChangeProject = lazyDialog(
  async () => (await import("#ui/features/projects/ChangeProject.tsx")).ChangeProject
)
const InviteDialog = lazyDialog(async () => (await import("../project/InviteDialog.tsx")).InviteDialog)

// Opened by few people, and needs all the code for choosing photos.
const ReviewDialog = lazyDialog(
  async () => (await import("#ui/features/reviews/ReviewDialog.tsx")).ReviewDialog
)

const ProblemDialog = lazyDialog(
  async () => (await import("#ui/features/reports/ProblemDialog.tsx")).ProblemDialog
)

interface Props {
  readonly dialog: DashboardDialog
  readonly role: Role
  readonly onAccepted: ((quote: Quote) => void) | undefined
  readonly onClose: () => void
}

export const OpenDialog = ({ dialog, onAccepted, onClose, role }: Props) => {
  if (dialog.kind === "review") return <ReviewDialog quote={dialog.quote} onClose={onClose} />
  if (dialog.kind === "problem") return <ProblemDialog quote={dialog.quote} onClose={onClose} />
  if (dialog.kind === "bid") return <BidDialog project={dialog.project} onClose={onClose} />
  if (dialog.kind === "invite") return <InviteDialog project={dialog.project} onClose={onClose} />
  if (dialog.kind === "change-project") {
    return <ChangeProject project={dialog.project} onClose={onClose} />
  }
  if (dialog.kind === "delete-draft") return <DeleteDraftDialog project={dialog.project} onClose={onClose} />
  if (dialog.kind === "project-step") {
    return <ProjectStepDialog project={dialog.project} step={dialog.step} onClose={onClose} />
  }
  const { quote, step } = dialog
  return (
    <QuoteStepDialog
      quote={quote}
      step={step}
      role={role}
      onAccepted={() => onAccepted?.(quote)}
      onClose={onClose}
    />
  )
}
