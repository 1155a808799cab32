import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { topicOfPage } from "#domain/events/event.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { shows } from "../showing.ts"
import { mayReadPhone } from "../usage/may-read-phone.ts"

/**
 * A listed provider's page; the phone number is for those whom the provider lets read it, within a daily limit. One's
 * own number does not count.
 */
export const showProvider = Effect.fnUntraced(function* (actor: Actor | null, id: ProviderId) {
  const providers = yield* ProviderViews
  yield* shows(topicOfPage(id))
  const provider = yield* providers.byId(id, actor?.id ?? null)
  if (actor === null || provider.phone === null || actor.providerId === id) return provider
  return (yield* mayReadPhone(actor, id)) ? provider : { ...provider, phone: null, phoneWithheld: true }
})
