import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"

import { OfferDetails } from "../OfferDetails.tsx"
import { versionWords } from "../version-words.ts"

interface Props {
  readonly offer: OfferVersion
  readonly depositNote: string | undefined
}

/** The terms that are accepted. */
export const AcceptTerms = ({ depositNote, offer }: Props) => (
  <Box
    role="group"
    aria-label="The offer"
    // Long terms scroll, by the keyboard too.
    tabIndex={0}
    sx={{ mt: 1.5, p: 2, borderRadius: 3.5, bgcolor: "surface.sunken", color: "text.primary" }}
  >
    <OfferDetails offer={offer} depositNote={depositNote} />
  </Box>
)

/** The version that is accepted, in view of the button. */
export const AcceptedVersion = ({ offer }: Pick<Props, "offer">) => (
  <Typography variant="subtitle2" component="p">
    You accept {versionWords(offer)}.
  </Typography>
)
