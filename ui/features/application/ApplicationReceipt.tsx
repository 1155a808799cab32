import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { ContractorApplication } from "#domain/application/application.ts"
import { Facts, inColumns } from "#ui/shared/components/Facts.tsx"
import { phoneWords } from "#ui/shared/format/phone-words.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { joinLink } from "#ui/shared/routing/nav-links.ts"

import type { Taken } from "./use-application-form.ts"

const summaryOf = ({ number, application }: Taken): Readonly<Record<string, string | null>> => ({
  "Application number": number,
  Name: `${application.firstName} ${application.lastName}`,
  Business: application.businessName,
  Services: application.specialties.join(", "),
  "Service area": areaOf(application),
  Email: application.email,
  Phone: phoneWords(application.phone)
})

const areaOf = ({ location, zipCode }: ContractorApplication) => `${location} ${zipCode}`

const columns = { ...inColumns, my: 3 }

/** What was sent, what happens next, and links on from here. */
export const ApplicationReceipt = (taken: Taken) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4, md: 5 } }}>
      <Typography variant="h2" id={id}>
        Your application is in
      </Typography>
      <Typography sx={{ mt: 1, color: "text.secondary" }}>
        We review it and contact you within 2 business days. The form below is empty again.
      </Typography>
      <Facts facts={summaryOf(taken)} sx={columns} />
      <Typography sx={{ mb: 2 }}>
        You need not wait for that: with an account you can fill in your business profile today.
      </Typography>
      <LinkButton href={joinLink.href} variant="contained" size="large">
        Create your account now
      </LinkButton>
    </Card>
  )
}
