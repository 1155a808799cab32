import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { type KeyboardEvent, memo } from "react"
import { useWatch } from "react-hook-form"

import { lineKinds, lineKindWords, lineUnits, lineUnitWords } from "#domain/quote/offer/offer-words.ts"
import { formatInFull } from "#domain/shared/money.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readAmount, readNumber } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { emptyLine } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { lineAmount } from "./typed-offer.ts"

interface Props {
  readonly form: OfferForm
  readonly position: number
  readonly onKeyDown: (event: KeyboardEvent, position: number) => void
  readonly onRemove: (position: number) => void
}

const kinds = lineKinds.map((value) => ({ value, label: lineKindWords[value] }))
const units = lineUnits.map((value) => ({ value, label: lineUnitWords[value] }))
const amount = { setValueAs: readAmount }
const number = { setValueAs: readNumber }

const oneRow = "@container (min-width: 44rem)"

/** The container of the lines: where it is wide enough, each line is one row, as in a table. */
export const linesRoom = {
  containerType: "inline-size",
  display: "grid",
  gap: 1.5,
  "& > *": { minWidth: 0 }
}

// In rows, the labels of the first line stand for those of the others.
const row = {
  display: "grid",
  gap: 1.5,
  alignItems: "start",
  p: 2,
  borderRadius: 3.5,
  bgcolor: "surface.sunken",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > :first-of-type, & > :last-child": { gridColumn: "1 / -1" },
  [oneRow]: {
    gap: 1,
    p: 0,
    bgcolor: "transparent",
    gridTemplateColumns: "minmax(0, 1fr) 7.25rem 4.75rem 6.25rem 6.75rem 8.5rem",
    "& > :first-of-type, & > :last-child": { gridColumn: "auto" },
    "& > :last-child": { alignSelf: "end", minHeight: 44 },
    "&:not(:first-of-type) label": visuallyHidden
  },
  "& [data-label]": { [oneRow]: visuallyHidden }
}

const nameOf = (text: string, position: number) =>
  `line ${position + 1}${text.trim() === "" ? "" : `: ${text.trim()}`}`

/** One line: what it is, how much of it, and at what price. */
export const LineRow = memo(({ form, onKeyDown, onRemove, position }: Props) => {
  const { field, select } = useFields(form)
  const line = useWatch({ control: form.control, name: `lines.${position}` }) ?? emptyLine
  const comesTo = lineAmount(line)
  const name = nameOf(line.text, position)
  return (
    <Box
      role="group"
      aria-label={`Line ${position + 1}`}
      onKeyDown={(event) => onKeyDown(event, position)}
      sx={row}
    >
      <TextField
        {...field(`lines.${position}.text`, "What it is")}
        placeholder="Replace the shower valve"
        autoComplete="off"
      />
      <SelectField {...select(`lines.${position}.kind`, "Kind")} options={kinds} />
      <TextField
        {...field(`lines.${position}.quantity`, "Quantity", number)}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField {...select(`lines.${position}.unit`, "Unit")} options={units} />
      <MoneyField
        {...field(
          `lines.${position}.unitPrice`,
          line.kind === "discount" ? "Discount per unit" : "Unit price",
          amount
        )}
      />
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <Typography
          variant="subtitle2"
          component="p"
          sx={{ flex: 1, textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
        >
          <span data-label>Amount: </span>
          {comesTo === null ? "not yet" : formatInFull(comesTo)}
        </Typography>
        <IconButton edge="end" aria-label={`Remove ${name}`} onClick={() => onRemove(position)}>
          <Box
            component="svg"
            viewBox="0 0 24 24"
            aria-hidden
            sx={{ width: 20, height: 20, stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" }}
          >
            <path d="M6 6l12 12M18 6L6 18" />
          </Box>
        </IconButton>
      </Box>
    </Box>
  )
})
