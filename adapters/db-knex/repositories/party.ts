import type { OneParty } from "#ports/repositories/quote-repository.ts"

/** The column that says that a quote or project is this one's, with the value there. */
export const columnOf = (party: OneParty) =>
  "homeownerId" in party
    ? (["homeowner_id", party.homeownerId] as const)
    : (["provider_id", party.providerId] as const)
