import { useInfiniteQuery, useQuery } from "@tanstack/react-query"

import type { FeedShow } from "#domain/project/feed-options.ts"
import type { Project } from "#domain/project/project.ts"
import { feedQuery, projectsQuery, waitingProjectsQuery } from "#ui/features/projects/project-lists.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/use-own-profile.ts"
import { type OwnList, useOwnList } from "#ui/shared/api/own-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { counted } from "#ui/shared/format/provider-words.ts"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Panel } from "../frame/Panel.tsx"
import { FeedChoice } from "./FeedChoice.tsx"
import { ProjectCard } from "./ProjectCard.tsx"
import { useFeed } from "./use-feed.ts"

const role = "provider"

const failure = "Failed to load your projects. Please try again later."

const isDone = ({ status }: Project) => status === "completed"

const useRadius = () => useQuery(ownProfileQuery).data?.radiusMiles

const NothingNear = () => {
  const radius = useRadius()
  return (
    <EmptyState
      art={<LaterArt name="NoProjectsArt" />}
      title={
        radius === undefined
          ? "No open jobs nearby"
          : `No open jobs within ${counted(radius, "mile", "miles")}.`
      }
      action={
        <LinkButton href="/provider-profile" variant="outlined">
          Widen your area
        </LinkButton>
      }
    >
      Widen your area, or let us write to you when one comes.
    </EmptyState>
  )
}

const Nothing = ({ show }: { readonly show: FeedShow | null }) => {
  if (show === "near") return <NothingNear />
  if (show === "invited")
    return (
      <EmptyState title="No invitations">
        Homeowners who want an offer from you alone, or invite you, stand here.
      </EmptyState>
    )
  if (show === "offers")
    return <EmptyState title="No offers yet">Projects on which you have made an offer stand here.</EmptyState>
  return (
    <EmptyState art={<LaterArt name="NoProjectsArt" />} title="No projects yet">
      Open projects in your specialties, and those addressed to you, appear here.
    </EmptyState>
  )
}

const useNote = (show: FeedShow | null, waits: boolean, { hasMore, items }: OwnList<Project>) => {
  const radius = useRadius()
  if (show === null) return waits ? "What waits for your answer comes first." : null
  if (show !== "near" || items === undefined || radius === undefined) return null
  return `${items.length}${hasMore ? "+" : ""} ${items.length === 1 ? "job" : "jobs"} within ${radius} miles`
}

const useProjects = ({ show, sort }: Pick<ReturnType<typeof useFeed>, "show" | "sort">) => {
  const isPlain = show === null && sort === "newest"
  const waiting = useQuery({ ...waitingProjectsQuery, enabled: isPlain })
  const all = useOwnList(useInfiniteQuery({ ...projectsQuery, enabled: isPlain }), isPlain ? waiting : {})
  const part = useOwnList(useInfiniteQuery({ ...feedQuery({ show, sort }), enabled: !isPlain }))
  return { projects: isPlain ? all : part, waits: isPlain && (waiting.data?.length ?? 0) > 0 }
}

/** The projects that a provider may see, in parts and in the order that they like. */
export const ProviderProjects = () => {
  const feed = useFeed()
  const { projects, waits } = useProjects(feed)
  const note = useNote(feed.show, waits, projects)
  return (
    <>
      <FeedChoice {...feed} />
      <Panel
        title="Projects"
        list={projects}
        isDone={isDone}
        note={note}
        failure={failure}
        empty={<Nothing show={feed.show} />}
      >
        {(project) => <ProjectCard key={project.id} role={role} project={project} />}
      </Panel>
    </>
  )
}
