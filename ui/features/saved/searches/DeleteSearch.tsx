import { DeedQuestion } from "#ui/shared/components/dialog/DeedQuestion.tsx"

import { type SavedSearch, useDeleteSearch } from "./saved-searches.ts"

interface Props {
  readonly search: SavedSearch
  readonly onClose: () => void
}

/** Asks before a saved search is deleted. */
export const DeleteSearch = ({ onClose, search }: Props) => {
  const { error, mutateAsync } = useDeleteSearch(search.id)
  return (
    <DeedQuestion
      title="Delete this search?"
      confirmLabel="Delete search"
      send={mutateAsync}
      error={error}
      done={{ title: "Search deleted" }}
      onClose={onClose}
    >
      “{search.name}” is gone then, and no more emails come about it.
    </DeedQuestion>
  )
}
