import { useWatch } from "react-hook-form"

import { priceKinds, priceKindWords } from "#domain/quote/offer/offer-words.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount, readOptionalNumber } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { OfferForm } from "../use-offer-form.ts"

const options = priceKinds.map((value) => ({ value, label: priceKindWords[value] }))
const amount = { setValueAs: readOptionalAmount }
const number = { setValueAs: readOptionalNumber }

/** The kind of price (fixed, up to, or by the hour), with the fields that it needs. */
export const PriceKindFields = ({ form }: { readonly form: OfferForm }) => {
  const { field, select } = useFields(form)
  const kind = useWatch({ control: form.control, name: "priceKind" })
  // A fault of the hours as a whole is shown at the first of their fields.
  const whole = field("hours", "Hours").error
  const from = field("hours.min", "Hours, at least", number)
  return (
    <>
      <SelectField {...select("priceKind", "Kind of price")} options={options} />
      {kind === "up_to" && (
        <MoneyField {...field("maxPrice", "At most", amount)} helperText="It will not cost more than this." />
      )}
      {kind === "hourly" && (
        <>
          <MoneyField {...field("hourly", "Rate per hour", amount)} />
          <TextField {...from} error={from.error ?? whole} inputMode="decimal" autoComplete="off" />
          <TextField
            {...field("hours.max", "Hours, at most", number)}
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}
