import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { memo, useId } from "react"
import { useSearch } from "wouter"

import type { Provider } from "#domain/provider/provider.ts"
import { formatHourlyRange } from "#domain/shared/money.ts"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { Rule } from "#ui/shared/components/Rule.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { placeWords } from "#ui/shared/format/provider-words.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { noteFound } from "#ui/shared/search/found-by.ts"

import { Availability } from "./card/Availability.tsx"
import { CardBadges } from "./card/CardBadges.tsx"
import { CardPlace } from "./card/CardPlace.tsx"
import { ProviderRating } from "./card/ProviderRating.tsx"
import { heartRoom, heartRow, LaterCall, SaveHeart } from "./LaterButtons.tsx"

interface Props {
  readonly provider: Provider
  /** The heading level of the cards, one below the heading above them. */
  readonly heading?: "h2" | "h3"
  /** Whether help is urgent, so that a call comes before a quote. */
  readonly isUrgent?: boolean
  /** Whether it is the reader's own business: people do not ask, call or save themselves. */
  readonly isOwn?: boolean
}

type Shown = Required<Props> & { readonly nameId: string }

const head = {
  display: "grid",
  columnGap: 2,
  alignItems: "center",
  gridTemplateColumns: `auto minmax(0, 1fr) ${heartRoom}`,
  gridTemplateAreas: '"picture name heart" "picture trade heart"',
  "& > [aria-hidden]": { gridArea: "picture" },
  // Large text on a phone: the name below.
  "@container (max-width: 16rem)": {
    gridTemplateColumns: `minmax(0, 1fr) ${heartRoom}`,
    gridTemplateRows: heartRow,
    gridTemplateAreas: '"picture heart" "name name" "trade trade"',
    "& > [aria-hidden]": { mb: 1 }
  }
}

const Head = ({ heading, isOwn, nameId, provider }: Omit<Shown, "isUrgent">) => (
  <Box sx={head}>
    <ProviderAvatar name={provider.businessName} image={provider.profileImage} size={60} />
    <Typography variant="h4" component={heading} id={nameId} sx={{ gridArea: "name", alignSelf: "end" }}>
      {provider.businessName}
    </Typography>
    <Typography variant="body2" sx={{ gridArea: "trade", alignSelf: "start", color: "text.secondary" }}>
      {provider.specialty}
    </Typography>
    {!isOwn && <SaveHeart provider={provider} />}
  </Box>
)

const terms = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 1,
  typography: "subtitle2"
}

const Terms = ({ provider }: Pick<Props, "provider">) => (
  <Box sx={terms}>
    <Availability provider={provider} />
    {formatHourlyRange(provider.hourlyRateMin, provider.hourlyRateMax)}
  </Box>
)

// All of the card that follows the address: long lists render this alone when a filter is pressed.
const ViewProfile = ({ isOwn, isUrgent, nameId, provider }: Omit<Shown, "heading">) => {
  const search = useSearch()
  return (
    <LinkButton
      href={`/provider/${provider.id}`}
      variant="outlined"
      aria-describedby={nameId}
      onClick={() => noteFound(provider, search)}
      // Two others stand above it.
      sx={isUrgent && !isOwn ? { gridColumn: "1 / -1" } : undefined}
    >
      View Profile
    </LinkButton>
  )
}

const Actions = ({ isOwn, isUrgent, nameId, provider }: Omit<Shown, "heading">) => (
  <Box
    sx={{
      display: "grid",
      gap: 1.25,
      gridTemplateColumns: "repeat(auto-fit, minmax(min(7.75rem, 100%), 1fr))"
    }}
  >
    {isUrgent && !isOwn && <LaterCall provider={provider} aria-describedby={nameId} />}
    {isOwn ? (
      <LinkButton href="/provider-profile" variant="contained" aria-describedby={nameId}>
        Edit profile
      </LinkButton>
    ) : (
      <GetQuoteButton provider={provider} aria-describedby={nameId} />
    )}
    <ViewProfile provider={provider} nameId={nameId} isUrgent={isUrgent} isOwn={isOwn} />
  </Box>
)

const card = {
  display: "flex",
  flexDirection: "column",
  gap: 2,
  p: { xs: 2.5, sm: 3 },
  containerType: "inline-size"
}

/**
 * A provider in a list (docs/product.md#provider-card), made of as few elements as possible, because a list has twenty.
 */
export const ProviderCard = memo(({ heading = "h3", isOwn = false, isUrgent = false, provider }: Props) => {
  const nameId = useId()
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      data-testid="provider-card"
      // "Load More Providers" moves the focus here.
      tabIndex={-1}
      sx={card}
    >
      <Head provider={provider} heading={heading} nameId={nameId} isOwn={isOwn} />
      <ProviderRating provider={provider} />
      <CardPlace>{placeWords(provider)}</CardPlace>
      <CardBadges {...provider} />
      <Typography variant="body2" sx={clampedTo(3)}>
        {provider.description}
      </Typography>
      <Rule sx={{ mt: "auto" }} />
      <Terms provider={provider} />
      <Actions provider={provider} nameId={nameId} isUrgent={isUrgent} isOwn={isOwn} />
    </Card>
  )
})
