import { useCallback, useEffect } from "react"

import { proposedUsername } from "#domain/account/username.ts"
import { useProposal } from "#ui/shared/forms/use-proposal.ts"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { carriedFields, carriedOver } from "./carried-over.ts"
import type { RegisterForm } from "./register-values.ts"

/**
 * Prefills the form: with what the visitor has typed elsewhere, and with a proposed username until they type their own.
 */
export const usePrefilled = (form: RegisterForm) => {
  const { getValues, setValue } = form
  const { keepOwn, propose, selectProposal } = useProposal(form, "username")
  const proposeUsername = useCallback(() => {
    const { firstName, lastName } = getValues()
    propose(proposedUsername(firstName + lastName))
  }, [getValues, propose])

  // Not before hydration: the server has rendered the form without what this browser knows, and what was typed before
  // takes precedence.
  const isHydrated = useHydrated()
  useEffect(() => {
    const person = isHydrated ? carriedOver() : undefined
    if (person === undefined) return
    carriedFields.filter((name) => getValues(name) === "").forEach((name) => setValue(name, person[name]))
    proposeUsername()
  }, [getValues, isHydrated, proposeUsername, setValue])

  return { keepOwnUsername: keepOwn, proposeUsername, selectProposal }
}
