import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useWatch } from "react-hook-form"

import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { ApplicationForm } from "./use-application-form.ts"

interface Props {
  readonly form: ApplicationForm
}

const terms = [
  "What you tell about your business is true, and you keep it up to date.",
  "You answer requests, keep to the quotes you make, and charge nothing on top of them.",
  "Reviews are written by your customers; you may reply to them, not remove them."
]

/** Fields for license and insurance: the number or name is asked for once its box is ticked. */
export const LicenceFields = ({ form }: Props) => {
  const { field } = useFields(form)
  const [isLicensed, isInsured] = useWatch({ control: form.control, name: ["isLicensed", "isInsured"] })
  return (
    <FormSection title="Licensing & Insurance" hint="Profiles with both are chosen more readily.">
      <Box data-wide>
        <CheckField {...field("isLicensed", "I am licensed")} />
        {isLicensed && (
          <Box sx={{ mt: 1, mb: 2 }}>
            <TextField {...field("licenseNumber", "License number")} autoComplete="off" />
          </Box>
        )}
        <CheckField {...field("isInsured", "I am insured")} />
        {isInsured && (
          <Box sx={{ mt: 1 }}>
            <TextField {...field("insuranceProvider", "Insurance provider")} autoComplete="off" />
          </Box>
        )}
      </Box>
    </FormSection>
  )
}

export const TermsFields = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection title="Terms & Conditions" hint="What homeowners, and you, can count on.">
      <Box data-wide>
        <Box
          component="ul"
          sx={{ display: "grid", gap: 0.75, m: 0, mb: 2, pl: 2.5, color: "text.secondary" }}
        >
          {terms.map((term) => (
            <Typography key={term} component="li" variant="body2">
              {term}
            </Typography>
          ))}
        </Box>
        <CheckField {...field("agreeToTerms", "I agree to the terms and conditions")} />
        <CheckField {...field("agreeToBackgroundCheck", "I consent to a background check")} />
      </Box>
    </FormSection>
  )
}
