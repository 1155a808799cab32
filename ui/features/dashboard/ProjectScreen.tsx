import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
import { useParams } from "wouter"

import type { User } from "#domain/account/account.ts"
import { projectQuery } from "#ui/features/projects/project-lists.ts"
import { statusOf, wordsFor } from "#ui/shared/api/call-error.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { DialogHost } from "./dialogs/DialogHost.tsx"
import { ProjectPage } from "./project-page/ProjectPage.tsx"

// Few come to a project that is none of theirs.
const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

const Shown = ({ projectId, user }: { readonly projectId: string; readonly user: User }) => {
  const { data: project, error, refetch } = useQuery(projectQuery(projectId))
  if (error && !project && statusOf(error) === 404) {
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  }
  return (
    <Page sx={{ display: "grid", gap: 2, py: { xs: 3, md: 5 }, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Link href="/dashboard?tab=projects" variant="body2" sx={{ justifySelf: "start" }}>
        Back to your projects
      </Link>
      {project && (
        <DialogHost user={user}>
          <ProjectPage role={user.role} project={project} />
        </DialogHost>
      )}
      {!project && error && (
        <ErrorAlert onRetry={refetch}>{wordsFor(error, "The project did not load.")}</ErrorAlert>
      )}
      {!project && !error && (
        <Skeleton role="status" aria-label="Loading the project" variant="rounded" height={480} />
      )}
    </Page>
  )
}

/** One project, for its homeowner and for professionals who may see it (docs/product.md#a-project). */
export const ProjectScreen = () => {
  const { projectId } = useParams<"/projects/:projectId">()
  const { user } = useSession()
  return user && <Shown key={projectId} projectId={projectId} user={user} />
}
