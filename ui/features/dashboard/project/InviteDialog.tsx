import CircularProgress from "@mui/material/CircularProgress"
import FormHelperText from "@mui/material/FormHelperText"
import Typography from "@mui/material/Typography"

import { maxInvitedAtOnce } from "#domain/project/project-limits.ts"
import type { Project } from "#domain/project/project.ts"
import { useInvite } from "#ui/features/projects/use-project.ts"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { specialtyPath } from "#ui/shared/routing/category-path.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { useCandidates } from "./use-candidates.ts"

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

interface Values {
  readonly providerIds: ReadonlyArray<string>
}

const values: Values = { providerIds: [] }
const faultId = "invitation-fault"

/** Chooses professionals to ask for an offer. */
export const InviteDialog = ({ onClose, project }: Props) => {
  const { candidates, error, isPending, retry } = useCandidates(project)
  const api = useApiForm({
    schema: async () => (await import("#domain/project/invitation.ts")).NewInvitations,
    values,
    endpoint: useInvite(project.id),
    done: () => {
      toast({ title: "Invited", description: "They are told, and see the project under Invited." })
      return onClose
    },
    refused: refusal("Failed to invite")
  })
  const { field } = useFields(api.form)
  const { error: fault, label: _, ...box } = field("providerIds", "Professionals")
  return (
    <FormDialog
      api={api}
      title="Invite professionals"
      subtitle={`Up to ${maxInvitedAtOnce} at once`}
      submitLabel={isPending || candidates.length > 0 ? "Invite" : undefined}
      onClose={onClose}
    >
      {isPending && <CircularProgress aria-label="Looking for professionals" />}
      {error && (
        <NotLoaded error={error} onRetry={retry}>
          The professionals did not load.
        </NotLoaded>
      )}
      {!isPending && !error && candidates.length === 0 && (
        <>
          <Typography sx={{ color: "text.secondary", mb: 2 }}>
            Nobody more is listed for {project.category} near this project. Whom you save can be invited from
            anywhere.
          </Typography>
          <LinkButton href={specialtyPath(project.category)} variant="outlined">
            Find Professionals
          </LinkButton>
        </>
      )}
      <div role="group" aria-label="Professionals">
        {candidates.map(({ id, name, note }) => (
          <CheckField
            key={id}
            {...box}
            value={id}
            label={`${name} · ${note}`}
            faultId={fault ? faultId : undefined}
          />
        ))}
      </div>
      {fault && (
        <FormHelperText id={faultId} error>
          {fault}
        </FormHelperText>
      )}
    </FormDialog>
  )
}
