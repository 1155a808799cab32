import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import { timelineWords } from "#domain/project/project-options.ts"
import type { Project } from "#domain/project/project.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { formatDate } from "#ui/shared/format/format.ts"

import { actionRow } from "../frame/EntryCard.tsx"
import { EntryPhotos } from "../frame/EntryPhotos.tsx"
import { Facts } from "../frame/Facts.tsx"
import { ProjectActions } from "../projects/ProjectActions.tsx"
import { ProjectOffers } from "../projects/ProjectOffers.tsx"
import { OwnOffer } from "../quotes/OwnOffer.tsx"
import { Invitations } from "./Invitations.tsx"
import { MoreActions } from "./MoreActions.tsx"
import { offersOf } from "./offers-of.ts"
import { ProjectHistory } from "./ProjectHistory.tsx"

interface Props {
  readonly role: Role
  readonly project: Project
}

const columns = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
  alignItems: "start"
}

const isOpen = ({ providerId, status }: Project) => status === "pending" && providerId === null

/** What is asked for, what was offered, and what has happened so far. */
export const ProjectPage = ({ project, role }: Props) => {
  const { data: quotes, error, refetch } = useQuery(projectQuotesQuery(project.id))
  const isOwn = role === "homeowner"
  return (
    <Stack spacing={3}>
      <div>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 1, alignItems: "center" }}
        >
          <PageTitle documentTitle={project.title} sx={{ overflowWrap: "anywhere" }}>
            {project.title}
          </PageTitle>
          <StatusBadge status={project.status} />
        </Stack>
        <Typography sx={{ color: "text.secondary", mt: 0.5 }}>
          {project.category} · {formatDate(project.createdAt)}
        </Typography>
      </div>
      <Box sx={columns}>
        <Stack spacing={3}>
          <Card component="section" aria-label="What is asked for" sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {project.description}
            </Typography>
            <Stack spacing={2} sx={{ mt: 2 }}>
              <EntryPhotos photos={project.photos} />
              <Facts
                facts={{
                  Budget: formatMoney(project.budget),
                  Timeline: timelineWords[project.timeline],
                  Location: project.location || "Place not given",
                  Distance: project.distanceBand ?? null,
                  Offers: offersOf(project),
                  Contractor: isOwn ? project.providerName : null
                }}
              />
            </Stack>
            <Stack role="group" aria-label="What you can do" direction="row" sx={actionRow}>
              <ProjectActions
                role={role}
                project={project}
                hasOffers={quotes !== undefined && quotes.length > 0}
              />
              {isOwn && <MoreActions project={project} />}
            </Stack>
          </Card>
          {error && !quotes && (
            <ErrorAlert onRetry={refetch}>Failed to load the offers on this project.</ErrorAlert>
          )}
          {quotes && isOwn && <ProjectOffers role={role} project={project} quotes={quotes} />}
          {quotes?.[0] && !isOwn && <OwnOffer role={role} quote={quotes[0]} />}
        </Stack>
        <Stack spacing={3}>
          {isOwn && isOpen(project) && <Invitations project={project} />}
          <ProjectHistory project={project} quotes={quotes ?? []} role={role} />
        </Stack>
      </Box>
    </Stack>
  )
}
