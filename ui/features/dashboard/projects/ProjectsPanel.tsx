import AddIcon from "@mui/icons-material/Add"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { useSearchParams } from "wouter"

import type { Role } from "#domain/account/role.ts"
import { projectsQuery, waitingProjectsQuery } from "#ui/features/projects/project-lists.ts"
import { call } from "#ui/shared/api/call.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { NotThere } from "../frame/NotThere.tsx"
import { Panel, Waiting, waitsFirst } from "../frame/Panel.tsx"
import { useFarThing } from "../frame/use-far-thing.ts"
import { ProjectCard } from "./ProjectCard.tsx"
import { useJustPosted } from "./use-just-posted.ts"

const NoProjects = () => (
  <EmptyState
    art={<LaterArt name="NoProjectsArt" />}
    title="No projects yet"
    action={
      <LinkButton href="/providers" variant="outlined">
        Find Contractors
      </LinkButton>
    }
  >
    Describe what you want done and compare the offers, or look for a contractor yourself.
  </EmptyState>
)

// Loaded late, because homeowners' dashboards do without its texts and fields.
const ProviderProjects = lazySection(async () => (await import("./ProviderProjects.tsx")).ProviderProjects)

const OwnProjects = ({ role }: { readonly role: Role }) => {
  const waiting = useQuery(waitingProjectsQuery)
  const [search] = useSearchParams()
  const posted = useJustPosted()
  const ledTo = search.get("project") ?? posted
  const list = useInfiniteQuery(projectsQuery)
  const { error, first, isThere, retry } = useFarThing({
    path: "/api/projects",
    id: ledTo,
    read: (projectId) => call("GET /api/projects/:projectId", { params: { projectId } }),
    list,
    waiting
  })
  const projects = usePagedList(list, first)
  return (
    <Panel
      // Remounted at each arrival.
      key={ledTo}
      title="Projects"
      action={
        <LinkButton href="/start-project" variant="contained" startIcon={<AddIcon />}>
          New Project
        </LinkButton>
      }
      missing={
        error && (
          <NotThere error={error} onRetry={retry}>
            The project did not load.
          </NotThere>
        )
      }
      list={projects}
      isLedTo={({ id }) => id === ledTo}
      isDone={({ status }) => status === "completed"}
      note={waiting.data?.length && !isThere ? waitsFirst : null}
      failure="Failed to load your projects. Please try again later."
      empty={<NoProjects />}
    >
      {(project) => <ProjectCard key={project.id} role={role} project={project} />}
    </Panel>
  )
}

/** A homeowner's own projects, or those that a provider may see. */
export const ProjectsPanel = ({ role }: { readonly role: Role }) =>
  role === "homeowner" ? (
    <OwnProjects role={role} />
  ) : (
    <Suspense fallback={<Waiting title="Projects" />}>
      <ProviderProjects role={role} />
    </Suspense>
  )
