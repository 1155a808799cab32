import Box from "@mui/material/Box"

import { urgencies, urgencyWords } from "#domain/quote/urgency.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { QuoteTarget } from "./quote-dialog.ts"
import { serviceChoices } from "./quote-values.ts"
import type { useQuoteForm } from "./use-quote-form.ts"

interface Props extends Pick<ReturnType<typeof useQuoteForm>, "form"> {
  readonly provider: QuoteTarget
  /** Whether the description begins with the words of the search. */
  readonly isSearched: boolean
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
const optional = { setValueAs: readOptionalAmount }

/** The fields of a quote request. */
export const QuoteFields = ({ form, isSearched, provider }: Props) => {
  const { field, select } = useFields(form)
  return (
    <Box sx={layout}>
      <SelectField
        {...select("serviceType", "Service type")}
        options={serviceChoices(provider).map((name) => ({ value: name, label: name }))}
      />
      <SelectField {...select("urgency", "Urgency")} options={urgencyOptions} />
      <Box sx={wholeRow}>
        <TextField
          {...field("description", "Project description")}
          multiline
          minRows={4}
          maxRows={10}
          placeholder="What needs doing, where, and anything that helps with the price"
          helperText={isSearched && "From your search. Add anything that helps with the price."}
        />
      </Box>
      <Box sx={[pair, wholeRow]}>
        <MoneyField {...field("budgetMin", "Minimum budget", optional)} helperText="Optional" />
        <MoneyField {...field("budgetMax", "Maximum budget", optional)} helperText="Optional" />
      </Box>
      <TextField {...field("contactName", "Contact name")} autoComplete="name" />
      <TextField
        {...field("contactPhone", "Contact phone")}
        type="tel"
        autoComplete="tel"
        helperText={`${provider.businessName} sees it when you accept an offer, or when you share it.`}
      />
      <Box sx={wholeRow}>
        <CheckField {...field("sharesPhone", "Share my number right away")} />
      </Box>
    </Box>
  )
}
