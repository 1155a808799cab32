import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { bandWords } from "#domain/project/band-words.ts"
import { timelineWords } from "#domain/project/project-options.ts"
import type { Project } from "#domain/project/project.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { LaterPhotos } from "#ui/features/photos/LaterPhotos.tsx"
import { Facts } from "#ui/shared/components/Facts.tsx"

import { contractorOf } from "../projects/contractor-of.ts"
import { ProjectPart } from "./ProjectPart.tsx"

interface Props {
  readonly project: Project
  /** Whether the project is the reader's own. */
  readonly isOwn: boolean
}

/** What is to be done, for how much, where and when. */
export const ProjectBrief = ({ isOwn, project }: Props) => (
  <ProjectPart title="What is to be done">
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{project.description}</Typography>
    <Box sx={{ mt: 2 }}>
      <LaterPhotos photos={project.photos} label="Photos" size={96} isOwn={isOwn} />
    </Box>
    <Box sx={{ mt: 2.5 }}>
      <Facts
        facts={{
          Budget: formatMoney(project.budget),
          Timeline: timelineWords[project.timeline],
          Location: project.location || "Place not given",
          Distance: project.distanceBand ? bandWords[project.distanceBand] : null,
          Contractor: contractorOf(project)
        }}
      />
    </Box>
  </ProjectPart>
)
