import type { ProviderId, UserId } from "#domain/shared/ids.ts"
import type { OneParty } from "#ports/repositories/quote-repository.ts"

interface OfTwo {
  readonly homeownerId: UserId
  readonly providerId: ProviderId | null
}

/** Whether a quote or project belongs to this party. */
export const isOf = (thing: OfTwo, party: OneParty) =>
  "homeownerId" in party ? thing.homeownerId === party.homeownerId : thing.providerId === party.providerId
