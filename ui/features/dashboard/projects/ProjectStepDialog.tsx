import type { Project } from "#domain/project/project.ts"
import { useStep } from "#ui/features/offers/use-step.ts"
import { useMoveProject } from "#ui/features/projects/use-move-project.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

import { type AskedStep, projectStepWords } from "./project-step-words.ts"

interface Props {
  readonly project: Project
  readonly step: AskedStep
  readonly onClose: () => void
}

/** Asks before a project is withdrawn or completed. */
export const ProjectStepDialog = ({ onClose, project, step }: Props) => {
  const mutation = useMoveProject(project.id)
  const words = projectStepWords[step](project)
  const { start: take } = useStep(mutation, words, () => onClose)
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      destructive={words.destructive ?? false}
      pending={mutation.isPending}
      onConfirm={() => void take(step)}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  )
}
