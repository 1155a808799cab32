import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { alertLabel, alertOptions } from "./alert-options.ts"
import { type SavedSearch, useChangeSearch } from "./saved-searches.ts"

interface Props {
  readonly search: SavedSearch
  readonly onClose: () => void
}

/** Changes a saved search's name, and when emails about new results are sent. */
export const ChangeSearch = ({ onClose, search: { alert, id, name, query } }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/provider/search/saved-search.ts")).SavedSearchRequest,
    values: { name, alert },
    asSent: (typed) => ({ ...typed, query }),
    endpoint: useChangeSearch(id),
    done: () => {
      toast({ title: "Search changed" })
      return onClose
    },
    refused: refusal("The search could not be changed")
  })
  const { field, select } = useFields(api.form)
  return (
    <FormDialog api={api} title="Change this search" submitLabel="Save changes" onClose={onClose}>
      <TextField {...field("name", "Name")} autoFocus />
      <SelectField {...select("alert", alertLabel)} options={alertOptions} />
    </FormDialog>
  )
}
