import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"

/** What there is to say of a search beside its list; most find somebody, as they were typed. */
export const { Part: SearchOutcome, preload: preloadSearchOutcome } = lazyPart(
  async () => (await import("#ui/features/providers/SearchOutcome.tsx")).SearchOutcome
)
