import Button, { type ButtonProps } from "@mui/material/Button"

import { askForQuote, preloadQuoteDialog, type QuoteTarget } from "./quote-dialog.ts"

interface Props extends Pick<ButtonProps, "aria-describedby" | "fullWidth" | "size"> {
  readonly provider: QuoteTarget
}

/** Opens the quote request dialog for this provider. */
export const GetQuoteButton = ({ provider: { businessName, id, specialties }, ...button }: Props) => (
  <Button
    {...button}
    variant="contained"
    aria-haspopup="dialog"
    onClick={() => void askForQuote({ businessName, id, specialties })}
    onFocus={preloadQuoteDialog}
    onPointerEnter={preloadQuoteDialog}
  >
    Get Quote
  </Button>
)
