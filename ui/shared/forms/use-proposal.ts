import { type MouseEvent, useCallback, useRef } from "react"
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form"

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getFieldState" | "setValue">

const isEntered = (name: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name

/**
 * Fills a field in until the person has typed their own there: from the start where it `startsOwn`. Never while they are
 * in it.
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
  // Who clicks into a proposal wants another one, and types over it; the Tab key selects by itself.
  const selectProposal = ({ target }: MouseEvent) => {
    if (!isOwn.current && target instanceof HTMLInputElement) target.select()
  }
  return { propose, keepOwn, selectProposal }
}
