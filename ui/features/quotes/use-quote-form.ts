import { useQueryClient } from "@tanstack/react-query"
import { useLocation, useSearch } from "wouter"

import { callErrorIn, statusOf } from "#ui/shared/api/call-error.ts"
import { toast, type ToastMessage } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import type { QuoteDialogProps, QuoteTarget } from "./quote-dialog.ts"
import { quoteDraft } from "./quote-draft.ts"
import { emptyValues, type QuoteValues } from "./quote-values.ts"
import { useRequestQuote } from "./use-quotes.ts"

const tellSent = ({ businessName }: QuoteTarget) =>
  toast({
    title: "Quote Request Sent!",
    // Names like "Drain Co." bring the full stop along.
    description: `Your quote request has been sent to ${businessName.replace(/\.$/, "")}. They will contact you soon.`
  })

const refused = (): ToastMessage => ({
  title: "Error",
  description: "Failed to send quote request. Please try again.",
  variant: "destructive"
})

const isSignedOut = (error: unknown) => statusOf(error) === 401

// What has been said at the fields, or is mended by signing in, is not said again.
const worthSaying = (error: Error | null) =>
  isSignedOut(error) || (callErrorIn(error)?.errors ?? []).length > 0 ? null : error

// The way to the sign-in page and back to the dialog, filled in as it was left.
const useSignInFirst = (provider: QuoteTarget, ownerId: string | null) => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const queryClient = useQueryClient()
  return (values: QuoteValues) => {
    quoteDraft(provider, ownerId, path).keep(values, emptyValues(provider))
    return () => {
      navigate(loginPath(search ? `${path}?${search}` : path))
      queryClient.setQueryData(sessionQuery.queryKey, { user: null })
    }
  }
}

/** The quote request's form; visitors sign in before it is sent. */
export const useQuoteForm = ({ onClose, provider }: QuoteDialogProps) => {
  const { error: sessionError, isLoading, user } = useSession()
  const userId = user?.id ?? null
  const isVisitor = !user && !isLoading && !sessionError
  const signInFirst = useSignInFirst(provider, userId)
  const values = emptyValues(provider)
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/quote.ts")).QuoteRequest,
    values,
    draft: quoteDraft(provider, userId),
    endpoint: useRequestQuote(),
    before: (typed) => (isVisitor ? signInFirst(typed) : undefined),
    done: (_, form) => {
      tellSent(provider)
      form.reset(values)
      return onClose
    },
    refused,
    onRefused: (error, typed) => (isSignedOut(error) ? signInFirst(typed) : undefined),
    unchecked: refused
  })
  return { ...api, error: worthSaying(api.error) }
}
