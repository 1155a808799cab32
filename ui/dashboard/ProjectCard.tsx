import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"

import type { Role } from "../../src/domain/account/role.ts"
import type { Project } from "../../src/domain/project/project.ts"
import { formatMoney } from "../../src/domain/shared/money.ts"
import { timelineWords } from "../projects/timeline-words.ts"
import { projectQuotesQuery } from "../quotes/use-quotes.ts"
import { ErrorAlert } from "../shared/ErrorAlert.tsx"
import { formatDate } from "../shared/format.ts"
import { ClampedText } from "./ClampedText.tsx"
import { EntryCard } from "./EntryCard.tsx"
import { Facts } from "./Facts.tsx"
import { Offers } from "./Offers.tsx"
import { OwnOffer } from "./OwnOffer.tsx"
import { ProjectActions } from "./ProjectActions.tsx"

interface Props {
  readonly role: Role
  readonly project: Project
}

const contractorOf = ({ canQuote, providerId, providerName, status }: Project): string | null => {
  if (canQuote && providerId !== null) return "Addressed to you"
  if (providerName !== null) return providerName
  return providerId === null && status === "pending" ? "Open to all" : null
}

/** One project: what it is about, the offers on it, and what there is to do. */
export const ProjectCard = ({ project, role }: Props) => {
  const { data: quotes, error, refetch } = useQuery(projectQuotesQuery(project.id))
  return (
    <EntryCard
      title={project.title}
      status={project.status}
      byline={`${project.category} · ${formatDate(project.createdAt)}`}
      actions={
        <ProjectActions role={role} project={project} hasOffers={quotes !== undefined && quotes.length > 0} />
      }
    >
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <ClampedText>{project.description}</ClampedText>
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
        {quotes && role === "homeowner" && <Offers role={role} project={project} quotes={quotes} />}
        {quotes?.[0] && role === "provider" && <OwnOffer quote={quotes[0]} />}
      </Box>
    </EntryCard>
  )
}
