import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import type { KeyboardEvent } from "react"
import { useWatch } from "react-hook-form"

import { lineKinds, lineKindWords, lineUnits, lineUnitWords } from "#domain/quote/offer/offer-words.ts"
import { formatInFull } from "#domain/shared/money.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { emptyLine } from "../offer-values.ts"
import type { OfferForm } from "../use-offer-form.ts"
import { lineAmount } from "./typed-offer.ts"

interface Props {
  readonly form: OfferForm
  readonly position: number
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onRemove: () => void
}

const kinds = lineKinds.map((value) => ({ value, label: lineKindWords[value] }))
const units = lineUnits.map((value) => ({ value, label: lineUnitWords[value] }))
const amount = { setValueAs: readAmount }

const row = {
  display: "grid",
  gap: 1.5,
  alignItems: "start",
  p: 2,
  borderRadius: 3.5,
  bgcolor: "surface.sunken",
  gridTemplateColumns: {
    xs: "repeat(2, minmax(0, 1fr))",
    md: "minmax(0, 2fr) minmax(0, 1.6fr) minmax(0, 2fr) minmax(0, 2.4fr)"
  },
  "& > [data-wide]": { gridColumn: "1 / -1" }
}

const nameOf = (text: string, position: number) =>
  `line ${position + 1}${text.trim() === "" ? "" : `: ${text.trim()}`}`

/** One line: what it is, how much of it, and at what price. */
export const LineRow = ({ form, onKeyDown, onRemove, position }: Props) => {
  const { field, select } = useFields(form)
  const line = useWatch({ control: form.control, name: `lines.${position}` }) ?? emptyLine
  const comesTo = lineAmount(line)
  const name = nameOf(line.text, position)
  return (
    <Box role="group" aria-label={`Line ${position + 1}`} onKeyDown={onKeyDown} sx={row}>
      <Box data-wide>
        <TextField
          {...field(`lines.${position}.text`, "What it is")}
          placeholder="Replace the shower valve"
          autoComplete="off"
        />
      </Box>
      <SelectField {...select(`lines.${position}.kind`, "Kind")} options={kinds} />
      <TextField
        {...field(`lines.${position}.quantity`, "Quantity", amount)}
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
      <Box data-wide sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="subtitle2" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
          Amount: {comesTo === null ? "not yet" : formatInFull(comesTo)}
        </Typography>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
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
}
