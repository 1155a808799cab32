import Box from "@mui/material/Box"
import { useFormState } from "react-hook-form"

import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ApplicationForm } from "./use-application-form.ts"

interface Props {
  readonly form: ApplicationForm
}

export const PersonFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  return (
    <FormSection title="Personal Information" hint="Whom we talk to about the application.">
      <TextField
        {...register("firstName")}
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
      />
      <TextField
        {...register("lastName")}
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
      />
      <TextField
        {...register("email")}
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register("phone")}
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
        error={errors.phone?.message}
      />
    </FormSection>
  )
}

export const BusinessFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  return (
    <FormSection title="Business Information" hint="What homeowners read first about you.">
      <Box data-wide>
        <TextField
          {...register("businessName")}
          label="Business name"
          autoComplete="organization"
          error={errors.businessName?.message}
        />
      </Box>
      <Box data-wide>
        <TextField
          {...register("description")}
          label="Description of your services"
          multiline
          // The one that measures itself carries style attributes, which the page's security policy drops.
          inputComponent="textarea"
          sx={{ "& textarea": { fieldSizing: "content", minHeight: "7.5em", maxHeight: "20em" } }}
          placeholder="What you do, for how long, and what customers come back for"
          helperText="At least 50 characters"
          error={errors.description?.message}
        />
      </Box>
    </FormSection>
  )
}

export const AreaFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  return (
    <FormSection title="Service Area" hint="Where your jobs start from.">
      <TextField
        {...register("location")}
        label="Location"
        placeholder="City, state"
        autoComplete="address-level2"
        error={errors.location?.message}
      />
      <TextField
        {...register("zipCode")}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.zipCode?.message}
      />
    </FormSection>
  )
}
