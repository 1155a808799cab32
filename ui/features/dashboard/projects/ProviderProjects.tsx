import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useRef } from "react"

import type { Role } from "#domain/account/role.ts"
import { nearbyWords, noneNearWords } from "#domain/project/feed-words.ts"
import type { Project } from "#domain/project/project.ts"
import { projectsQuery, waitingProjectsQuery } from "#ui/features/projects/project-lists.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/own-profile-query.ts"
import { workPath } from "#ui/features/provider-profile/work-link.ts"
import { type PagedList, usePagedList } from "#ui/shared/api/paged-list.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { loadedWords } from "#ui/shared/format/loaded-words.ts"
import { LaterArt } from "#ui/shared/illustrations/LaterArt.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Panel, waitsFirst } from "../frame/Panel.tsx"
import { FeedControls } from "./FeedControls.tsx"
import { FeedTabs } from "./FeedTabs.tsx"
import { LaterFeedSearch } from "./LaterFeedSearch.tsx"
import { ProjectCard } from "./ProjectCard.tsx"
import { type Feed, feedQuery, isStarting, useFeed } from "./use-feed.ts"

interface EmptyProps {
  readonly feed: Feed
  readonly radiusMiles: number | undefined
  /** Whether the provider has not said yet what they do, or where. */
  readonly isNew: boolean
  readonly onClear: () => void
}

const Empty = ({ feed, isNew, onClear, radiusMiles }: EmptyProps) => {
  if (feed.query !== "") {
    return (
      <EmptyState
        title="No projects have these words"
        action={
          <Button variant="outlined" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        Try fewer words, or others.
      </EmptyState>
    )
  }
  const art = <LaterArt name="NoProjectsArt" />
  if (feed.show === "invited") {
    return (
      <EmptyState art={art} title="No invitations yet">
        Projects of homeowners who ask for your offer appear here.
      </EmptyState>
    )
  }
  if (feed.show === "offers") {
    return (
      <EmptyState art={art} title="No offers yet">
        Projects that you have sent an offer on appear here.
      </EmptyState>
    )
  }
  if (isNew) {
    return (
      <EmptyState
        art={art}
        title="No projects yet"
        action={
          <LinkButton href="/provider-profile" variant="outlined">
            Complete your profile
          </LinkButton>
        }
      >
        Say what you do and where, and the open projects near you appear here.
      </EmptyState>
    )
  }
  if (feed.show === null && radiusMiles === undefined) {
    return (
      <EmptyState art={art} title="No projects yet">
        Open projects in your specialties, and those addressed to you, appear here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={art}
      title="No projects yet"
      action={
        <LinkButton href={workPath} variant="outlined">
          Edit where you work
        </LinkButton>
      }
    >
      {radiusMiles === undefined
        ? "Open projects in your specialties appear here."
        : noneNearWords(radiusMiles)}
    </EmptyState>
  )
}

/** Stays while the list is another one, so that screen readers say what it has. */
const Outcome = ({ hasMore, items, isPending }: PagedList<Project>) => (
  <Box role="status" sx={visuallyHidden}>
    {!isPending && items && loadedWords(hasMore, items.length, "project")}
  </Box>
)

/**
 * The projects to show. In the plain list of all projects those that wait come first; parts, searches and other orders
 * are shown as they are fetched.
 */
const useProjects = (feed: Feed) => {
  const isPlain = isStarting(feed)
  const waiting = useQuery({ ...waitingProjectsQuery, enabled: isPlain })
  const all = usePagedList(useInfiniteQuery({ ...projectsQuery, enabled: isPlain }), isPlain ? waiting : {})
  const part = usePagedList(useInfiniteQuery({ ...feedQuery(feed), enabled: !isPlain }))
  return { projects: isPlain ? all : part, waits: isPlain && (waiting.data?.length ?? 0) > 0 }
}

/** The open projects within a provider's reach, those that they were asked for, and those that they bid on. */
export const ProviderProjects = ({ role }: { readonly role: Role }) => {
  const { change, feed } = useFeed()
  const { projects, waits } = useProjects(feed)
  const { missing, radiusMiles } = useQuery(ownProfileQuery).data ?? {}
  const isNew = missing?.some((field) => field === "specialties" || field === "zipCode") ?? false
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    change({ query: "" })
    // The pressed button disappears.
    field.current?.focus()
  }
  const isPlainNear = feed.show === "near" && feed.query === "" && radiusMiles !== undefined && !isNew
  return (
    <>
      <FeedTabs show={feed.show} onChoose={(show) => change({ show })} />
      <LaterFeedSearch query={feed.query} onSearch={(query) => change({ query })} field={field} />
      <FeedControls feed={feed} onChange={change} />
      <Outcome {...projects} />
      <Panel
        // Remounted, so that another part begins with its first ten.
        key={`${feed.show} ${feed.sort} ${feed.query}`}
        title="Projects"
        list={projects}
        isDone={({ status }) => status === "completed"}
        note={
          waits
            ? waitsFirst
            : isPlainNear
              ? nearbyWords(projects.items?.length ?? 0, projects.hasMore, radiusMiles)
              : null
        }
        failure="Failed to load your projects. Please try again later."
        empty={<Empty feed={feed} radiusMiles={radiusMiles} isNew={isNew} onClear={clear} />}
      >
        {(project) => <ProjectCard key={project.id} role={role} project={project} />}
      </Panel>
    </>
  )
}
