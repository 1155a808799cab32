import { useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useLocation, useSearchParams } from "wouter"

import { toQuote } from "#domain/notices/places.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { useSendOffer } from "#ui/features/quotes/use-quotes.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { changedFields, changesDraft, sameValues } from "#ui/shared/forms/form-draft.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFollow } from "#ui/shared/forms/use-follow.ts"
import { safeNext } from "#ui/shared/session/safe-next.ts"

import { refreshWhenOutdated } from "../refresh-when-outdated.ts"
import { begunBy, offerIn, type OfferValues } from "./offer-values.ts"

/** The page to which this one leads back; by default the quote's entry. */
export const useWayBack = ({ id }: Quote): string => {
  const [search] = useSearchParams()
  return safeNext(search.get("next"), toQuote(id))
}

const sentWords = (before: Quote, after: Quote) => {
  const { homeownerName: name } = before
  if (before.price === null) return { title: "Offer sent", description: `${name} can now accept it.` }
  return before.offer?.version === after.offer?.version
    ? { title: "Nothing has changed", description: "Your offer says what it said before." }
    : { title: "Offer revised", description: `${name} sees your new terms.` }
}

/**
 * An offer's form, whose initial values are the newest version's. Input of an earlier visit that was not sent is
 * restored.
 */
export const useOfferForm = (quote: Quote, ownerId: UserId) => {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const back = useWayBack(quote)
  const begun = useMemo(() => begunBy(quote), [quote])
  const [known, setKnown] = useState(quote.offer?.version)
  const draft = useMemo(
    () => changesDraft<OfferValues>("localStorage", `offer:${quote.id}`, ownerId),
    [ownerId, quote.id]
  )
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/offer/offer.ts")).offerAt(serverNow()),
    values: begun,
    draft,
    asSent: offerIn,
    endpoint: useSendOffer(quote),
    done: (answer) => {
      toast(sentWords(quote, answer))
      return () => navigate(back)
    },
    refused: refusal("Failed to send offer"),
    onRefused: (error) => refreshWhenOutdated(queryClient, error)
  })
  useFollow(
    api.form,
    begun,
    useMemo(() => quoteQuery(quote.id).queryKey, [quote.id])
  )
  // The quote as the page shows it. While the offer is being sent, a newer quote waits: it is shown if sending fails;
  // if it succeeds, the page is left.
  const [standing, setStanding] = useState(quote)
  /** Whether anything was typed that differs from the newest version. */
  const [isKept, setKept] = useState(api.isRestored)
  if (!api.isBusy && standing !== quote) {
    const typed = changedFields(api.form.getValues(), begunBy(standing))
    setStanding(quote)
    setKept(!sameValues({ ...begun, ...typed }, begun))
  }
  const newest = standing.offer?.version
  const discard = () => {
    setKnown(newest)
    api.discard()
  }
  /** Puts other values into the fields, and keeps them as if they had been typed. */
  const fillIn = (values: OfferValues) => {
    api.form.reset(values)
    draft.keep(values, begun)
  }
  /** Whether what stood in the fields may be older than the newest version. */
  const isOlder = (api.isRestored && isKept) || known !== newest
  return { ...api, discard, fillIn, isKept, isOlder, standing }
}

export type OfferWriting = ReturnType<typeof useOfferForm>
export type OfferForm = OfferWriting["form"]
