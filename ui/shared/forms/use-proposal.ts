import { type MouseEvent, useCallback, useRef } from "react"
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form"

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getFieldState" | "setValue">

const isEntered = (name: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name

/**
 * Keeps a field filled with a proposal until the person types a value of their own; `startsOwn` says that its initial
 * value is already theirs. Does nothing while the field has the focus.
 */
export const useProposal = <Values extends FieldValues, Name extends FieldPath<Values>>(
  { getFieldState, setValue }: Form<Values>,
  name: Name,
  startsOwn = false
) => {
  const isOwn = useRef(startsOwn)
  const propose = useCallback(
    (proposal: FieldPathValue<Values, Name>) => {
      if (isOwn.current || isEntered(name)) return
      setValue(name, proposal, { shouldValidate: getFieldState(name).invalid })
    },
    [getFieldState, name, setValue]
  )
  const keepOwn = () => {
    isOwn.current = true
  }
  // People who click into a proposal want another value, and type over it; with the Tab key the browser itself selects
  // it.
  const selectProposal = ({ target }: MouseEvent) => {
    if (!isOwn.current && target instanceof HTMLInputElement) target.select()
  }
  return { propose, keepOwn, selectProposal }
}
