import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"

/** Nobody has told this person anything. */
export const NothingNew = () => (
  <EmptyState title="Nothing new.">We tell you here when something happens.</EmptyState>
)
