import { useEffect } from "react"

import { formatInFull } from "#domain/shared/money.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { filledLines } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { typedTotal, useTyped } from "./typed-offer.ts"

/** The price where it is computed from lines or hours: shown as text, not as a field. */
export const ComputedPrice = ({ form }: { readonly form: OfferForm }) => {
  const { hasLines, total } = useTyped(form, (typed) => ({
    hasLines: filledLines(typed.lines).length > 0,
    total: typedTotal(typed)
  }))
  const { error } = useFields(form).field("price", "Price")
  const { getFieldState, trigger } = form
  // Nobody types into the price, so an earlier fault of it is validated again when the price changes.
  useEffect(() => {
    if (total !== null && getFieldState("price").error !== undefined) void trigger("price")
  }, [getFieldState, total, trigger])
  return (
    <TextField
      label="Price"
      readOnly
      error={error}
      value={total === null ? "" : formatInFull(total)}
      helperText={hasLines ? "What your lines add up to" : "Your most hours at your rate"}
    />
  )
}
