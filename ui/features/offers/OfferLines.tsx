import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import { lineKindWords } from "#domain/quote/offer/offer-words.ts"
import { formatAlike } from "#domain/shared/money.ts"

import { quantityWords } from "./offer-details-words.ts"

interface Props {
  readonly lines: OfferVersion["lines"]
  readonly total: number
}

const table = {
  width: "100%",
  borderCollapse: "collapse",
  typography: "body2",
  "& caption": { pb: 0.5, textAlign: "start", typography: "subtitle2" },
  "& th, & td": { py: 0.75, textAlign: "start", verticalAlign: "top", borderTop: 1, borderColor: "divider" },
  "& th": { fontWeight: "inherit", pr: 2 },
  "& thead th": { typography: "caption", color: "text.secondary" },
  "& th:last-child:not([scope=row]), & td": {
    pr: 0,
    textAlign: "end",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums"
  },
  "& tfoot": { fontWeight: 650 }
}

/** The lines of an offer's price as a table, with their sum. */
export const OfferLines = ({ lines, total }: Props) => {
  const money = formatAlike([total, ...lines.flatMap(({ amount, unitPrice }) => [amount, unitPrice])])
  return (
    <Box component="table" sx={table}>
      <caption>What it is made of</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {Array.from(lines, (line, position) => (
          <tr key={position}>
            <th scope="row">
              {line.text}
              <Typography
                variant="caption"
                component="span"
                sx={{ display: "block", color: "text.secondary" }}
              >
                {[lineKindWords[line.kind], quantityWords(line, money)].filter(Boolean).join(" · ")}
              </Typography>
            </th>
            <td>{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </Box>
  )
}
