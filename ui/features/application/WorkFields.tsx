import { applicationSpecialties } from "#domain/application/application-options.ts"
import { CheckGroup } from "#ui/shared/forms/CheckGroup.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { availabilityOptions } from "#ui/shared/search/filter-options.ts"
import { responseOptions } from "#ui/shared/search/response-options.ts"

import type { ApplicationForm } from "./use-application-form.ts"

interface Props {
  readonly form: ApplicationForm
}

export const SpecialtyFields = ({ form }: Props) => {
  const { field } = useFields(form)
  const { error, label, ...box } = field("specialties", "Services & Specialties")
  return (
    <CheckGroup
      title={label}
      hint="Choose all that you offer. Homeowners find you by them."
      options={applicationSpecialties}
      width={140}
      error={error}
      box={() => box}
    />
  )
}

export const RateFields = ({ form }: Props) => {
  const { field } = useFields(form)
  return (
    <FormSection
      title="Hourly Rate Range (optional)"
      hint="A rough idea for homeowners; each quote has its own price."
    >
      <MoneyField {...field("hourlyRateMin", "Minimum hourly rate")} placeholder="50" />
      <MoneyField {...field("hourlyRateMax", "Maximum hourly rate")} placeholder="120" />
    </FormSection>
  )
}

export const AvailabilityFields = ({ form }: Props) => {
  const { select } = useFields(form)
  return (
    <FormSection title="Availability" hint="How soon you can start, and how soon you answer.">
      <SelectField {...select("availability", "Availability")} options={availabilityOptions} />
      <SelectField {...select("responseTime", "Response time")} options={responseOptions} />
    </FormSection>
  )
}
