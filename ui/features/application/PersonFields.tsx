import Box from "@mui/material/Box"

import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { ApplicationForm } from "./use-application-form.ts"

interface Props {
  readonly form: ApplicationForm
}

export const PersonFields = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection title="Personal Information" hint="Whom we talk to about the application.">
      <TextField {...field("firstName", "First name")} autoComplete="given-name" />
      <TextField {...field("lastName", "Last name")} autoComplete="family-name" />
      <TextField {...field("email", "Email")} type="email" autoComplete="email" />
      <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" placeholder="(555) 123-4567" />
    </FormSection>
  )
}

export const BusinessFields = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection title="Business Information" hint="What homeowners read first about you.">
      <Box data-wide>
        <TextField {...field("businessName", "Business name")} autoComplete="organization" />
      </Box>
      <Box data-wide>
        <TextField
          {...field("description", "Description of your services")}
          multiline
          // Material's textarea that measures itself uses style attributes, which the page's Content-Security-Policy
          // drops.
          inputComponent="textarea"
          sx={{ "& textarea": { fieldSizing: "content", minHeight: "7.5em", maxHeight: "20em" } }}
          placeholder="What you do, for how long, and what customers come back for"
          helperText="At least 50 characters"
        />
      </Box>
    </FormSection>
  )
}

export const AreaFields = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection title="Service Area" hint="Where your jobs start from.">
      <TextField {...field("location", "Location")} placeholder="City, state" autoComplete="address-level2" />
      <TextField {...field("zipCode", "ZIP code")} inputMode="numeric" autoComplete="postal-code" />
    </FormSection>
  )
}
