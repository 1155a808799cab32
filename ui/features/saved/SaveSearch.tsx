import Button, { type ButtonProps } from "@mui/material/Button"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation } from "wouter"

import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { countFilters } from "#ui/shared/search/provider-query.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import type { SaveSearchProps } from "./searches/SaveSearchDialog.tsx"

const load = async () => (await import("./searches/SaveSearchDialog.tsx")).SaveSearchDialog
const SaveSearchDialog = lazyDialog(load)
// A failure shows when the dialog is opened.
const preload = fetchAhead(load)

interface Props extends Omit<SaveSearchProps, "onClose"> {
  readonly button?: Pick<ButtonProps, "children" | "size" | "variant">
}

const plain: Props["button"] = { children: "Save this search", size: "small" }

/** The button that saves the search in the URL; visitors sign in first, and come back to it. */
export const SaveSearch = ({ button = plain, ...search }: Props) => {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [, navigate] = useLocation()
  const here = useHere()
  const { isOperator } = useSession()
  // Operators do not hire.
  if (isOperator || countFilters(search.query) === 0) return null
  const press = async () => {
    const { user } = await queryClient.ensureQueryData(sessionQuery).catch(() => ({ user: null }))
    if (user) setIsOpen(true)
    else navigate(loginPath(here))
  }
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void press()}
      />
      {isOpen && <SaveSearchDialog {...search} onClose={() => setIsOpen(false)} />}
    </>
  )
}
