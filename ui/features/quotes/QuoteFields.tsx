import Box from "@mui/material/Box"
import type { UseFormReturn } from "react-hook-form"

import type { QuoteRequest } from "#domain/quote/quote.ts"
import { urgencies } from "#domain/quote/urgency.ts"
import { urgencyWords } from "#ui/shared/format/urgency-words.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { QuoteTarget } from "./quote-dialog.ts"
import { type QuoteValues, serviceChoices } from "./quote-values.ts"

interface Props {
  readonly form: UseFormReturn<QuoteValues, unknown, QuoteRequest>
  readonly provider: QuoteTarget
}

const pair = {
  display: "grid",
  gap: { xs: 2, sm: 2.5 },
  alignItems: "start",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))"
}
const layout = {
  ...pair,
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: pair.gridTemplateColumns }
}
const wholeRow = { gridColumn: { sm: "1 / -1" } }

const urgencyOptions = urgencies.map((value) => ({ value, label: urgencyWords[value] }))

const Budgets = ({ form: { formState, register } }: Pick<Props, "form">) => (
  <Box sx={[pair, wholeRow]}>
    <MoneyField
      {...register("budgetMin", { setValueAs: readOptionalAmount })}
      label="Minimum budget"
      helperText="Optional"
      error={formState.errors.budgetMin?.message}
    />
    <MoneyField
      {...register("budgetMax", { setValueAs: readOptionalAmount })}
      label="Maximum budget"
      helperText="Optional"
      error={formState.errors.budgetMax?.message}
    />
  </Box>
)

const Contact = ({ form: { formState, register } }: Pick<Props, "form">) => (
  <>
    <TextField
      {...register("contactName")}
      label="Contact name"
      autoComplete="name"
      error={formState.errors.contactName?.message}
    />
    <TextField
      {...register("contactPhone")}
      label="Contact phone"
      type="tel"
      autoComplete="tel"
      error={formState.errors.contactPhone?.message}
    />
  </>
)

/** The fields of a quote request. */
export const QuoteFields = ({ form, provider }: Props) => {
  const { defaultValues, errors } = form.formState
  return (
    <Box sx={layout}>
      <SelectField
        {...form.register("serviceType")}
        defaultValue={defaultValues?.serviceType}
        label="Service type"
        options={serviceChoices(provider).map((name) => ({ value: name, label: name }))}
        error={errors.serviceType?.message}
      />
      <SelectField
        {...form.register("urgency")}
        defaultValue={defaultValues?.urgency}
        label="Urgency"
        options={urgencyOptions}
        error={errors.urgency?.message}
      />
      <Box sx={wholeRow}>
        <TextField
          {...form.register("description")}
          label="Project description"
          multiline
          minRows={4}
          maxRows={10}
          placeholder="What needs doing, where, and anything that helps with the price"
          error={errors.description?.message}
        />
      </Box>
      <Budgets form={form} />
      <Contact form={form} />
    </Box>
  )
}
