import CheckIcon from "@mui/icons-material/Check"
import Button, { type ButtonProps } from "@mui/material/Button"
import { useEffect, useRef } from "react"

import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { useOpenRequestTo } from "./open-request.ts"
import { askForQuote, preloadQuoteDialog, type QuoteTarget, useOpenQuoteDialog } from "./quote-dialog.ts"

interface Props extends Pick<ButtonProps, "aria-describedby" | "fullWidth" | "size"> {
  readonly provider: QuoteTarget
}

/**
 * A closing dialog returns the focus to the button that opened it; the link that has replaced the button gets it
 * instead.
 */
const useFocusOf = (isAsked: boolean) => {
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  const isOpen = useOpenQuoteDialog() !== undefined
  useEffect(() => {
    if (!isAsked || isOpen || !wasPressed.current) return
    wasPressed.current = false
    link.current?.focus()
  }, [isAsked, isOpen])
  const press = () => {
    wasPressed.current = true
  }
  return { link, press }
}

/** Opens the quote request dialog for this provider, or leads to the request that is still open. */
export const GetQuoteButton = ({ provider, ...button }: Props) => {
  const request = useOpenRequestTo(provider.id)
  const { link, press } = useFocusOf(request !== undefined)
  if (request) {
    return (
      <LinkButton
        {...button}
        ref={link}
        href={`/dashboard?tab=quotes&quote=${request.id}`}
        variant="outlined"
        startIcon={<CheckIcon />}
      >
        Asked
      </LinkButton>
    )
  }
  const { businessName, id, location, specialties, zipCode } = provider
  const ask = () => {
    press()
    void askForQuote({ businessName, id, location, specialties, zipCode })
  }
  return (
    <Button
      {...button}
      variant="contained"
      aria-haspopup="dialog"
      onClick={ask}
      onFocus={preloadQuoteDialog}
      onPointerEnter={preloadQuoteDialog}
    >
      Get Quote
    </Button>
  )
}
