import Box from "@mui/material/Box"
import visuallyHidden from "@mui/utils/visuallyHidden"

import type { Comparison } from "#domain/quote/comparison/comparison.ts"
import { showTabbed } from "#ui/shared/routing/show-tabbed.ts"

import { Answer } from "./Answer.tsx"
import { Choice, type ChoiceProps } from "./Choice.tsx"
import type { Offered } from "./use-comparison.ts"
import { WhoOffers } from "./WhoOffers.tsx"

export interface LayoutProps extends Pick<ChoiceProps, "onStep"> {
  readonly comparison: Comparison
  readonly offered: ReadonlyArray<Offered>
}

const questions = { xs: "6.75rem", md: "11rem" }

const frame = {
  overflowX: "auto",
  containerType: "inline-size",
  // What gets the focus is scrolled to beside the column of questions, not below it.
  scrollPaddingInlineStart: questions,
  border: 1,
  borderColor: "divider",
  borderRadius: 4,
  bgcolor: "background.paper",
  // On paper nothing can be scrolled to: all columns share its width, and the last row stands once, at the end.
  "@media print": {
    overflow: "visible",
    "& table": { minWidth: 0 },
    "& tr": { breakInside: "avoid" },
    "& tfoot": { display: "table-row-group" }
  }
}

const table = {
  "--question": questions,
  "--answer": "11.5rem",
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  typography: "body2",
  "& th, & td": {
    p: 1.5,
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: "inherit",
    overflowWrap: "break-word"
  },
  "& th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    bgcolor: "surface.sunken",
    width: "var(--question)",
    fontWeight: 600
  },
  // With large text on a phone: a question and one answer fill the width.
  "@container (max-width: 18rem)": { "--question": "38cqi", "--answer": "62cqi", "& th, & td": { px: 1 } },
  // With even larger text words would be broken, and the questions would leave no room for whole words beside them.
  "@container (max-width: 10rem)": {
    "--question": "6.75rem",
    "--answer": "11.5rem",
    "& th:first-of-type": { position: "static" }
  },
  "& tr:not(:last-of-type) > *, & thead tr > *, & tbody tr > *": { borderBottom: 1, borderColor: "divider" }
}

/** Offers side by side: a column each, a question a row. */
export const ComparisonTable = ({ comparison, offered, onStep }: LayoutProps) => (
  <Box
    role="region"
    aria-label="Offers side by side"
    tabIndex={0}
    data-sideways
    onFocus={({ target }) => showTabbed(target, target.closest("th, td"))}
    sx={frame}
  >
    <Box
      component="table"
      sx={[table, { minWidth: `calc(var(--question) + ${offered.length} * var(--answer))` }]}
    >
      <Box component="caption" sx={visuallyHidden}>
        {offered.length} offers, a column each
      </Box>
      <thead>
        <tr>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              Question
            </Box>
          </th>
          {offered.map(({ quote }) => (
            <th key={quote.id} scope="col" abbr={quote.providerName}>
              <WhoOffers quote={quote} heading="div" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {offered.map(({ column }) => (
              <td key={column.quoteId}>
                <Answer comparison={comparison} column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Your choice</th>
          {offered.map(({ quote }) => (
            <td key={quote.id}>
              <Choice quote={quote} onStep={onStep} />
            </td>
          ))}
        </tr>
      </tfoot>
    </Box>
  </Box>
)
