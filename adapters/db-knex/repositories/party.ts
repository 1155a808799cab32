import type { OneParty } from "#ports/repositories/quote-repository.ts"

/** The column by which a quote or project belongs to this party, with its value. */
export const columnOf = (party: OneParty) =>
  "homeownerId" in party
    ? (["homeowner_id", party.homeownerId] as const)
    : (["provider_id", party.providerId] as const)
