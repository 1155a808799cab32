import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import CardContent from "@mui/material/CardContent"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { OfferDetails } from "#ui/features/offers/OfferDetails.tsx"
import { belowHeader } from "#ui/theme/baseline.ts"

import type { OfferForm } from "../use-offer-form.ts"
import { contentOf, useTyped } from "./typed-offer.ts"

interface Props {
  readonly form: OfferForm
  readonly homeownerName: string
}

/** The offer as its reader will see it, following the typing. */
export const Preview = ({ form, homeownerName }: Props) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ position: "sticky", top: belowHeader }}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1.5 }}>
        What {homeownerName} sees
      </Typography>
      <Card>
        <CardContent
          tabIndex={0}
          role="group"
          aria-labelledby={id}
          sx={{ maxHeight: "calc(100vh - 180px)", overflowY: "auto" }}
        >
          <OfferDetails offer={useTyped(form, contentOf)} />
        </CardContent>
      </Card>
    </Box>
  )
}
