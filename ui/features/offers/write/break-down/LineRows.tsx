import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import Typography from "@mui/material/Typography"
import type { KeyboardEvent } from "react"
import { useFormState, useWatch } from "react-hook-form"

import { maxLines } from "#domain/quote/offer/offer-lines.ts"
import { formatInFull } from "#domain/shared/money.ts"

import { emptyLine, filledLines } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { LineRow } from "./LineRow.tsx"
import { linesTotal, useTypedOffer } from "./typed-offer.ts"

const lineCount = (count: number) => (count === 1 ? "1 line" : `${count} lines`)

const Total = ({ form }: { readonly form: OfferForm }) => {
  const lines = filledLines(useTypedOffer(form).lines)
  return (
    <Typography role="status" variant="subtitle1" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {lines.length > 0 && `Total of ${lineCount(lines.length)}: ${formatInFull(linesTotal(lines))}`}
    </Typography>
  )
}

/** The lines of an offer. Enter goes to the next one, and in the last one adds another. */
export const LineRows = ({ form }: { readonly form: OfferForm }) => {
  // Without the library's own rows: every form would load their code with the rest of it.
  const fields = useWatch({ control: form.control, name: "lines" })
  const { errors } = useFormState({ control: form.control })
  const isFull = fields.length >= maxLines
  const fault = errors.lines?.message ?? errors.lines?.root?.message
  // Once it is there.
  const focusOn = (position: number) => setTimeout(() => form.setFocus(`lines.${position}.text`))
  const add = () => {
    // One begins like the one before: mostly they are of one kind.
    const { kind, unit } = form.getValues("lines").at(-1) ?? emptyLine
    const line = { ...emptyLine, kind: kind === "discount" ? emptyLine.kind : kind, unit }
    form.setValue("lines", [...form.getValues("lines"), line], { shouldDirty: true })
    focusOn(fields.length)
  }
  const goOn = (event: KeyboardEvent, position: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return
    event.preventDefault()
    if (position + 1 < fields.length) form.setFocus(`lines.${position + 1}.text`)
    else if (!isFull) add()
  }
  const drop = (position: number) => {
    const left = form.getValues("lines").toSpliced(position, 1)
    // The last row goes, and those after the one that is dropped move up.
    form.unregister(`lines.${left.length}`)
    form.setValue("lines", left, { shouldDirty: true })
    if (left.length > 0) focusOn(Math.min(position, left.length - 1))
  }
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {Object.keys(fields)
        .map(Number)
        .map((position) => (
          <LineRow
            key={position}
            form={form}
            position={position}
            onKeyDown={(event) => goOn(event, position)}
            onRemove={() => drop(position)}
          />
        ))}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Button variant="outlined" disabled={isFull} onClick={add}>
          Add a line
        </Button>
        <Total form={form} />
      </Box>
      {isFull && <Typography variant="body2">An offer has at most {maxLines} lines.</Typography>}
    </Box>
  )
}
