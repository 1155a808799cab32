import AddIcon from "@mui/icons-material/Add"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
import { useSearchParams } from "wouter"

import type { Role } from "#domain/account/role.ts"
import { projectsQuery, waitingProjectsQuery } from "#ui/features/projects/project-lists.ts"
import { useOwnList } from "#ui/shared/api/own-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Panel, Waiting } from "../frame/Panel.tsx"
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

// Homeowners' dashboards do without its words and fields.
const ProviderProjects = lazy(async () => ({
  default: (await import("./ProviderProjects.tsx")).ProviderProjects
}))

const OwnProjects = ({ role }: { readonly role: Role }) => {
  const waiting = useQuery(waitingProjectsQuery)
  const [search] = useSearchParams()
  const posted = useJustPosted()
  const ledTo = search.get("project") ?? posted
  const projects = useOwnList(useInfiniteQuery(projectsQuery), waiting)
  return (
    <Panel
      // Each arrival is one of its own.
      key={ledTo}
      title="Projects"
      action={
        <LinkButton href="/start-project" variant="contained" startIcon={<AddIcon />}>
          New Project
        </LinkButton>
      }
      list={projects}
      isLedTo={({ id }) => id === ledTo}
      isDone={({ status }) => status === "completed"}
      note={waiting.data?.length ? "What waits for your answer comes first." : null}
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
