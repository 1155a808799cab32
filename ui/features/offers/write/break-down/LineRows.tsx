import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import Typography from "@mui/material/Typography"
import { type KeyboardEvent, useCallback, useRef } from "react"
import { useFormState, useWatch } from "react-hook-form"

import { maxLines } from "#domain/quote/offer/offer-lines.ts"
import { formatInFull } from "#domain/shared/money.ts"
import { counted } from "#domain/shared/numbers.ts"

import { emptyLine, filledLines, type OfferValues } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { LineRow, linesRoom } from "./LineRow.tsx"
import { linesTotal, useTyped } from "./typed-offer.ts"

const totalWords = (typed: OfferValues): string => {
  const lines = filledLines(typed.lines)
  const total = linesTotal(lines)
  return total === null ? "" : `Total of ${counted(lines.length, "line")}: ${formatInFull(total)}`
}

const Total = ({ form }: { readonly form: OfferForm }) => (
  <Typography role="status" variant="subtitle1" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
    {useTyped(form, totalWords)}
  </Typography>
)

// Deferred until the row is mounted.
const focusOn = (form: OfferForm, position: number) =>
  setTimeout(() => form.setFocus(`lines.${position}.text`))

const addTo = (form: OfferForm) => {
  const lines = form.getValues("lines")
  if (lines.length >= maxLines) return
  // A new line begins like the one before, because mostly they are of the same kind.
  const { kind, unit } = lines.at(-1) ?? emptyLine
  const line = { ...emptyLine, kind: kind === "discount" ? emptyLine.kind : kind, unit }
  form.setValue("lines", [...lines, line], { shouldDirty: true })
  focusOn(form, lines.length)
}

const dropFrom = (form: OfferForm, position: number, add: HTMLElement | null) => {
  const left = form.getValues("lines").toSpliced(position, 1)
  const isFaulty = form.getFieldState("lines").error !== undefined
  // Removes the last row's fields: the rows after the removed one move up, with their faults.
  form.unregister(`lines.${left.length}`, { keepValue: true })
  form.setValue("lines", left, { shouldDirty: true })
  if (isFaulty) {
    form.clearErrors("lines")
    void form.trigger("lines")
  }
  if (left.length > 0) focusOn(form, Math.min(position, left.length - 1))
  else add?.focus()
}

const goOn = (form: OfferForm, event: KeyboardEvent, position: number) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return
  event.preventDefault()
  if (position + 1 < form.getValues("lines").length) form.setFocus(`lines.${position + 1}.text`)
  else addTo(form)
}

/** The lines of an offer. Enter goes to the next one, and in the last one adds another. */
export const LineRows = ({ form }: { readonly form: OfferForm }) => {
  // Without react-hook-form's `useFieldArray`, whose code every form would load. Watches only the number of lines, so
  // that typing in one does not rerender the others.
  const count = useWatch({ control: form.control, name: "lines", compute: ({ length }) => length })
  const { errors } = useFormState({ control: form.control })
  const onKeyDown = useCallback(
    (event: KeyboardEvent, position: number) => goOn(form, event, position),
    [form]
  )
  const add = useRef<HTMLButtonElement>(null)
  const onRemove = useCallback((position: number) => dropFrom(form, position, add.current), [form])
  const isFull = count >= maxLines
  const fault = errors.lines?.message ?? errors.lines?.root?.message
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={linesRoom}>
        {[...Array(count).keys()].map((position) => (
          <LineRow key={position} form={form} position={position} onKeyDown={onKeyDown} onRemove={onRemove} />
        ))}
      </Box>
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Button ref={add} variant="outlined" disabled={isFull} onClick={() => addTo(form)}>
          Add a line
        </Button>
        <Total form={form} />
      </Box>
      {isFull && <Typography variant="body2">An offer has at most {maxLines} lines.</Typography>}
    </Box>
  )
}
