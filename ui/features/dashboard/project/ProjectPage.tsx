import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import type { Role } from "#domain/account/role.ts"
import { isOpenToAll } from "#domain/project/project-states.ts"
import type { Project } from "#domain/project/project.ts"
import { invitationsQuery } from "#ui/features/projects/use-project.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { ReportButton } from "#ui/features/reports/ReportButton.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"

import { Invitations } from "./Invitations.tsx"
import { OffersSection } from "./OffersSection.tsx"
import { OwnSteps } from "./OwnSteps.tsx"
import { ProjectBrief } from "./ProjectBrief.tsx"
import { Timeline } from "./Timeline.tsx"

interface Props {
  readonly project: Project
  readonly role: Role
}

// Offers are read across: beside something else they would be too narrow.
const layout = {
  display: "grid",
  gap: 3,
  mt: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
  alignItems: "start"
}
const briefFirst = {
  xs: '"brief" "offers" "side" "below"',
  lg: '"brief side" "offers offers" "below below"'
}
const offersFirst = {
  xs: '"offers" "brief" "side" "below"',
  lg: '"offers offers" "brief side" "below below"'
}

/** A project: its description, its history, its offers, and the steps that can be taken. */
export const ProjectPage = ({ project, role }: Props) => {
  const isOwn = role === "homeowner"
  // The offers come before the homeowner's own text; the order is fixed at the first render, so nothing moves when an
  // offer arrives.
  const [isAnswered] = useState(isOwn && project.offers > 0)
  const { data: quotes, error, refetch } = useQuery(projectQuotesQuery(project.id))
  const invited = useQuery({ ...invitationsQuery(project.id), enabled: isOwn })
  const invitations = invited.data
  const hasFailed = invited.isError && !invitations
  const hasInvitations = isOwn && (isOpenToAll(project) || hasFailed || (invitations ?? []).length > 0)
  const brief = (
    <Box key="brief" sx={{ gridArea: "brief" }}>
      <ProjectBrief project={project} isOwn={isOwn} />
      {!isOwn && (
        <ReportButton about="project" aboutId={project.id} name={project.title}>
          Report this project
        </ReportButton>
      )}
    </Box>
  )
  const offers = (
    <Box key="offers" sx={{ gridArea: "offers" }}>
      {error && !quotes ? (
        <ErrorAlert onRetry={refetch}>Failed to load the offers on this project.</ErrorAlert>
      ) : (
        quotes && <OffersSection project={project} role={role} quotes={quotes} />
      )}
    </Box>
  )
  return (
    <>
      <BackLink href="/dashboard?tab=projects">Back to your projects</BackLink>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <PageTitle documentTitle={project.title} sx={{ overflowWrap: "anywhere" }}>
          {project.title}
        </PageTitle>
        <StatusBadge status={project.status} />
      </Stack>
      <Typography sx={{ color: "text.secondary", mt: 0.5 }}>
        {project.category} · {formatDate(project.createdAt)}
      </Typography>
      {isOwn && <OwnSteps project={project} role={role} />}
      <Box sx={[layout, { gridTemplateAreas: isAnswered ? offersFirst : briefFirst }]}>
        {isAnswered ? [offers, brief] : [brief, offers]}
        {hasInvitations && (
          <Box sx={{ gridArea: "side" }}>
            {hasFailed ? (
              <ErrorAlert onRetry={invited.refetch}>
                Failed to load the invitations to this project.
              </ErrorAlert>
            ) : (
              invitations && <Invitations project={project} invitations={invitations} />
            )}
          </Box>
        )}
        <Box sx={{ gridArea: hasInvitations ? "below" : "side" }}>
          <Timeline project={project} isOwn={isOwn} quotes={quotes ?? []} invitations={invitations ?? []} />
        </Box>
      </Box>
    </>
  )
}
