import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import type { User } from "#domain/account/account.ts"
import { projectQuery } from "#ui/features/projects/use-project.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { NotHere } from "#ui/shared/feedback/NotHere.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { DialogHost } from "./dialogs/DialogHost.tsx"
import { ClosedProject } from "./project/ClosedProject.tsx"
import { ProjectPage } from "./project/ProjectPage.tsx"

const OneProject = ({ user }: { readonly user: User }) => {
  const { projectId } = useParams<"/projects/:projectId">()
  const { data: project, error, refetch } = useQuery(projectQuery(projectId))
  const isGone = statusOf(error) === 404
  // A provider who was reading it is told that it is gone, and keeps the offer that they are writing. For a homeowner,
  // only a draft of their own can be gone.
  if (project && (!isGone || user.role === "provider")) {
    return (
      <Page sx={{ py: { xs: 3, md: 5 } }}>
        <DialogHost label="This project" user={user}>
          {isGone ? <ClosedProject project={project} /> : <ProjectPage project={project} role={user.role} />}
        </DialogHost>
      </Page>
    )
  }
  return <NotHere thing="project" error={error} onRetry={refetch} />
}

/** One project, as its homeowner or a provider sees it (docs/product.md#project-page). */
export const ProjectScreen = () => <RequireSession>{(user) => <OneProject user={user} />}</RequireSession>
