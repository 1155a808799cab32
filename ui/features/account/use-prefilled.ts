import { useCallback, useEffect } from "react"

import { proposedUsername } from "#domain/account/username.ts"
import { useProposal } from "#ui/shared/forms/use-proposal.ts"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { carriedFields, carriedOver } from "./carried-over.ts"
import type { RegisterForm } from "./register-values.ts"

/** Fills in what is known: what the visitor has said elsewhere, and a username until they have typed their own. */
export const usePrefilled = (form: RegisterForm) => {
  const { getValues, setValue } = form
  const { keepOwn, propose, selectProposal } = useProposal(form, "username")
  const proposeUsername = useCallback(() => {
    const { firstName, lastName } = getValues()
    propose(proposedUsername(firstName + lastName))
  }, [getValues, propose])

  // Not before the page is taken over: the server has rendered it without what this browser knows, and what was typed
  // before comes first.
  const isHydrated = useHydrated()
  useEffect(() => {
    const person = isHydrated ? carriedOver() : undefined
    if (person === undefined) return
    carriedFields.filter((name) => getValues(name) === "").forEach((name) => setValue(name, person[name]))
    proposeUsername()
  }, [getValues, isHydrated, proposeUsername, setValue])

  return { keepOwnUsername: keepOwn, proposeUsername, selectProposal }
}
