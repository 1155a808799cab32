import { orMissing } from "#ui/shared/feedback/lazy-section.tsx"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"

/** Notices about a search, in a chunk of their own: most searches find somebody as they were typed, and need none. */
export const { Part: SearchOutcome, preload: preloadSearchOutcome } = lazyPart(
  orMissing(async () => (await import("#ui/features/providers/SearchOutcome.tsx")).SearchOutcome)
)
