import { useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useLocation, useSearchParams } from "wouter"

import type { Quote } from "#domain/quote/quote.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { useSendOffer } from "#ui/features/quotes/use-quotes.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formDraft } from "#ui/shared/forms/form-draft.ts"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { safeNext } from "#ui/shared/session/safe-next.ts"

import { refreshWhenOutdated } from "../refresh-when-outdated.ts"
import { begunBy, offerIn, type OfferValues } from "./offer-values.ts"

export const otherwise = "Please try again."

/** Where the page leads back to. */
export const useWayBack = (): string => {
  const [search] = useSearchParams()
  return safeNext(search.get("next"), "/dashboard?tab=quotes")
}

/** An offer's form. What was typed on an earlier visit and not sent is there again. */
export const useOfferForm = (quote: Quote, ownerId: UserId) => {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const back = useWayBack()
  const [begun] = useState(() => begunBy(quote))
  const draft = useMemo(
    () => formDraft<OfferValues>("localStorage", `offer:${quote.id}`, ownerId),
    [ownerId, quote.id]
  )
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/offer/offer.ts")).offerAt(new Date().toISOString()),
    values: begun,
    draft,
    asSent: offerIn,
    endpoint: useSendOffer(quote),
    done: () => {
      toast(
        quote.price === null
          ? { title: "Offer sent", description: `${quote.homeownerName} can now accept it.` }
          : { title: "Offer revised", description: `${quote.homeownerName} sees your new terms.` }
      )
      return () => navigate(back)
    },
    refused: refusal("Failed to send offer", otherwise),
    onRefused: (error) => refreshWhenOutdated(queryClient, error)
  })
  /** Puts other values into the fields, and keeps them as if they had been typed. */
  const fillIn = (values: OfferValues) => {
    api.form.reset(values)
    draft.keep(values, begun)
  }
  return { ...api, fillIn }
}

export type OfferWriting = ReturnType<typeof useOfferForm>
export type OfferForm = OfferWriting["form"]
