import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Ending } from "#domain/quote/closing.ts"
import type { AlreadyQuoted } from "#domain/quote/quote-errors.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ProjectId, ProviderId, QuoteId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { Pair } from "../views/quote-views.ts"

/** The party whose quotes are meant. */
export type OneParty = { readonly homeownerId: UserId } | { readonly providerId: ProviderId }

export class QuoteRepository extends Context.Service<
  QuoteRepository,
  {
    /** Fails when the provider already has a live quote on the same project. */
    readonly insert: (quote: QuoteRecord) => Effect.Effect<void, AlreadyQuoted>
    readonly byId: (id: QuoteId) => Effect.Effect<QuoteRecord, NotFound>
    /** The requests of its homeowner for the same service from one moment to another, both included. */
    readonly askedLike: (
      request: Pick<QuoteRecord, "homeownerId" | "serviceType">,
      from: Instant,
      until: Instant
    ) => Effect.Effect<ReadonlyArray<QuoteRecord>>
    /** Writes only if `quote.version` is still the stored one, then bumps it. */
    readonly update: (quote: QuoteRecord) => Effect.Effect<void, ChangedMeanwhile>
    /** Ends every pending quote on the project, but for `except`, and says why; gives those that it has ended. */
    readonly closePending: (
      projectId: ProjectId,
      to: "rejected" | "cancelled",
      except: QuoteId | null,
      ending: Ending
    ) => Effect.Effect<ReadonlyArray<QuoteRecord>>
    /** Ends what is pending between the two: cancels what the homeowner asked, rejects what the provider has bid. */
    readonly closeBetween: (pair: Pair, ending: Ending) => Effect.Effect<ReadonlyArray<QuoteRecord>>
    /** Cancels all that a homeowner, or a provider, has pending or agreed on; gives what it has ended. */
    readonly closeAllOf: (party: OneParty, ending: Ending) => Effect.Effect<ReadonlyArray<QuoteRecord>>
    /** The projects that a homeowner's, or a provider's, live quotes are on. */
    readonly liveProjectsOf: (party: OneParty) => Effect.Effect<ReadonlyArray<ProjectId>>
    /** Whether the provider has a live quote on a project of the homeowner's. */
    readonly hasBid: (pair: Pair) => Effect.Effect<boolean>
    /** Who has ever quoted on the project. */
    readonly providersOn: (projectId: ProjectId) => Effect.Effect<ReadonlyArray<ProviderId>>
  }
>()("ports/QuoteRepository") {}
