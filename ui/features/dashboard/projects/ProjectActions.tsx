import Button from "@mui/material/Button"

import type { Role } from "#domain/account/role.ts"
import { projectStepsFrom, type ProjectStep } from "#domain/project/project-life-cycle.ts"
import type { Project } from "#domain/project/project.ts"
import { useMoveProject } from "#ui/features/projects/use-move-project.ts"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"
import { useStep } from "../dialogs/use-step.ts"
import { MessageAction } from "../messages/MessageAction.tsx"
import { projectStepLabels, projectStepWords } from "./project-step-words.ts"

interface Props {
  readonly role: Role
  readonly project: Project
  /** Whether the offers on the card lead to the contractor already. */
  readonly hasOffers: boolean
}

// Publishing can be taken back, so nothing is asked.
const PublishButton = ({ project }: { readonly project: Project }) => {
  const mutation = useMoveProject(project.id)
  const take = useStep(mutation, projectStepWords.publish(project))
  return (
    <Button
      size="small"
      variant="contained"
      loading={mutation.isPending}
      onClick={() => void take("publish")}
    >
      {projectStepLabels.publish}
    </Button>
  )
}

const StepButton = ({ project, step }: { readonly project: Project; readonly step: ProjectStep }) => {
  const openDialog = useOpenDialog()
  if (step === "publish") return <PublishButton project={project} />
  return (
    <Button
      size="small"
      variant={step === "complete" ? "contained" : "outlined"}
      onClick={() => openDialog({ kind: "project-step", project, step })}
    >
      {projectStepLabels[step]}
    </Button>
  )
}

const QuoteButton = ({ project }: { readonly project: Project }) => {
  const openDialog = useOpenDialog()
  return (
    <Button size="small" variant="contained" onClick={() => openDialog({ kind: "bid", project })}>
      Quote on this project
    </Button>
  )
}

/** What this person may do with the project now, as its life cycle says. */
export const ProjectActions = ({ hasOffers, project, role }: Props) => {
  if (role === "provider") return project.canQuote ? <QuoteButton project={project} /> : null
  return (
    <>
      {projectStepsFrom(project.status).map((step) => (
        <StepButton key={step} project={project} step={step} />
      ))}
      {project.providerId && !hasOffers && <MessageAction role={role} providerId={project.providerId} />}
    </>
  )
}
