import { useLocation } from "wouter"

import type { Project } from "#domain/project/project.ts"
import { useStep } from "#ui/features/offers/use-step.ts"
import { useDeleteDraft } from "#ui/features/projects/use-project.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

/**
 * Asks before a draft is deleted. If it is deleted on its own page, that page is left, because nothing remains on it.
 */
export const DeleteDraftDialog = ({ onClose, project }: Props) => {
  const [path, navigate] = useLocation()
  const mutation = useDeleteDraft(project.id)
  const leave = (isTaken: boolean) => () => {
    onClose()
    if (isTaken && path === `/projects/${project.id}`) navigate("/dashboard?tab=projects", { replace: true })
  }
  const words = { done: "Draft deleted", failed: "Failed to delete the draft" }
  const { start: take } = useStep<void>(mutation, words, leave)
  return (
    <ConfirmDialog
      open
      title="Delete this draft?"
      confirmLabel="Delete draft"
      destructive
      pending={mutation.isPending}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      {`"${project.title}" goes from your projects. This cannot be undone.`}
    </ConfirmDialog>
  )
}
