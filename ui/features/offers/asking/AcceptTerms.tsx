import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"

import { OfferDetails } from "../OfferDetails.tsx"
import { versionWords } from "../version-words.ts"

interface Props {
  readonly offer: OfferVersion
  readonly depositNote: string | undefined
}

/** What an acceptance is of. */
export const AcceptTerms = ({ depositNote, offer }: Props) => (
  <Box
    role="group"
    aria-label="The offer"
    // Long ones are scrolled, by the keyboard too.
    tabIndex={0}
    sx={{ mt: 1.5, p: 2, borderRadius: 3.5, bgcolor: "surface.sunken", color: "text.primary" }}
  >
    <OfferDetails offer={offer} depositNote={depositNote} />
  </Box>
)

/** Down to the version, in view of the button. */
export const AcceptedVersion = ({ offer }: Pick<Props, "offer">) => (
  <Typography variant="subtitle2" component="p">
    You accept {versionWords(offer)}.
  </Typography>
)
