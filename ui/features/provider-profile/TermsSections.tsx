import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { availabilityOptions } from "#ui/shared/search/filter-options.ts"
import { responseOptions } from "#ui/shared/search/response-options.ts"

import type { ProfileForm } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
}

export const RateSection = ({ form: { formState, register } }: Props) => (
  <FormSection
    title="Hourly rate"
    hint="Optional: a rough idea for homeowners. Each quote has its own price."
  >
    <MoneyField
      {...register("hourlyRateMin", { setValueAs: readOptionalAmount })}
      label="Minimum hourly rate"
      placeholder="50"
      error={formState.errors.hourlyRateMin?.message}
    />
    <MoneyField
      {...register("hourlyRateMax", { setValueAs: readOptionalAmount })}
      label="Maximum hourly rate"
      placeholder="120"
      error={formState.errors.hourlyRateMax?.message}
    />
  </FormSection>
)

export const AvailabilitySection = ({ form: { formState, register } }: Props) => (
  <FormSection title="Availability" hint="How soon you can start, and how soon you answer.">
    <SelectField
      {...register("availability")}
      defaultValue={formState.defaultValues?.availability}
      label="Availability"
      options={availabilityOptions}
      error={formState.errors.availability?.message}
    />
    <SelectField
      {...register("responseTime")}
      defaultValue={formState.defaultValues?.responseTime}
      label="Response time"
      options={responseOptions}
      error={formState.errors.responseTime?.message}
    />
  </FormSection>
)
