import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import type { CaseFile } from "#domain/case/case.ts"
import { OfferDetails } from "#ui/features/offers/OfferDetails.tsx"
import { versionWords } from "#ui/features/offers/version-words.ts"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"

import { FactList } from "../FactList.tsx"
import { whenWords } from "./when-words.ts"
import { Words } from "./Words.tsx"

type Props = NonNullable<CaseFile["thing"]["quote"]>

/** What the homeowner has asked for. */
export const Request = ({ description, serviceType }: Props) => (
  <Words title={`The job: ${serviceType}`} text={description} />
)

/** How far a job went and when, and the agreement on it, or else its last offer. */
export const Job = ({ acceptedAt, completedAt, createdAt, offer, status }: Props) => (
  <Card component="section" sx={{ p: 3, mb: 2 }}>
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 1 }}>
      <Typography variant="h4" component="h2">
        The offer
      </Typography>
      <StatusBadge status={status} />
    </Box>
    <FactList
      facts={{
        Asked: whenWords(createdAt),
        Accepted: acceptedAt && whenWords(acceptedAt),
        Completed: completedAt && whenWords(completedAt)
      }}
    />
    {offer === null ? (
      <Typography>None was made.</Typography>
    ) : (
      <>
        <Typography variant="body2" sx={{ mb: 1.5, color: "text.secondary" }}>
          This is {versionWords(offer)}.
        </Typography>
        <OfferDetails offer={offer} />
      </>
    )}
  </Card>
)
