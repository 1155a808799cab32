import { type UseMutationResult, useQueryClient } from "@tanstack/react-query"
import { type FieldValues, type Resolver, useForm } from "react-hook-form"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"

import { refreshWhenOutdated } from "./refresh-when-outdated.ts"

/** What stands in the dialog's fields. */
export interface OfferValues {
  readonly price: number | null
  readonly message: string
  readonly timeline: string
}

interface Sending<Sent extends FieldValues> {
  readonly resolver: Resolver<OfferValues, unknown, Sent>
  readonly values: OfferValues
  readonly mutation: UseMutationResult<unknown, Error, Sent>
  readonly done: { readonly title: string; readonly description: string }
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** The state of an offer's form. It closes once the offer is taken; a refusal leaves everything as typed. */
export const useOfferForm = <Sent extends FieldValues>(sending: Sending<Sent>) => {
  const { done, mutation, onClose, resolver, values } = sending
  const form = useForm({ resolver, defaultValues: values })
  const queryClient = useQueryClient()
  const { isBusy, start } = useSending(form, async (offer) => {
    try {
      await mutation.mutateAsync(offer)
      toast(done)
      return onClose
    } catch (error) {
      const description = wordsFor(error, otherwise)
      toast({ title: "Failed to send offer", description, variant: "destructive" })
      showFaults(error, ["price", "message", "timeline"], form.setError)
      refreshWhenOutdated(queryClient, error)
      return undefined
    }
  })
  const failure = mutation.error ? wordsFor(mutation.error, otherwise) : null
  return { form, submit: start, pending: isBusy, failure }
}
