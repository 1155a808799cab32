import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { type SavedSearch, useChangeSearch } from "./saved-searches.ts"

interface Props {
  readonly search: SavedSearch
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Another name for a saved search. */
export const RenameSearch = ({ onClose, search: { alert, id, name, query } }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/provider/search/saved-search.ts")).SavedSearchRequest,
    values: { name },
    asSent: (typed) => ({ ...typed, alert, query }),
    endpoint: useChangeSearch(id),
    done: () => {
      toast({ title: "Search renamed" })
      return onClose
    },
    refused: refusal("The search could not be renamed", otherwise)
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog api={api} title="Rename this search" submitLabel="Rename" onClose={onClose}>
      <Refusal error={api.error} otherwise={otherwise} />
      <TextField {...field("name", "Name")} autoFocus />
    </FormDialog>
  )
}
