import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import type { ShownInvitation } from "#domain/project/invitation.ts"
import { maxInvitations } from "#domain/project/project-limits.ts"
import { isOpenToAll } from "#domain/project/project-states.ts"
import type { Project } from "#domain/project/project.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"
import { ProjectPart } from "./ProjectPart.tsx"

interface Props {
  readonly project: Project
  readonly invitations: ReadonlyArray<ShownInvitation>
}

const list = { m: 0, p: 0, listStyle: "none", display: "grid", gap: 1, mb: 2, overflowWrap: "anywhere" }

/** The professionals whom the homeowner has invited to bid, with a button to invite more. */
export const Invitations = ({ invitations, project }: Props) => {
  const openDialog = useOpenDialog()
  const hasRoom = isOpenToAll(project) && invitations.length < maxInvitations
  return (
    <ProjectPart title="Invited">
      {invitations.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
          Nobody yet. Ask professionals whom you like to look at it, wherever they are.
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {invitations.map(({ at, providerId, providerName }) => (
            <li key={providerId}>
              <Link href={`/provider/${providerId}`} variant="body2">
                {providerName}
              </Link>
              <Typography variant="caption" component="span" sx={{ color: "text.secondary" }}>
                {" · "}
                {formatDate(at)}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {hasRoom && (
        <Button variant="outlined" size="small" onClick={() => openDialog({ kind: "invite", project })}>
          Invite professionals
        </Button>
      )}
    </ProjectPart>
  )
}
