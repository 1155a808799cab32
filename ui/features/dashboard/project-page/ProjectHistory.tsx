import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatDate } from "#ui/shared/format/format.ts"

import { historyOf } from "./project-history.ts"

interface Props {
  readonly project: Project
  readonly quotes: ReadonlyArray<Quote>
  readonly role: Role
}

/** What has happened so far, with its days. */
export const ProjectHistory = ({ project, quotes, role }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        What has happened
      </Typography>
      <Box component="ol" sx={{ display: "grid", gap: 1.25, m: 0, p: 0, listStyle: "none" }}>
        {historyOf(project, quotes, role).map(({ at, text }) => (
          <Box component="li" key={`${at} ${text}`}>
            <Typography variant="subtitle2" component="p">
              {text}
            </Typography>
            <Typography variant="caption" component="time" dateTime={at} sx={{ color: "text.secondary" }}>
              {formatDate(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
