import { useEffect, useState } from "react"
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form"

import { draftOf, keepDraft } from "./kept-draft.ts"

interface Kept<Values extends FieldValues, Sent> {
  /** Tells this form's draft from all others. */
  readonly name: string
  readonly ownerId: string
  readonly resolver: Resolver<Values, unknown, Sent>
  readonly values: DefaultValues<Values>
}

/** A form that begins with what was typed before, and keeps every change: closing it by a slip loses nothing. */
export const useKeptForm = <Values extends FieldValues, Sent>(kept: Kept<Values, Sent>) => {
  const { name, ownerId, resolver, values } = kept
  const [draft] = useState(() => draftOf(name, ownerId, values))
  const form = useForm({ resolver, defaultValues: draft ?? values })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Only what a person has done to a field bears its name.
        callback: (change) => {
          if (change.name) keepDraft(name, ownerId, change.values)
        }
      }),
    [name, ownerId, subscribe]
  )
  return { form, isRestored: draft !== undefined }
}
