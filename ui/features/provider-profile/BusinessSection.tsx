import Box from "@mui/material/Box"
import { useWatch } from "react-hook-form"

import { businessTexts } from "#domain/provider/business-texts.ts"
import { phoneReaders, phoneReaderWords } from "#domain/provider/phone-readers.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { ProfileForm } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
}

const shortest = businessTexts.description.min

const readerOptions = phoneReaders.map((value) => ({ value, label: phoneReaderWords[value] }))

const lengthWords = (length: number) =>
  length < shortest ? `${length} of at least ${shortest} characters` : `${formatNumber(length)} characters`

export const BusinessSection = ({ form }: Props) => {
  const { field, select } = useFields(form)
  const description = useWatch({ control: form.control, name: "description" })
  return (
    <FormSection title="Name and services" hint="What homeowners read first about you.">
      <Box data-wide>
        <TextField {...field("businessName", "Business name")} autoComplete="organization" />
      </Box>
      <Box data-wide>
        <TextField
          {...field("description", "Description of your services")}
          multiline
          minRows={4}
          maxRows={12}
          placeholder="What you do, for how long, and what customers come back for"
          helperText={lengthWords(description.trim().length)}
        />
      </Box>
      <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" />
      <SelectField {...select("phoneFor", "Who sees your number")} options={readerOptions} />
    </FormSection>
  )
}

export const AreaSection = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection title="Service area" hint="Homeowners within 50 miles of your ZIP code find you.">
      <TextField {...field("location", "Location")} placeholder="City, state" autoComplete="address-level2" />
      <TextField {...field("zipCode", "ZIP code")} inputMode="numeric" autoComplete="postal-code" />
    </FormSection>
  )
}
