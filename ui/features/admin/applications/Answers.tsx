import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Application } from "#domain/application/application-record.ts"
import { applicationNumber, applicationStateLabels } from "#domain/application/application-states.ts"
import { typedRates } from "#domain/application/typed-rates.ts"
import { availabilityLabel } from "#domain/provider/availability.ts"
import { responseWords } from "#domain/provider/response-time.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { phoneWords } from "#ui/shared/format/phone-words.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { claimWords } from "../claim-words.ts"
import { FactList } from "../FactList.tsx"

interface Props {
  readonly application: Application
}

// Words that are no amount ("from 60") stay as they were typed.
const rateWords = (typed: string | null, amount: number | null) =>
  amount === null ? (typed ?? "") : formatMoney(amount)

const ratesOf = (application: Application) => {
  const { hourlyRateMax, hourlyRateMin } = typedRates(application)
  return [
    rateWords(application.hourlyRateMin, hourlyRateMin),
    rateWords(application.hourlyRateMax, hourlyRateMax)
  ]
    .filter((words) => words !== "")
    .join(" to ")
}

const stateOf = ({ decidedAt, decidedByName, status, takenAt, takenByName }: Application) => {
  const label = applicationStateLabels[status]
  if (decidedAt !== null) return `${label} on ${formatDate(decidedAt)} by ${decidedByName ?? "somebody"}`
  return takenAt === null || takenByName === null
    ? label
    : `${label} since ${formatDate(takenAt)} by ${takenByName}`
}

const answersOf = (application: Application): Readonly<Record<string, string>> => ({
  State: stateOf(application),
  Number: applicationNumber(application.id),
  Sent: formatDate(application.createdAt),
  Name: `${application.firstName} ${application.lastName}`,
  Email: application.email,
  Phone: phoneWords(application.phone),
  Services: application.specialties.join(", "),
  "Service area": `${application.location} ${application.zipCode}`,
  "Hourly rate": ratesOf(application),
  License: claimWords(application.isLicensed, application.licenseNumber),
  Insurance: claimWords(application.isInsured, application.insuranceProvider),
  Availability: availabilityLabel(application.availability),
  "Answers in": responseWords[application.responseTime]
})

const others = (count: number) =>
  count === 1
    ? "One more application of this address waits."
    : `${count} more applications of this address wait.`

const TitledText = ({ text, title }: { readonly title: string; readonly text: string }) => (
  <Box sx={{ mb: 2 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
  </Box>
)

/** An applicant's answers, and what was decided. */
export const Answers = ({ application }: Props) => {
  const { description, providerId, reason, sameAddress } = application
  return (
    <>
      {sameAddress > 0 && <Typography sx={{ mb: 2, fontWeight: 700 }}>{others(sameAddress)}</Typography>}
      <FactList facts={answersOf(application)} />
      {description !== "" && <TitledText title="About the business" text={description} />}
      {reason !== null && <TitledText title="What the applicant was told" text={reason} />}
      {providerId !== null && (
        <Link href={`/admin/providers/${providerId}`}>The business, and what was checked of it</Link>
      )}
    </>
  )
}
