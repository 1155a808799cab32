import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useForm, type UseFormReturn } from "react-hook-form"
import { useLocation, useSearch } from "wouter"

import type { QuoteRequest } from "#domain/quote/quote.ts"
import { callErrorIn, statusOf } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import type { QuoteDialogProps, QuoteTarget } from "./quote-dialog.ts"
import { draftFor, dropDraft, keepDraft } from "./quote-draft.ts"
import { emptyValues, type QuoteValues } from "./quote-values.ts"
import { useRequestQuote } from "./use-quotes.ts"

/** Fetches the form's check ahead of its first use. */
export const loadCheck = async () => (await import("#domain/quote/quote.ts")).QuoteRequest
const resolver = schemaResolver<QuoteValues, QuoteRequest>(loadCheck)

const fields = [
  "serviceType",
  "description",
  "urgency",
  "budgetMin",
  "budgetMax",
  "contactName",
  "contactPhone"
] as const

const sent = ({ businessName }: QuoteTarget) =>
  toast({
    title: "Quote Request Sent!",
    // Names like "Drain Co." bring the full stop along.
    description: `Your quote request has been sent to ${businessName.replace(/\.$/, "")}. They will contact you soon.`
  })

const failed = () =>
  toast({
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
    keepDraft({ provider, values, ownerId, returnTo: path })
    return () => {
      navigate(loginPath(search ? `${path}?${search}` : path))
      queryClient.setQueryData(sessionQuery.queryKey, { user: null })
    }
  }
}

// Kept at every change, so that neither Back nor a reload costs anybody what they typed.
const useKeptDraft = (
  { subscribe }: UseFormReturn<QuoteValues, unknown, QuoteRequest>,
  provider: QuoteTarget,
  ownerId: string | null
) => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Only what a person has done to a field bears its name.
        callback: ({ name, values }) => {
          if (name) keepDraft({ provider, values, ownerId, returnTo: null })
        }
      }),
    [ownerId, provider, subscribe]
  )
}

/** The quote request's form: its state, sending it, and keeping what was typed until it has been taken. */
export const useQuoteForm = ({ onClose, provider }: QuoteDialogProps) => {
  const { error: sessionError, isLoading, user } = useSession()
  const userId = user?.id ?? null
  const [draft] = useState(() => draftFor(provider.id, userId))
  const form = useForm({ resolver, defaultValues: draft ?? emptyValues(provider) })
  const request = useRequestQuote()
  const signInFirst = useSignInFirst(provider, userId)
  useKeptDraft(form, provider, userId)

  const { isBusy, start } = useSending(form, async (body: QuoteRequest) => {
    const values = form.getValues()
    if (!user && !isLoading && !sessionError) return signInFirst(values)
    try {
      await request.mutateAsync(body)
    } catch (error) {
      if (isSignedOut(error)) return signInFirst(values)
      failed()
      showFaults(error, fields, form.setError)
      return undefined
    }
    sent(provider)
    form.reset(emptyValues(provider))
    dropDraft()
    return onClose
  })

  // The check's code could not be fetched.
  const submit = () => start().catch(failed)
  return { error: worthSaying(request.error), form, isBusy, isRestored: draft !== undefined, submit }
}
