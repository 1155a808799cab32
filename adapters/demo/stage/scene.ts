import type { Actor, User } from "#domain/account/account.ts"
import type { Role } from "#domain/account/role.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { ReviewId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atTime, dayOf, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import { asHomeowner, asProvider } from "../people/actors.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import { type Moment, type ProviderKey, providerKeys, type Verdict } from "./story.ts"

/** One homeowner's story, and who and what it plays with. */
export interface Scene {
  readonly now: Instant
  readonly random: Random
  readonly homeowner: User
  readonly firmOf: (key: ProviderKey) => Firm
  /** The title of the project that it plays on; absent for a request. */
  readonly projectTitle?: string
}

export const instantOf = ({ now }: Scene, [daysAgo, time]: Moment): Instant =>
  atTime(daysBefore(now, daysAgo), time)

/** An id of an entity made at this moment. */
export const idAt = (scene: Scene, moment: Moment): string => uuidAt(instantOf(scene, moment), scene.random)

export const homeownerOf = ({ homeowner }: Scene): Actor => asHomeowner(homeowner)

/** The provider whom a quote is asked of. */
export const providerOf = ({ firmOf }: Scene, { providerId }: Pick<QuoteRecord, "providerId">): Actor => {
  const firm = providerKeys.map(firmOf).find(({ profile }) => profile.id === providerId)
  if (firm === undefined) throw new Error(`No provider of the demo stories is ${providerId}`)
  return asProvider(firm)
}

/** Who takes a step on a quote. */
export const actorIn = (scene: Scene, quote: QuoteRecord, by: Role): Actor =>
  by === "provider" ? providerOf(scene, quote) : homeownerOf(scene)

export const reviewed = (
  scene: Scene,
  quote: QuoteRecord,
  { at, reply, ...words }: Verdict
): ReviewRecord => {
  if (quote.completedAt === null) throw new Error(`"${words.title}" reviews a job that is not done`)
  return {
    ...words,
    id: ReviewId.make(idAt(scene, at)),
    providerId: quote.providerId,
    homeownerId: quote.homeownerId,
    quoteId: quote.id,
    beforePhotos: [],
    afterPhotos: [],
    isVerified: true,
    serviceDate: dayOf(quote.completedAt),
    createdAt: instantOf(scene, at),
    reply: reply === undefined ? null : { content: reply[1], createdAt: instantOf(scene, reply[0]) }
  }
}
