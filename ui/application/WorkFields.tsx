import Box from "@mui/material/Box"
import FormHelperText from "@mui/material/FormHelperText"
import { useId } from "react"
import { useFormState } from "react-hook-form"

import { applicationSpecialties } from "../../src/domain/application/application-options.ts"
import { MoneyField } from "../forms/MoneyField.tsx"
import { availabilityOptions } from "../providers/filter-options.ts"
import { responseOptions } from "../providers/response-options.ts"
import { SelectField } from "../shared/form/SelectField.tsx"
import { emptyApplication } from "./application-values.ts"
import { CheckField } from "./CheckField.tsx"
import { FormSection } from "./FormSection.tsx"
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
