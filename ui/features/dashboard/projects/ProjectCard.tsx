import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import { bandWords } from "#domain/project/band-words.ts"
import { timelineWords } from "#domain/project/project-options.ts"
import { offersWords } from "#domain/project/project-page-words.ts"
import type { Project } from "#domain/project/project.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { Facts } from "#ui/shared/components/Facts.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { ClampedText } from "../frame/ClampedText.tsx"
import { EntryCard } from "../frame/EntryCard.tsx"
import { EntryPhotos } from "../frame/EntryPhotos.tsx"
import { OwnOffer } from "../quotes/OwnOffer.tsx"
import { contractorOf } from "./contractor-of.ts"
import { ProjectActions } from "./ProjectActions.tsx"
import { ProjectOffers } from "./ProjectOffers.tsx"

interface Props {
  readonly role: Role
  readonly project: Project
}

const bylineOf = (project: Project) =>
  [
    project.category,
    formatDate(project.createdAt),
    project.distanceBand && bandWords[project.distanceBand],
    // Non-breaking spaces keep it on one line.
    project.status === "pending" && offersWords(project).replaceAll(" ", "\u00a0")
  ]
    .filter(Boolean)
    .join(" · ")

/** One project: what it is about, the offers on it, and what there is to do. */
export const ProjectCard = ({ project, role }: Props) => {
  const { data: quotes, error, refetch } = useQuery(projectQuotesQuery(project.id))
  return (
    <EntryCard
      title={
        <Link href={`/projects/${project.id}`} color="inherit">
          {project.title}
        </Link>
      }
      status={project.status}
      byline={bylineOf(project)}
      actions={
        <ProjectActions role={role} project={project} hasOffers={quotes !== undefined && quotes.length > 0} />
      }
    >
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <ClampedText>{project.description}</ClampedText>
        <EntryPhotos role={role} photos={project.photos} />
        <Facts
          facts={{
            Budget: formatMoney(project.budget),
            Timeline: timelineWords[project.timeline],
            Location: project.location || "Place not given",
            Contractor: contractorOf(project)
          }}
        />
        {error && !quotes && (
          <ErrorAlert onRetry={refetch}>Failed to load the offers on this project.</ErrorAlert>
        )}
        {quotes && role === "homeowner" && <ProjectOffers role={role} project={project} quotes={quotes} />}
        {quotes?.[0] && role === "provider" && <OwnOffer role={role} quote={quotes[0]} />}
      </Box>
    </EntryCard>
  )
}
