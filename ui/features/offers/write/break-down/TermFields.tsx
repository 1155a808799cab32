import { useQuery } from "@tanstack/react-query"

import { depositNote, stateOfWork } from "#domain/quote/offer/deposit-note.ts"
import { payments, paymentWords } from "#domain/quote/offer/offer-words.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/use-own-profile.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { OfferForm } from "../use-offer-form.ts"
import { typedTotal, useTypedOffer } from "./typed-offer.ts"

const options = payments.map((value) => ({ value, label: paymentWords[value] }))
const amount = { setValueAs: readOptionalAmount }

// By the provider's own place: where the work is comes with the offer that was sent.
const useDepositNote = (form: OfferForm) => {
  const { data: profile } = useQuery(ownProfileQuery)
  const typed = useTypedOffer(form)
  if (typeof typed.deposit !== "number") return null
  const price = typedTotal(typed)
  return price === 0
    ? null
    : depositNote({ deposit: typed.deposit, price }, stateOfWork(profile?.location ?? null, null))
}

/** When, until when, and how it is paid. */
export const TermFields = ({ form }: { readonly form: OfferForm }) => {
  const { field, select } = useFields(form)
  const note = useDepositNote(form)
  return (
    <>
      <TextField {...field("startFrom", "Start from")} type="date" />
      <TextField {...field("days", "Takes (days)", amount)} inputMode="numeric" autoComplete="off" />
      <TextField
        {...field("validUntil", "Valid until")}
        type="date"
        helperText="The last day on which it can be accepted"
      />
      <MoneyField {...field("deposit", "Deposit", amount)} helperText={note} />
      <SelectField {...select("payment", "How it is paid")} placeholder="Not stated" options={options} />
      <TextField
        {...field("warrantyMonths", "Warranty (months)", amount)}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}
