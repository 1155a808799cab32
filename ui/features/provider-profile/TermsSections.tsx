import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { availabilityOptions } from "#ui/shared/search/filter-options.ts"
import { responseOptions } from "#ui/shared/search/response-options.ts"

import type { ProfileForm } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
}

const optional = { setValueAs: readOptionalAmount }

export const RateSection = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection
      title="Hourly rate"
      hint="Optional: a rough idea for homeowners. Each quote has its own price."
    >
      <MoneyField {...field("hourlyRateMin", "Minimum hourly rate", optional)} placeholder="50" />
      <MoneyField {...field("hourlyRateMax", "Maximum hourly rate", optional)} placeholder="120" />
    </FormSection>
  )
}

export const AvailabilitySection = ({ form }: Props) => {
  const { select } = useFields(form)
  return (
    <FormSection title="Availability" hint="How soon you can start, and how soon you answer.">
      <SelectField {...select("availability", "Availability")} options={availabilityOptions} />
      <SelectField {...select("responseTime", "Response time")} options={responseOptions} />
    </FormSection>
  )
}
