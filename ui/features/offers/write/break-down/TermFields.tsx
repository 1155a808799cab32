import { depositNote } from "#domain/quote/offer/deposit-note.ts"
import { payments, paymentWords } from "#domain/quote/offer/offer-words.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount, readOptionalNumber } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { OfferValues } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { typedTotal, useTyped } from "./typed-offer.ts"

interface Props {
  readonly form: OfferForm
  /** The state in which the work is ("TX"); null when it is not known. */
  readonly workState: string | null
}

const options = payments.map((value) => ({ value, label: paymentWords[value] }))
const amount = { setValueAs: readOptionalAmount }
const number = { setValueAs: readOptionalNumber }

const noteOn = (typed: OfferValues, workState: string | null) => {
  if (typeof typed.deposit !== "number") return null
  const price = typedTotal(typed)
  return price === null || price === 0 ? null : depositNote({ deposit: typed.deposit, price }, workState)
}

/** The fields for an offer's times, payment and other terms. */
export const TermFields = ({ form, workState }: Props) => {
  const { field, select } = useFields(form)
  const note = useTyped(form, (typed) => noteOn(typed, workState))
  return (
    <>
      <TextField {...field("startFrom", "Start from")} type="date" />
      <TextField {...field("days", "Takes (days)", number)} inputMode="numeric" autoComplete="off" />
      <TextField
        {...field("validUntil", "Valid until")}
        type="date"
        helperText="The last day on which it can be accepted"
      />
      <MoneyField {...field("deposit", "Deposit", amount)} helperText={note} />
      <SelectField {...select("payment", "How it is paid")} placeholder="Not stated" options={options} />
      <TextField
        {...field("warrantyMonths", "Warranty (months)", number)}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}
