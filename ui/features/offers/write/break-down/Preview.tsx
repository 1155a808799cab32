import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import CardContent from "@mui/material/CardContent"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { OfferDetails } from "#ui/features/offers/OfferDetails.tsx"

import type { OfferForm } from "../use-offer-form.ts"
import { contentOf, useTypedOffer } from "./typed-offer.ts"

interface Props {
  readonly form: OfferForm
  readonly homeownerName: string
}

/** The offer as its reader will see it, following the typing, where there is room beside the form. */
export const Preview = ({ form, homeownerName }: Props) => {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: "none",
        "@media (min-width: 1280px)": { display: "block" },
        position: "sticky",
        top: 96
      }}
    >
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
          <OfferDetails offer={contentOf(useTypedOffer(form))} />
        </CardContent>
      </Card>
    </Box>
  )
}
