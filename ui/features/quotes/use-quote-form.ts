import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useWatch } from "react-hook-form"
import { useLocation } from "wouter"

import { ended } from "#domain/shared/sentences.ts"
import { carryOverContact } from "#ui/features/account/carried-over.ts"
import { photosField } from "#ui/features/photos/kept-photo.ts"
import { useWithPhotos } from "#ui/features/photos/with-photos.ts"
import { callErrorIn, statusOf } from "#ui/shared/api/call-error.ts"
import { toast, type ToastMessage } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { loginPath, registerPath } from "#ui/shared/session/safe-next.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { offerOthers } from "./also-ask.ts"
import { keepLastRequest, lastRequestOf } from "./last-request.ts"
import { othersQuery } from "./others-query.ts"
import type { QuoteDialogProps, QuoteTarget } from "./quote-dialog.ts"
import { keptPlace, quoteDraft } from "./quote-draft.ts"
import { firstValues, type QuoteValues } from "./quote-values.ts"
import { searchedPlace, searchedTrade, searchedWords } from "./searched-words.ts"
import { useRequestQuote } from "./use-quotes.ts"

const tellSent = ({ businessName }: QuoteTarget) =>
  toast({
    title: "Quote Request Sent!",
    description: `${ended(`Your quote request has been sent to ${businessName}`)} They will contact you soon.`
  })

const refused = (): ToastMessage => ({
  title: "Error",
  description: "Failed to send quote request. Please try again.",
  variant: "destructive"
})

const isSignedOut = (error: unknown) => statusOf(error) === 401

// Faults that are shown at the fields are not repeated, nor is a missing session, which signing in mends. `providerId`
// is no field.
const worthSaying = (error: Error | null) => {
  const faults = callErrorIn(error)?.errors ?? []
  const isAtFields = faults.length > 0 && faults.every(({ field }) => field !== "providerId")
  return isSignedOut(error) || isAtFields ? null : error
}

// Leads to the sign-in page or the registration, and back to the dialog, which keeps what was typed.
const useSignInFirst = (provider: QuoteTarget, ownerId: string | null, place: string | null) => {
  const [path, navigate] = useLocation()
  const here = useHere()
  const queryClient = useQueryClient()
  return (values: QuoteValues, pathOf = loginPath) => {
    const draft = quoteDraft(provider, ownerId, { searchedPlace: place, returnTo: path })
    draft.keep(values, firstValues(provider, null, undefined))
    return () => {
      navigate(pathOf(here))
      queryClient.setQueryData(sessionQuery.queryKey, { user: null })
    }
  }
}

// Prefetches other providers while the form is filled in: once the request is sent, the question about them appears at
// once.
const useOthersAhead = (
  { provider, searchedPlace: place, serviceType }: Parameters<typeof othersQuery>[0],
  isWanted: boolean
) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    void queryClient.prefetchQuery(othersQuery({ provider, serviceType, searchedPlace: place }))
  }, [isWanted, place, provider, queryClient, serviceType])
}

/** The quote request's form; visitors sign in before it is sent. */
export const useQuoteForm = ({ onClose, provider }: QuoteDialogProps) => {
  const { error: sessionError, isLoading, user } = useSession()
  const userId = user?.id ?? null
  const isVisitor = !user && !isLoading && !sessionError
  const queryClient = useQueryClient()
  const [last] = useState(() => lastRequestOf(userId))
  const [path] = useLocation()
  const [words] = useState(() => searchedWords(queryClient, provider))
  // From a card, the form begins with the trade that the card was found for; on the professional's own page, with their
  // first one.
  const [trade] = useState(() =>
    path === `/provider/${provider.id}` ? searchedTrade(queryClient, provider) : undefined
  )
  const [place] = useState(() => searchedPlace(queryClient, provider) ?? keptPlace(provider, userId))
  const signInFirst = useSignInFirst(provider, userId, place)
  const entrance = useRef(loginPath)
  const values = firstValues(provider, user ?? null, last, { words, trade })
  const form = useApiForm({
    schema: async () => (await import("#domain/quote/quote.ts")).QuoteRequest,
    values,
    asSent: ({ photoIds, sharesPhone, ...typed }: QuoteValues) => ({
      ...typed,
      ...photosField(photoIds),
      phoneSharing: sharesPhone ? "now" : "on_accept"
    }),
    draft: quoteDraft(provider, userId, { searchedPlace: place }),
    endpoint: useRequestQuote(),
    before: (typed) => {
      if (!isVisitor) return undefined
      carryOverContact(typed.contactName, typed.contactPhone)
      return signInFirst(typed, entrance.current)
    },
    done: (quote, { reset }, sent) => {
      tellSent(provider)
      reset(values)
      // The photos belong to this request only.
      keepLastRequest(userId, { ...sent, photoIds: [] })
      return () => {
        onClose()
        void offerOthers({ provider, quote, searchedPlace: place })
      }
    },
    refused,
    onRefused: (error, typed) => (isSignedOut(error) ? signInFirst(typed) : undefined),
    unchecked: refused
  })
  const api = useWithPhotos(form)
  const serviceType = useWatch({ control: api.form.control, name: "serviceType" })
  useOthersAhead({ provider, serviceType, searchedPlace: place }, user !== null)
  const sendBy = (pathOf: typeof loginPath) => () => {
    entrance.current = pathOf
    return api.submit()
  }
  return {
    ...api,
    /** Submits; visitors are led to sign in first. */
    submit: sendBy(loginPath),
    /** The same for visitors who have no account yet. */
    submitAndRegister: sendBy(registerPath),
    hasLast: last !== undefined,
    /** Whether the description begins with the words of the search. */
    isSearched: last === undefined && words !== "" && !api.isRestored,
    error: worthSaying(api.error)
  }
}
