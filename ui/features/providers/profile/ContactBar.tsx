import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { formatHourlyRange } from "#domain/shared/money.ts"
import { ratingWords } from "#domain/shared/numbers.ts"
import { StartConversation } from "#ui/features/messages/StartConversation.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

// At the lower edge of a phone, within reach of a thumb; beside the text where there is room. All buttons fit in one
// row from 320 pixels on, because they have no icons and are narrow. With larger text they take more rows.
const bar = {
  display: "flex",
  flexDirection: { xs: "row", md: "column" },
  flexWrap: "wrap",
  alignItems: { xs: "center", md: "stretch" },
  gap: { xs: 1, md: 1.25 },
  position: { xs: "fixed", md: "static" },
  inset: "auto 0 0 0",
  zIndex: { xs: "appBar", md: "auto" },
  px: { xs: 1.5, sm: 3, md: 0 },
  py: { xs: 1.25, md: 0 },
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: "divider" },
  bgcolor: { xs: "background.paper", md: "transparent" },
  "& .MuiButton-root": { px: { xs: 1.5, sm: 3 }, whiteSpace: "nowrap" },
  "& .MuiButton-startIcon": { display: { xs: "none", sm: "inherit" } }
}

const glance = { display: { xs: "block", md: "none" }, flex: "1 0 5rem", fontWeight: 650, lineHeight: 1.3 }

/** The provider's rating and price, on phones; and buttons to call and to ask. */
export const ContactBar = ({ provider }: { readonly provider: ProviderDetail }) => {
  const { isOperator, user } = useSession()
  const { hourlyRateMax, hourlyRateMin, rating, reviewCount } = provider
  const stars = reviewCount === 0 ? "New" : `★ ${ratingWords(rating)}`
  return (
    <Box data-bottom-bar sx={bar}>
      <Typography variant="body2" component="p" sx={glance}>
        {stars}
        <br />
        {formatHourlyRange(hourlyRateMin, hourlyRateMax)}
      </Typography>
      {user?.role === "homeowner" && !isOperator && (
        <StartConversation providerId={provider.id} variant="outlined" size="large" />
      )}
      <GetQuoteButton provider={provider} size="large" />
    </Box>
  )
}
