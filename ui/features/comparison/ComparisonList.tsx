import Box from "@mui/material/Box"
import Card from "@mui/material/Card"

import { Answer } from "./Answer.tsx"
import { Choice } from "./Choice.tsx"
import type { LayoutProps } from "./ComparisonTable.tsx"
import { WhoOffers } from "./WhoOffers.tsx"

const answers = {
  display: "grid",
  gridTemplateColumns: { xs: "7rem minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 3fr)" },
  columnGap: 2,
  rowGap: { xs: 0.75, sm: 1 },
  // Large text on a phone: the answer below its question.
  "@container (max-width: 17rem)": { display: "block", "& dd": { mb: 1 } },
  my: 2,
  overflowWrap: "anywhere",
  typography: "body2",
  "& dt": { fontWeight: 600 },
  "& dd": { m: 0 }
}

/** The comparison as a list, one offer below the other. */
export const ComparisonList = ({ comparison, offered, onStep }: LayoutProps) => (
  <Box component="ul" aria-label="Offers" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
    {offered.map(({ column, quote }) => (
      <Card key={quote.id} component="li" sx={{ p: { xs: 2, sm: 3 }, containerType: "inline-size" }}>
        <WhoOffers quote={quote} heading="h2" />
        <Box component="dl" sx={answers}>
          {comparison.rows.map((row) => (
            <Box key={row.key} sx={{ display: "contents" }}>
              <dt>{row.label}</dt>
              <dd>
                <Answer comparison={comparison} column={column} row={row} />
              </dd>
            </Box>
          ))}
        </Box>
        <Choice quote={quote} onStep={onStep} />
      </Card>
    ))}
  </Box>
)
