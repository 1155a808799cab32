import Box from "@mui/material/Box"

import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { FieldGroup } from "../FieldGroup.tsx"
import type { OfferForm } from "../use-offer-form.ts"
import { LineRows } from "./LineRows.tsx"
import { PriceKindFields } from "./PriceKindFields.tsx"
import { TermFields } from "./TermFields.tsx"

interface Props {
  readonly form: OfferForm
  /** The state in which the work is ("TX"); null when it is not known. */
  readonly workState: string | null
}

const pair = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }
}

/** The details of an offer: kind of price, lines, what it includes and excludes, terms. All of them are optional. */
export const BreakDown = ({ form, workState }: Props) => {
  const { field } = useFields(form)
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <FieldGroup title="Price">
        <Box sx={pair}>
          <PriceKindFields form={form} />
        </Box>
      </FieldGroup>
      <FieldGroup title="Lines">
        <LineRows form={form} />
      </FieldGroup>
      <FieldGroup title="What it covers">
        <Box sx={pair}>
          <TextField
            {...field("includes", "Includes")}
            multiline
            minRows={3}
            maxRows={10}
            helperText="One a line, 10 at most"
            placeholder="Haul-away of debris"
          />
          <TextField
            {...field("excludes", "Does not include")}
            multiline
            minRows={3}
            maxRows={10}
            helperText="One a line, 10 at most"
            placeholder="Paint"
          />
        </Box>
      </FieldGroup>
      <FieldGroup title="Terms">
        <Box sx={pair}>
          <TermFields form={form} workState={workState} />
        </Box>
      </FieldGroup>
    </Box>
  )
}
