import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"

/** Shown when there are no notifications. */
export const NothingNew = () => (
  <EmptyState title="Nothing new.">We tell you here when something happens.</EmptyState>
)
