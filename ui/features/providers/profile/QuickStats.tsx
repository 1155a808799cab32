import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Provider } from "#domain/provider/provider.ts"
import { formatNumber } from "#domain/shared/numbers.ts"

// The same for every provider (docs/product.md#name-and-claims).
const repeatCustomers = "85%"

interface Props {
  readonly provider: Pick<Provider, "completedJobs" | "responseTime">
}

/** What the provider has done so far, in three figures. */
export const QuickStats = ({ provider: { completedJobs, responseTime } }: Props) => {
  const stats = [
    ["Response time", responseTime],
    ["Completed jobs", formatNumber(completedJobs)],
    ["Repeat customers", repeatCustomers]
  ] as const
  return (
    <Box component="dl" sx={{ display: "grid", gap: 1.5, m: 0 }}>
      {stats.map(([name, value]) => (
        <Box key={name} sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {name}
          </Typography>
          <Typography component="dd" variant="subtitle2" sx={{ m: 0, flexShrink: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
