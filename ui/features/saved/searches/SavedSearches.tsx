import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { type SavedSearch, savedSearchesQuery } from "./saved-searches.ts"
import { SearchCard } from "./SearchCard.tsx"

const load = () => import("./later-dialogs.ts")
const DeleteSearch = lazyDialog(async () => (await load()).DeleteSearch)
const ChangeSearch = lazyDialog(async () => (await load()).ChangeSearch)

const NothingSaved = () => (
  <EmptyState
    title="No searches saved yet"
    action={
      <LinkButton href="/providers" variant="outlined">
        Search
      </LinkButton>
    }
  >
    Search for what you need, and press “Save this search”. We can write to you when somebody new is found.
  </EmptyState>
)

interface Open {
  readonly kind: "change" | "delete"
  readonly search: SavedSearch
}

const List = ({ searches }: { readonly searches: ReadonlyArray<SavedSearch> }) => {
  const [open, setOpen] = useState<Open | null>(null)
  const place = useFocusAfterwards(open !== null)
  const close = () => setOpen(null)
  return (
    <div ref={place} tabIndex={-1}>
      {searches.length === 0 ? (
        <NothingSaved />
      ) : (
        <CardGrid>
          {searches.map((search) => (
            <SearchCard
              key={search.id}
              search={search}
              onDelete={() => setOpen({ kind: "delete", search })}
              onChange={() => setOpen({ kind: "change", search })}
            />
          ))}
        </CardGrid>
      )}
      {open?.kind === "delete" && <DeleteSearch search={open.search} onClose={close} />}
      {open?.kind === "change" && <ChangeSearch search={open.search} onClose={close} />}
    </div>
  )
}

/** The saved searches, newest first. */
export const SavedSearches = () => {
  const { data, error, refetch } = useQuery(savedSearchesQuery)
  if (data) return <List searches={data} />
  if (error) return <ErrorAlert onRetry={refetch}>Your saved searches did not load.</ErrorAlert>
  return (
    <Skeleton
      data-waiting
      variant="rounded"
      height={180}
      role="status"
      aria-label="Loading your saved searches"
    />
  )
}
