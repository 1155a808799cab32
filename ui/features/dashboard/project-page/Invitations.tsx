import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useId, useState } from "react"

import { maxInvitations } from "#domain/project/invitation-limits.ts"
import type { Project } from "#domain/project/project.ts"
import { invitationsQuery } from "#ui/features/projects/project-lists.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

const InviteDialog = lazy(async () => ({ default: (await import("./InviteDialog.tsx")).InviteDialog }))

/** Who was asked to bid on an open project, and the way to ask more. */
export const Invitations = ({ project }: { readonly project: Project }) => {
  const id = useId()
  const { data: invited, error, refetch } = useQuery(invitationsQuery(project.id))
  const [isInviting, setInviting] = useState(false)
  const place = useFocusAfterwards(isInviting)
  return (
    <Card ref={place} tabIndex={-1} component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h4" component="h2">
        Invited
      </Typography>
      {error && !invited && <ErrorAlert onRetry={refetch}>Failed to load who is invited.</ErrorAlert>}
      {invited?.length === 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          Nobody yet. Whoever you invite is told at once, near or far.
        </Typography>
      )}
      {invited && invited.length > 0 && (
        <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, mt: 1.5, p: 0, listStyle: "none" }}>
          {invited.map(({ at, providerId, providerName }) => (
            <li key={providerId}>
              <Link href={`/provider/${providerId}`} variant="subtitle2">
                {providerName}
              </Link>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {formatDate(at)}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {invited && invited.length < maxInvitations && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setInviting(true)}>
          Invite professionals
        </Button>
      )}
      {isInviting && invited && (
        <Suspense>
          <InviteDialog project={project} invited={invited} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
