import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { ShownInvitation } from "#domain/project/invitation.ts"
import { projectTimeline } from "#domain/project/project-timeline.ts"
import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatDate } from "#ui/shared/format/format.ts"

import { ProjectPart } from "./ProjectPart.tsx"

interface Props {
  readonly project: Project
  readonly quotes: ReadonlyArray<Quote>
  readonly invitations: ReadonlyArray<ShownInvitation>
  readonly isOwn: boolean
}

// Side by side, in rows, where there is room.
const list = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
  overflowWrap: "anywhere"
}

/** What has happened with the project, in its order. */
export const Timeline = (props: Props) => (
  <ProjectPart title="History">
    <Box component="ol" sx={list}>
      {projectTimeline(props).map(({ at, words }) => (
        <li key={`${at} ${words}`}>
          <Typography variant="body2">{words}</Typography>
          <Typography
            variant="caption"
            component="time"
            dateTime={at}
            sx={{ display: "block", color: "text.secondary" }}
          >
            {formatDate(at)}
          </Typography>
        </li>
      ))}
    </Box>
  </ProjectPart>
)
