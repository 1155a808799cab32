import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import { projectStepsFrom, type ProjectStep } from "#domain/project/project-life-cycle.ts"
import { noMoreOffers } from "#domain/project/project-page-words.ts"
import type { Project } from "#domain/project/project.ts"
import { MessageAction } from "#ui/features/messages/MessageAction.tsx"
import { useStep } from "#ui/features/offers/use-step.ts"
import { useMoveProject } from "#ui/features/projects/use-move-project.ts"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"

// Apart from the dialogs' texts, which load when a dialog is opened.
const labels: Record<ProjectStep, string> = {
  publish: "Publish",
  withdraw: "Withdraw",
  complete: "Mark complete"
}

interface Props {
  readonly role: Role
  readonly project: Project
  /** Whether the card shows offers, which link to the contractor already. */
  readonly hasOffers: boolean
}

// Publishing can be undone, so there is no question before it. A project that was withdrawn or has run out was
// published before.
const PublishButton = ({ project }: { readonly project: Project }) => {
  const mutation = useMoveProject(project.id)
  const { isBusy, start } = useStep(mutation, {
    done: "Project published",
    failed: "Failed to publish the project"
  })
  return (
    <Button size="small" variant="contained" loading={isBusy} onClick={() => void start("publish")}>
      {project.publishedAt === null ? labels.publish : "Publish again"}
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
      {labels[step]}
    </Button>
  )
}

const DeleteButton = ({ project }: { readonly project: Project }) => {
  const openDialog = useOpenDialog()
  return (
    <Button size="small" variant="outlined" onClick={() => openDialog({ kind: "delete-draft", project })}>
      Delete
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

const isFull = ({ maxOffers, offers, status }: Project) => status === "pending" && offers >= maxOffers

/** What this person may do with the project now, as its life cycle says; a provider reads why they may not offer. */
export const ProjectActions = ({ hasOffers, project, role }: Props) => {
  if (role === "provider") {
    if (project.canQuote) return <QuoteButton project={project} />
    return hasOffers || !isFull(project) ? null : (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {noMoreOffers}
      </Typography>
    )
  }
  return (
    <>
      {projectStepsFrom(project.status).map((step) => (
        <StepButton key={step} project={project} step={step} />
      ))}
      {project.status === "draft" && <DeleteButton project={project} />}
      {project.providerId && !hasOffers && <MessageAction role={role} providerId={project.providerId} />}
    </>
  )
}
