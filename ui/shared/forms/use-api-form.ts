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
import { formNotLoaded } from "../feedback/refusal.ts"
import { toast, type ToastMessage } from "../feedback/toast/toast.ts"
import { onScreenEnd } from "../session/private-storage.ts"
import { focusFirst, otherFaults, showFaults } from "./faults.ts"
import { fetchAhead } from "./fetch-ahead.ts"
import { type FormDraft, sameValues } from "./form-draft.ts"
import { schemaResolver } from "./resolver.ts"
import { type Leave, useOnce } from "./use-once.ts"

/** How a form is validated, where it is sent, and what is said about it. */
export interface ApiForm<Values extends FieldValues, Sent, Answer> {
  /** Loads the domain's schema at the first interaction with the form: the first view does without. */
  readonly schema: () => Promise<Schema.ConstraintDecoder<Sent>>
  /** The initial values of the fields, in the order of the screen. */
  readonly values: Values & DefaultValues<Values>
  readonly draft?: FormDraft<Values>
  /**
   * Used where there is no `draft`: keeps what was typed when the session ended or the page went, until it is sent
   * again.
   */
  readonly lateDraft?: FormDraft<Values>
  /** Maps what was typed to what is validated and sent, where they differ; the fields have the same names. */
  readonly asSent?: (typed: Values) => object
  /** The mutation that sends the validated input and takes over the answer. */
  readonly endpoint: {
    readonly error: Error | null
    readonly mutateAsync: (sent: Sent) => Promise<Answer>
  }
  /** Called before sending: may return how to leave instead. */
  readonly before?: (typed: Values) => Leave | void
  /** Called when the input was accepted: says so, and returns how to leave; nothing where the form stays for more. */
  readonly done: (answer: Answer, form: UseFormReturn<Values, unknown, Sent>, sent: Values) => Leave | void
  /** The toast about a refusal. */
  readonly refused: (error: unknown) => ToastMessage
  /**
   * Handles special refusals. It returns how to leave, in place of the toast and the faults; or true, where it asks the
   * person something instead.
   */
  readonly onRefused?: (error: unknown, typed: Values) => Leave | true | void
  /** The toast for when not even the schema could be loaded. */
  readonly unchecked?: (error: unknown) => ToastMessage
}

// What is typed is kept as a draft; without a draft it is lost on leaving.
const useTyped = <Values extends FieldValues, Sent>(
  { subscribe, trigger }: UseFormReturn<Values, unknown, Sent>,
  draft: FormDraft<Values> | undefined,
  values: Values
) => {
  const [isUnsaved, setUnsaved] = useState(false)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (change) => {
          // Only changes that a person has made to a field carry its name.
          if (!change.name) return
          // A fault may be about two fields: "Passwords don't match" ends where either is corrected.
          const others = otherFaults(change.errors ?? {}, change.name)
          if (others.length > 0) void trigger(others)
          if (draft) draft.keep(change.values, values)
          else setUnsaved(!sameValues(change.values, values))
        }
      }),
    [draft, subscribe, trigger, values]
  )
  return { isUnsaved, setUnsaved }
}

/**
 * Keeps what was typed where a screen goes without its person leaving it: because the session ends elsewhere, because a
 * part of the screen crashes, or because the browser discards a hidden tab. For a hidden tab the draft is dropped when
 * it is looked at again.
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
 * A form that is validated by a schema of the domain and sent once a press. A refusal leaves everything as it was
 * typed: the server's faults are shown at their fields, and the first one gets the focus. With a draft, what was typed
 * is restored until it has been accepted.
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
    unchecked = formNotLoaded,
    lateDraft,
    values
  } = options
  const kept = draft ?? lateDraft
  const [restored, setRestored] = useState(() => kept?.restore(values))
  // Values that are sent in addition to the fields; the validation may depend on them.
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
    /** Whether there is typed input that is neither sent nor kept as a draft. */
    isUnsaved,
    /** Why the last attempt was refused; null before and during another one. */
    error: endpoint.error,
    /** Validates and sends the fields, together with the values in `beside`. */
    submit,
    prefetch: fetchAhead(schema),
    /** Resets the form to the saved values. */
    discard: () => {
      forget()
      form.reset(values)
    }
  }
}
