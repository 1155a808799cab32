import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import type { Actor } from "#domain/account/account.ts"
import { requireOpen } from "#domain/messaging/put-away.ts"
import { noticeOfRequest } from "#domain/notices/work-notices.ts"
import { addPhotoAgain } from "#domain/photo/photo-words.ts"
import { openQuote } from "#domain/quote/quote-rules.ts"
import type { NamedByRequest, QuoteRequest } from "#domain/quote/quote.ts"
import { QuoteId } from "#domain/shared/ids.ts"
import { invalid, InvalidInput } from "#domain/shared/input.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { openConversation } from "../messaging/open-conversation.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"
import { copyPhotos } from "../photo/copy-photos.ts"
import { faultsOfNamed } from "../provider/find-listed-provider.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { reveal } from "./reveal.ts"

/** Copies of the photos of another request of the actor's. */
const copiesOf = Effect.fnUntraced(function* (actor: Actor, quoteId: QuoteId | undefined) {
  if (quoteId === undefined) return []
  const copies = yield* copyPhotos(actor, { purpose: "request", thingId: quoteId })
  if (copies.length === 0) yield* invalid("photosOf", addPhotoAgain)
  return copies
})

/** The body of a request to a provider. */
interface SentRequest {
  readonly request: Body<QuoteRequest>
  /** The ids that the same body names. */
  readonly named: Body<NamedByRequest>
}

/** Reads what was filled in, and requires that the provider is listed; people hear of all faults at once. */
const requestOf = Effect.fnUntraced(function* ({ named, request }: SentRequest) {
  const read = yield* Effect.result(request)
  const providerId = yield* Effect.match(named, {
    onFailure: () => null,
    onSuccess: (names) => names.providerId
  })
  const ofRequest = Result.isFailure(read) ? read.failure.faults : []
  const faults = [...ofRequest, ...(yield* faultsOfNamed(providerId))]
  if (Result.isFailure(read) || faults.length > 0) return yield* new InvalidInput({ faults })
  return read.success
})

/** Asks a provider for a quote, with photos, and opens the pair's conversation. */
export const requestQuote = Effect.fn("requestQuote")(function* (actor: Actor, sent: SentRequest) {
  const quotes = yield* QuoteRepository
  const views = yield* QuoteViews

  const request = yield* requestOf(sent)
  const { photoIds = [], photosOf, providerId } = request
  const quote = openQuote({ id: yield* newId(QuoteId), actor, request, now: yield* now })
  yield* atomically(
    Effect.gen(function* () {
      const photos = [...photoIds, ...(yield* copiesOf(actor, photosOf))]
      yield* attachPhotos(actor, photos, { field: "photoIds", purpose: "request", thingId: quote.value.id })
      yield* fewWhileUnconfirmed(actor, { kind: "unconfirmedRequests" })
      // Only bids can collide with another quote, and this one belongs to no project.
      yield* Effect.orDie(storeChange(quote, quotes.insert))
      yield* tell(noticeOfRequest(actor, quote.value))
      yield* reveal(null, quote.value, quote.value.createdAt)
      const { conversation } = yield* openConversation({ homeownerId: actor.id, providerId, projectId: null })
      yield* Effect.fromResult(requireOpen(conversation))
      yield* withinLimit(actor, { kind: "quoteRequests" }, { kind: "providersAsked", thing: providerId })
    })
  )
  return yield* views.byId(quote.value.id, actor, yield* now)
})
