import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState } from "react"
import { type Resolver, useForm, type UseFormReturn, useWatch } from "react-hook-form"

import type { OwnProfile, ProfileRequest } from "#domain/provider/profile/profile.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { changeUser } from "#ui/shared/session/session-query.ts"

import { draftOf, dropDraft, keepDraft } from "./profile-draft.ts"
import { tellFailed, tellSaved } from "./profile-toasts.ts"
import { profileFields, type ProfileValues, sameValues, valuesOf } from "./profile-values.ts"
import { useSaveOwnProfile } from "./use-own-profile.ts"

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileRequest>

/** Fetches the form's check ahead of its first use. */
export const loadCheck = async () => (await import("#domain/provider/profile/profile.ts")).ProfileRequest
const check = schemaResolver<ProfileValues, ProfileRequest>(loadCheck)

/** What stands in the fields now; renders anew whenever it changes. */
export const useTypedProfile = ({ control, getValues }: ProfileForm): ProfileValues => {
  useWatch({ control })
  return getValues()
}

// Kept at every change, so that neither Back nor a reload costs anybody what they typed.
const useKeptDraft = ({ subscribe }: ProfileForm, ownerId: string, saved: ProfileValues) => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Only what a person has done to a field bears its name.
        callback: ({ name, values }) => {
          if (!name) return
          if (sameValues(values, saved)) dropDraft()
          else keepDraft({ ownerId, values })
        }
      }),
    [ownerId, saved, subscribe]
  )
}

/**
 * The profile's form. `save` checks and sends it, to be listed or not; a failure leaves everything as it was typed.
 * What was typed on an earlier visit and not saved is there again, `isRestored`, until it is discarded.
 */
export const useProfileForm = (profile: OwnProfile, ownerId: string) => {
  const saved = useMemo(() => valuesOf(profile), [profile])
  const [draft, setDraft] = useState(() => draftOf(ownerId, saved))
  const saving = useSaveOwnProfile()
  const queryClient = useQueryClient()
  // The rules depend on it, and it is no field: the button that was pressed says it.
  const listed = useRef(profile.listed)
  const resolver: Resolver<ProfileValues, unknown, ProfileRequest> = (values, context, options) => {
    const answers = { ...values, listed: listed.current }
    return check(answers, context, options)
  }
  const form: ProfileForm = useForm({ resolver, defaultValues: draft ?? saved })
  useKeptDraft(form, ownerId, saved)

  const restart = (values: ProfileValues) => {
    dropDraft()
    setDraft(undefined)
    form.reset(values)
  }

  const send = async (request: ProfileRequest, sent: ProfileValues) => {
    try {
      const answer = await saving.mutateAsync(request)
      changeUser(queryClient, { phone: answer.phone })
      const typedMeanwhile = sameValues(form.getValues(), sent) ? undefined : form.getValues()
      restart(valuesOf(answer))
      if (typedMeanwhile) {
        keepDraft({ ownerId, values: typedMeanwhile })
        form.reset(typedMeanwhile)
      }
      tellSaved(profile, answer)
    } catch (error) {
      tellFailed(error)
      showFaults(error, profileFields, form.setError)
    }
  }

  const { isBusy, start: save } = useOnce(async (toBeListed: boolean) => {
    listed.current = toBeListed
    const sent = form.getValues()
    await form
      .handleSubmit((request) => send(request, sent))()
      // The check's code could not be fetched.
      .catch(tellFailed)
    // It is there to be changed again.
    return undefined
  })

  const discard = () => {
    restart(saved)
    form.setFocus("businessName")
  }
  return { discard, form, isBusy, isRestored: draft !== undefined, save, saved }
}

export type ProfileEditing = ReturnType<typeof useProfileForm>
