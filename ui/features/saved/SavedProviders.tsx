import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import type { Provider } from "#domain/provider/provider.ts"
import { counted } from "#domain/shared/numbers.ts"
import { ProviderGrid } from "#ui/features/providers/ProviderGrid.tsx"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"
import { NothingFoundArt } from "#ui/shared/illustrations/Vignettes.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { savedProvidersQuery } from "./saved-providers.ts"

const NobodySaved = () => (
  <EmptyState
    art={<NothingFoundArt />}
    title="No professionals saved yet"
    action={
      <LinkButton href="/providers" variant="outlined">
        Find Contractors
      </LinkButton>
    }
  >
    Press the heart of a professional whom you want to find again.
  </EmptyState>
)

/** A professional who is removed stays on the screen until it is left: another press saves them again. */
const useShown = (items: ReadonlyArray<Provider>) => {
  const [shown, setShown] = useState(items)
  const newcomers = items.filter(({ id }) => !shown.some((one) => one.id === id))
  if (newcomers.length > 0) setShown([...newcomers, ...shown])
  return shown
}

const List = ({ gone, items }: { readonly gone: number; readonly items: ReadonlyArray<Provider> }) => {
  const shown = useShown(items)
  return (
    <>
      {shown.length === 0 ? <NobodySaved /> : <ProviderGrid providers={shown} />}
      {gone > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {counted(gone, "professional")} whom you have saved {gone === 1 ? "is" : "are"} not listed at the
          moment.
        </Typography>
      )}
    </>
  )
}

/** The saved professionals, newest first. */
export const SavedProviders = () => {
  const { data, error, refetch } = useQuery(savedProvidersQuery)
  if (data) return <List {...data} />
  if (error) return <ErrorAlert onRetry={refetch}>Your saved professionals did not load.</ErrorAlert>
  return (
    <div data-waiting>
      <SkeletonCards label="Loading your saved professionals" />
    </div>
  )
}
