import Button from "@mui/material/Button"
import Checkbox from "@mui/material/Checkbox"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import FormControlLabel from "@mui/material/FormControlLabel"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"

import { maxInvitations, maxInvitedAtOnce } from "#domain/project/invitation-limits.ts"
import type { ShownInvitation } from "#domain/project/invitation.ts"
import type { Project } from "#domain/project/project.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { useStep } from "#ui/features/offers/use-step.ts"
import { useInvite } from "#ui/features/projects/use-own-project.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { placeWords, ratingWords } from "#ui/shared/format/provider-words.ts"

interface Props {
  readonly project: Project
  readonly invited: ReadonlyArray<ShownInvitation>
  readonly onClose: () => void
}

const offered = 20

/** Chooses professionals of the trade, those near the work first, to be invited at once. */
export const InviteDialog = ({ invited, onClose, project }: Props) => {
  const id = useId()
  const query = { specialty: project.category, zipCode: project.zipCode, sortBy: "rating" } as const
  const { data: found, error, refetch } = useQuery(providersQuery(query, offered))
  const [chosen, setChosen] = useState<ReadonlyArray<ProviderId>>([])
  const mutation = useInvite(project.id)
  const take = useStep(mutation, { done: "Invited", failed: "Failed to invite" }, () => onClose)
  const known = new Set<string>(invited.map(({ providerId }) => providerId))
  const others = found?.items.filter((provider) => !known.has(provider.id))
  const room = Math.min(maxInvitedAtOnce, maxInvitations - invited.length)
  const toggle = (providerId: ProviderId) =>
    setChosen((now) =>
      now.includes(providerId) ? now.filter((one) => one !== providerId) : [...now, providerId]
    )
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h3">
        Invite professionals
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
          They see the project and can send an offer, also from further away. Up to {room} at once.
        </Typography>
        {error && <ErrorAlert onRetry={refetch}>Failed to load professionals.</ErrorAlert>}
        {others?.length === 0 && <Typography>Everybody of the trade nearby is invited already.</Typography>}
        <Stack>
          {others?.map((provider) => {
            const isChosen = chosen.includes(provider.id)
            return (
              <FormControlLabel
                key={provider.id}
                disabled={!isChosen && chosen.length >= room}
                control={<Checkbox checked={isChosen} onChange={() => toggle(provider.id)} />}
                label={
                  <>
                    {provider.businessName}
                    <Typography
                      component="span"
                      variant="body2"
                      sx={{ display: "block", color: "text.secondary" }}
                    >
                      {provider.reviewCount === 0 ? "New" : `★ ${ratingWords(provider.rating)}`} ·{" "}
                      {placeWords(provider)}
                    </Typography>
                  </>
                }
              />
            )
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Go back
        </Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={mutation.isPending}
          onClick={() => void take(chosen)}
        >
          {chosen.length === 0 ? "Invite" : `Invite ${chosen.length}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
