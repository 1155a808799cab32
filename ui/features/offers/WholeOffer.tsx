import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"

import { glanceWords, saysMore } from "./whole/offer-at-a-glance.ts"

const WholeOfferDialog = lazyDialog(
  async () => (await import("./whole/WholeOfferDialog.tsx")).WholeOfferDialog
)

interface Props {
  readonly role: Role
  readonly quote: Quote
}

/** A button that opens what an offer says beyond its price and message, to be read before deciding. */
export const WholeOffer = ({ quote, role }: Props) => {
  const { offer, status } = quote
  const [open, setOpen] = useState(false)
  if (offer === null || !saysMore(offer)) return null
  const glance = status === "pending" ? glanceWords(offer) : ""
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
      {glance && <Typography variant="body2">{glance}</Typography>}
      <Button size="small" sx={{ ml: -1.5 }} onClick={() => setOpen(true)}>
        See the whole offer
      </Button>
      {open && <WholeOfferDialog role={role} quote={quote} offer={offer} onClose={() => setOpen(false)} />}
    </Box>
  )
}
