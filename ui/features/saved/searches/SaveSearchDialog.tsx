import { type SearchAlert, searchNameLength } from "#domain/provider/search/saved-search-options.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { savedWords } from "../saved-words.ts"
import { alertLabel, alertOptions } from "./alert-options.ts"
import { keptQuery, unquoted, useSaveSearch } from "./saved-searches.ts"

export interface SaveSearchProps {
  readonly query: ProviderQuery
  /** The search in words. */
  readonly words: string
  /** How often to send emails, as the initial choice. */
  readonly alert?: SearchAlert
  readonly onClose: () => void
}

/**
 * Saves a search under a name, which is at first the search in words, and asks when to send emails about new results.
 */
export const SaveSearchDialog = ({ alert = "off", onClose, query, words }: SaveSearchProps) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/provider/search/saved-search.ts")).SavedSearchRequest,
    values: { name: unquoted(words).slice(0, searchNameLength).trim(), alert },
    asSent: (typed) => ({ ...typed, query: keptQuery(query) }),
    endpoint: useSaveSearch(),
    done: ({ name }) => {
      toast(savedWords(`“${name}”`))
      return onClose
    },
    refused: refusal("The search could not be saved")
  })
  const { field, select } = useFields(api.form)
  return (
    <FormDialog api={api} title="Save this search" submitLabel="Save search" onClose={onClose}>
      <TextField {...field("name", "Name")} autoFocus />
      <SelectField {...select("alert", alertLabel)} options={alertOptions} />
    </FormDialog>
  )
}
