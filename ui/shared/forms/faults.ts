import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  type UseFormSetError
} from "react-hook-form"

import type { Fault } from "#domain/shared/input.ts"

import { CallError } from "../api/call-error.ts"

const placeOf = <Values extends FieldValues>(
  values: Values,
  field: string
): FieldPath<Values> | undefined => {
  const isField = (name: string): name is FieldPath<Values> => get(values, name) !== undefined
  const parts = field.split(".")
  return parts.map((_, left) => parts.slice(0, parts.length - left).join(".")).find(isField)
}

// The values are named in the order of the screen; rows of a list follow each other.
const orderOf = (values: FieldValues, name: string): ReadonlyArray<number> => {
  const [head = "", ...rest] = name.split(".")
  const place = Object.keys(values).indexOf(head)
  const within: unknown = get(values, head)
  if (rest.length === 0 || typeof within !== "object" || within === null) return [place]
  return [place, ...orderOf(within, rest.join("."))]
}

const byOrder = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): number => {
  const differing = one.findIndex((place, at) => place !== other[at])
  return differing === -1 ? one.length - other.length : (one[differing] ?? 0) - (other[differing] ?? -1)
}

/**
 * Moves the focus to the first faulty field on the screen; react-hook-form would take the one that was mounted first.
 */
export const focusFirst = <Values extends FieldValues, Sent>(
  { control, setFocus }: UseFormReturn<Values, unknown, Sent>,
  errors: FieldErrors<Values>,
  values: Values
): void => {
  const isFaulty = (name: string): name is FieldPath<Values> => get(errors, name) !== undefined
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the names of the fields on the screen, which nothing else tells
  const [first] = [...control._names.mount]
    .filter(isFaulty)
    .toSorted((one, other) => byOrder(orderOf(values, one), orderOf(values, other)))
  if (first !== undefined) setFocus(first)
}

/** Where the schema finds fault, other than at the changed field; what the server found stays until the next attempt. */
export const otherFaults = <Values extends FieldValues>(errors: FieldErrors<Values>, changed: string) =>
  Object.keys(errors).filter(
    (name): name is Path<Values> => name !== changed && (errors[name]?.type ?? "server") !== "server"
  )

/**
 * Shows the server's faults at their fields, and moves the focus to the first of `values`; nothing typed is changed. A
 * fault may be inside a field ("lines.2.unitPrice", "includes.0"): it is shown at the innermost field that exists.
 */
export const showFaults = <Values extends FieldValues>(
  error: unknown,
  values: Values,
  setError: UseFormSetError<Values>
): void => {
  if (!(error instanceof CallError)) return
  const named = error.errors.flatMap(({ field, message }: Fault) => {
    const name = placeOf(values, field)
    return name === undefined ? [] : [{ name, message, order: orderOf(values, name) }]
  })
  const first = new Map(named.toReversed().map((fault) => [fault.name, fault]))
  ;[...first.values()]
    .toSorted((one, other) => byOrder(one.order, other.order))
    .forEach(({ message, name }, index) =>
      setError(name, { type: "server", message }, { shouldFocus: index === 0 })
    )
}
