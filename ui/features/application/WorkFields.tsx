import Box from "@mui/material/Box"
import FormHelperText from "@mui/material/FormHelperText"
import { useId } from "react"
import { useFormState } from "react-hook-form"

import { applicationSpecialties } from "#domain/application/application-options.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { availabilityOptions } from "#ui/shared/search/filter-options.ts"
import { responseOptions } from "#ui/shared/search/response-options.ts"

import { emptyApplication } from "./application-values.ts"
import type { ApplicationForm } from "./use-application-form.ts"

interface Props {
  readonly form: ApplicationForm
}

const columns = {
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(140px, 100%), 1fr))"
}

export const SpecialtyFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  const id = useId()
  const fault = errors.specialties?.message
  const faultId = fault ? id : undefined
  return (
    <FormSection
      title="Services & Specialties"
      hint="Choose all that you offer. Homeowners find you by them."
      describedBy={faultId}
    >
      <Box data-wide>
        <Box sx={columns}>
          {applicationSpecialties.map((specialty) => (
            <CheckField
              key={specialty}
              {...register("specialties")}
              value={specialty}
              label={specialty}
              faultId={faultId}
            />
          ))}
        </Box>
        {fault && (
          <FormHelperText id={id} error>
            {fault}
          </FormHelperText>
        )}
      </Box>
    </FormSection>
  )
}

export const RateFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  return (
    <FormSection
      title="Hourly Rate Range (optional)"
      hint="A rough idea for homeowners; each quote has its own price."
    >
      <MoneyField
        {...register("hourlyRateMin")}
        label="Minimum hourly rate"
        placeholder="50"
        error={errors.hourlyRateMin?.message}
      />
      <MoneyField
        {...register("hourlyRateMax")}
        label="Maximum hourly rate"
        placeholder="120"
        error={errors.hourlyRateMax?.message}
      />
    </FormSection>
  )
}

export const AvailabilityFields = ({ form: { control, register } }: Props) => {
  const { errors } = useFormState({ control })
  return (
    <FormSection title="Availability" hint="How soon you can start, and how soon you answer.">
      <SelectField
        {...register("availability")}
        label="Availability"
        defaultValue={emptyApplication.availability}
        options={availabilityOptions}
        error={errors.availability?.message}
      />
      <SelectField
        {...register("responseTime")}
        label="Response time"
        defaultValue={emptyApplication.responseTime}
        options={responseOptions}
        error={errors.responseTime?.message}
      />
    </FormSection>
  )
}
