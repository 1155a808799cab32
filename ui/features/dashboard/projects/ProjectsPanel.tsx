import AddIcon from "@mui/icons-material/Add"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import { projectsQuery, waitingProjectsQuery } from "#ui/features/projects/project-lists.ts"
import { useOwnList } from "#ui/shared/api/own-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Panel } from "../frame/Panel.tsx"
import { ProjectCard } from "./ProjectCard.tsx"

const NoProjects = ({ role }: { readonly role: Role }) =>
  role === "homeowner" ? (
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
  ) : (
    <EmptyState art={<LaterArt name="NoProjectsArt" />} title="No projects yet">
      Open projects in your specialties, and those addressed to you, appear here.
    </EmptyState>
  )

/** A homeowner's own projects, or those that a provider may see. */
export const ProjectsPanel = ({ role }: { readonly role: Role }) => {
  const waiting = useQuery(waitingProjectsQuery)
  const projects = useOwnList(useInfiniteQuery(projectsQuery), waiting)
  return (
    <Panel
      title="Projects"
      action={
        role === "homeowner" && (
          <LinkButton href="/start-project" variant="contained" startIcon={<AddIcon />}>
            New Project
          </LinkButton>
        )
      }
      list={projects}
      isDone={({ status }) => status === "completed"}
      note={waiting.data?.length ? "What waits for your answer comes first." : null}
      failure="Failed to load your projects. Please try again later."
      empty={<NoProjects role={role} />}
    >
      {(project) => <ProjectCard key={project.id} role={role} project={project} />}
    </Panel>
  )
}
