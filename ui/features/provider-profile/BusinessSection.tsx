import Box from "@mui/material/Box"
import { useWatch } from "react-hook-form"

import { businessTexts } from "#domain/provider/business-texts.ts"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ProfileForm } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
}

const shortest = businessTexts.description.min

const lengthWords = (length: number) =>
  length < shortest
    ? `${length} of at least ${shortest} characters`
    : `${length.toLocaleString("en-US")} characters`

export const BusinessSection = ({ form }: Props) => {
  const { errors } = form.formState
  const description = useWatch({ control: form.control, name: "description" })
  return (
    <FormSection title="Name and services" hint="What homeowners read first about you.">
      <Box data-wide>
        <TextField
          {...form.register("businessName")}
          label="Business name"
          autoComplete="organization"
          error={errors.businessName?.message}
        />
      </Box>
      <Box data-wide>
        <TextField
          {...form.register("description")}
          label="Description of your services"
          multiline
          minRows={4}
          maxRows={12}
          placeholder="What you do, for how long, and what customers come back for"
          helperText={lengthWords(description.trim().length)}
          error={errors.description?.message}
        />
      </Box>
      <TextField
        {...form.register("phone")}
        label="Phone"
        type="tel"
        autoComplete="tel"
        helperText="People who are signed in see it on your page."
        error={errors.phone?.message}
      />
    </FormSection>
  )
}

export const AreaSection = ({ form: { formState, register } }: Props) => (
  <FormSection title="Service area" hint="Homeowners within 50 miles of your ZIP code find you.">
    <TextField
      {...register("location")}
      label="Location"
      placeholder="City, state"
      autoComplete="address-level2"
      error={formState.errors.location?.message}
    />
    <TextField
      {...register("zipCode")}
      label="ZIP code"
      inputMode="numeric"
      autoComplete="postal-code"
      error={formState.errors.zipCode?.message}
    />
  </FormSection>
)
