import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useFormState, useWatch } from "react-hook-form"

import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ApplicationForm } from "./use-application-form.ts"

interface Props {
  readonly form: ApplicationForm
}

const terms = [
  "What you tell about your business is true, and you keep it up to date.",
  "You answer requests, keep to the quotes you make, and charge nothing on top of them.",
  "Reviews are written by your customers; you may reply to them, not remove them."
]

/** A number or name is asked for once its box is ticked. */
export const LicenceFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  const [isLicensed, isInsured] = useWatch({ control, name: ["isLicensed", "isInsured"] })
  return (
    <FormSection title="Licensing & Insurance" hint="Profiles with both are chosen more readily.">
      <Box data-wide>
        <CheckField {...register("isLicensed")} label="I am licensed" />
        {isLicensed && (
          <Box sx={{ mt: 1, mb: 2 }}>
            <TextField
              {...register("licenseNumber")}
              label="License number"
              autoComplete="off"
              error={errors.licenseNumber?.message}
            />
          </Box>
        )}
        <CheckField {...register("isInsured")} label="I am insured" />
        {isInsured && (
          <Box sx={{ mt: 1 }}>
            <TextField
              {...register("insuranceProvider")}
              label="Insurance provider"
              autoComplete="off"
              error={errors.insuranceProvider?.message}
            />
          </Box>
        )}
      </Box>
    </FormSection>
  )
}

export const TermsFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
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
        <CheckField
          {...register("agreeToTerms")}
          label="I agree to the terms and conditions"
          error={errors.agreeToTerms?.message}
        />
        <CheckField
          {...register("agreeToBackgroundCheck")}
          label="I consent to a background check"
          error={errors.agreeToBackgroundCheck?.message}
        />
      </Box>
    </FormSection>
  )
}
