import { useEffect } from "react"

import { formatInFull } from "#domain/shared/money.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { filledLines } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { typedTotal, useTyped } from "./typed-offer.ts"

/** The price where it follows from lines or hours: to be read, not typed. */
export const ComputedPrice = ({ form }: { readonly form: OfferForm }) => {
  const { hasLines, total } = useTyped(form, (typed) => ({
    hasLines: filledLines(typed.lines).length > 0,
    total: typedTotal(typed)
  }))
  const { error } = useFields(form).field("price", "Price")
  const { getFieldState, trigger } = form
  // What was wrong with the price before: nobody types it, so it is looked at again when it changes.
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
