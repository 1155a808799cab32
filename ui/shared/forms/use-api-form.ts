import type * as Schema from "effect/Schema"
import { useEffect, useRef, useState } from "react"
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn
} from "react-hook-form"

import { statusOf } from "../api/call-error.ts"
import { unreachable } from "../feedback/refusal.ts"
import { toast, type ToastMessage } from "../feedback/toast/toast.ts"
import { onScreenEnd } from "../session/private-storage.ts"
import { focusFirst, showFaults } from "./faults.ts"
import { fetchAhead } from "./fetch-ahead.ts"
import { type FormDraft, sameValues } from "./form-draft.ts"
import { schemaResolver } from "./resolver.ts"
import { type Leave, useOnce } from "./use-once.ts"

/** What a form is checked by, where it goes, and what is said of it. */
export interface ApiForm<Values extends FieldValues, Sent, Answer> {
  /** Fetches the domain's check, with the first step into the form: the first view does without. */
  readonly schema: () => Promise<Schema.ConstraintDecoder<Sent>>
  /** What the fields begin with, in the order of the screen. */
  readonly values: Values & DefaultValues<Values>
  readonly draft?: FormDraft<Values>
  /** Where there is no draft: keeps what was typed when the session ended or the page went, until it is sent anew. */
  readonly lateDraft?: FormDraft<Values>
  /** What is checked and sent of what was typed, where that is not the same; its fields bear the same names. */
  readonly asSent?: (typed: Values) => object
  /** The mutation that sends what was checked and takes the answer over. */
  readonly endpoint: {
    readonly error: Error | null
    readonly mutateAsync: (sent: Sent) => Promise<Answer>
  }
  /** Before it is sent: a way to leave instead. */
  readonly before?: (typed: Values) => Leave | void
  /** It was taken: says so, and answers how to leave; nothing where the form stays for more. */
  readonly done: (answer: Answer, form: UseFormReturn<Values, unknown, Sent>, sent: Values) => Leave | void
  /** What is said of a refusal. */
  readonly refused: (error: unknown) => ToastMessage
  /** What else a refusal means; a way to leave stands for all that would be said, true where it is asked about. */
  readonly onRefused?: (error: unknown, typed: Values) => Leave | true | void
  /** What is said when not even the check could be fetched. */
  readonly unchecked?: (error: unknown) => ToastMessage
}

// What is typed is kept as a draft; without one it is lost to who leaves.
const useTyped = <Values extends FieldValues, Sent>(
  { subscribe }: UseFormReturn<Values, unknown, Sent>,
  draft: FormDraft<Values> | undefined,
  values: Values
) => {
  const [isUnsaved, setUnsaved] = useState(false)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (change) => {
          // Only what a person has done to a field bears its name.
          if (!change.name) return
          if (draft) draft.keep(change.values, values)
          else setUnsaved(!sameValues(change.values, values))
        }
      }),
    [draft, subscribe, values]
  )
  return { isUnsaved, setUnsaved }
}

/**
 * The screen may go with a session that ends elsewhere or because a part of it breaks, and a tab that nobody looks at
 * with its browser: what was typed there is kept, as when it is sent too late, in a hidden tab until somebody looks again.
 */
const useKeptAtTheEnd = <Values extends FieldValues>(
  { getValues }: { readonly getValues: () => Values },
  lateDraft: FormDraft<Values> | undefined,
  values: Values,
  isUnsaved: boolean
) => {
  useEffect(() => {
    if (lateDraft === undefined || !isUnsaved) return undefined
    const keep = () => lateDraft.keep(getValues(), values)
    const onLook = () => (document.hidden ? keep() : lateDraft.drop())
    const forgetEnd = onScreenEnd(keep)
    document.addEventListener("visibilitychange", onLook)
    return () => {
      forgetEnd()
      document.removeEventListener("visibilitychange", onLook)
    }
  }, [getValues, isUnsaved, lateDraft, values])
}

/**
 * A form that is checked by a schema of the domain and sent once a press. A refusal leaves everything as it was typed:
 * the server's faults stand at their fields, the focus at the first. With a draft, what was typed is there again until
 * it has been taken.
 */
export const useApiForm = <Values extends FieldValues, Sent, Answer>(
  options: ApiForm<Values, Sent, Answer>
) => {
  const {
    asSent = (typed: Values): object => typed,
    before,
    done,
    draft,
    endpoint,
    onRefused,
    refused,
    schema,
    unchecked = unreachable,
    lateDraft,
    values
  } = options
  const kept = draft ?? lateDraft
  const [restored, setRestored] = useState(() => kept?.restore(values))
  // What is sent beside the fields; the rules may depend on it.
  const beside = useRef<object>({})
  const resolver: Resolver<Values, unknown, Sent> = (typed, ...context) =>
    schemaResolver<Values, Sent>(schema, asSent)({ ...typed, ...beside.current }, ...context)
  const form = useForm<Values, unknown, Sent>({
    resolver,
    defaultValues: restored ?? values,
    shouldFocusError: false
  })
  const { isUnsaved, setUnsaved } = useTyped(form, draft, values)
  useKeptAtTheEnd(form, lateDraft, values, isUnsaved)

  const forget = () => {
    kept?.drop()
    setRestored(undefined)
    setUnsaved(false)
  }
  const fail = (error: unknown, typed: Values) => {
    if (statusOf(error) === 401) lateDraft?.keep(typed, values)
    const leave = onRefused?.(error, typed)
    if (leave === true) return undefined
    if (leave) return leave
    toast(refused(error))
    return showFaults(error, typed, form.setError)
  }
  const send = async (checked: Sent, typed: Values) => {
    const elsewhere = before?.(typed)
    if (elsewhere) return elsewhere
    let answer: Answer
    try {
      answer = await endpoint.mutateAsync(checked)
    } catch (error) {
      return fail(error, typed)
    }
    forget()
    return done(answer, form, typed)
  }
  const { isBusy, start: submit } = useOnce(async (more: object = {}) => {
    beside.current = more
    const typed = form.getValues()
    let leave: Leave | void = undefined
    await form
      .handleSubmit(
        async (checked) => {
          leave = await send(checked, typed)
        },
        (errors) => focusFirst(form, errors, typed)
      )()
      .catch((error: unknown) => toast(unchecked(error)))
    return leave
  })
  return {
    form,
    isBusy,
    isRestored: restored !== undefined,
    /** Whether something was typed that nobody has, and no draft keeps. */
    isUnsaved,
    /** Why it was refused the last time; null before and during another try. */
    error: endpoint.error,
    /** Checks and sends, with what is said `beside` the fields. */
    submit,
    prefetch: fetchAhead(schema),
    /** Begins anew with what is saved. */
    discard: () => {
      forget()
      form.reset(values)
    }
  }
}
