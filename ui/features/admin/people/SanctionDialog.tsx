import Typography from "@mui/material/Typography"

import { fullName } from "#domain/account/full-name.ts"
import type { Person } from "#domain/operator/people.ts"
import { sanctionLevels } from "#domain/sanction/sanction-options.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { OperatorDialog } from "../unlock/OperatorDialog.tsx"
import { useOperatorForm } from "../unlock/use-operator-form.ts"
import { useSanction } from "./people.ts"
import { levelOptions, meaningOf } from "./sanction-levels.ts"

interface Props {
  readonly person: Person
  readonly onClose: () => void
}

interface Typed {
  readonly level: string
  readonly reason: string
  readonly until: string
}

/** Limits or suspends somebody, for a reason that they read. */
export const SanctionDialog = ({ onClose, person }: Props) => {
  const values: Typed = { level: "", reason: "", until: "" }
  const api = useOperatorForm({
    schema: async () => (await import("#domain/sanction/sanction.ts")).SanctionRequest,
    values,
    lateDraft: useTabDraft<Typed>(`sanction:${person.id}`),
    asSent: ({ until, ...typed }: Typed) => ({ ...typed, until: until === "" ? null : until }),
    endpoint: useSanction(person.id),
    done: () => {
      toast({ title: "Done", description: "The person is written to." })
      return onClose
    },
    refused: refusal("Nothing was changed")
  })
  const { field } = useFields(api.form)
  const level = sanctionLevels.find((known) => known === api.form.watch("level"))
  return (
    <OperatorDialog
      api={api}
      title="Limit or suspend"
      subtitle={fullName(person)}
      submitLabel="Do it and write"
      onClose={onClose}
    >
      <SelectField
        {...field("level", "The account is to be")}
        options={levelOptions}
        placeholder="Choose"
        helperText={meaningOf(level)}
      />
      <TextField
        {...field("reason", "Reason")}
        helperText="The person reads these words."
        multiline
        minRows={3}
      />
      <TextField {...field("until", "Until")} type="date" />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Without a day it holds until somebody lifts it.
      </Typography>
    </OperatorDialog>
  )
}
