import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import { useLocation } from "wouter"

import type { Role } from "#domain/account/role.ts"
import { isChangeable } from "#domain/project/project-states.ts"
import type { Project } from "#domain/project/project.ts"
import { useCopyProject } from "#ui/features/projects/use-project.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"
import { actionRow } from "../frame/EntryCard.tsx"
import { ProjectActions } from "../projects/ProjectActions.tsx"

const CopyButton = ({ project }: { readonly project: Project }) => {
  const [, navigate] = useLocation()
  const { mutateAsync } = useCopyProject(project.id)
  const { isBusy, start } = useOnce(() =>
    mutateAsync().then(({ id, photos }) => {
      toast({
        title: `A new draft has the same words${photos.length > 0 ? " and photos" : ""}`,
        description: "Publish it when it is as you want it."
      })
      return () => navigate(`/projects/${id}`)
    }, sayRefusal("Failed to copy the project"))
  )
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void start()}>
      {project.status === "completed" ? "Hire again" : "Post again"}
    </Button>
  )
}

interface Props {
  readonly project: Project
  readonly role: Role
}

/** What its homeowner may do with a project now. */
export const OwnSteps = ({ project, role }: Props) => {
  const openDialog = useOpenDialog()
  const hasBegun = project.status === "in_progress" || project.status === "completed"
  return (
    <Stack role="group" aria-label="Your project" direction="row" sx={actionRow}>
      <ProjectActions role={role} project={project} hasOffers />
      {isChangeable(project) && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => openDialog({ kind: "change-project", project })}
        >
          Edit
        </Button>
      )}
      {hasBegun && <CopyButton project={project} />}
    </Stack>
  )
}
