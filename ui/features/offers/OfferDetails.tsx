import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { formatMoney } from "#domain/shared/money.ts"

import { kindWords, notStated, type OfferContent, termsOf } from "./offer-details-words.ts"
import { OfferLines } from "./OfferLines.tsx"

interface Props {
  readonly offer: OfferContent
  /** A note about the offer's deposit, if there is one. */
  readonly depositNote?: string | null | undefined
}

const quiet = { color: "text.secondary" }

const Items = ({ items, title }: { readonly items: ReadonlyArray<string>; readonly title: string }) => {
  const id = useId()
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="p">
        {title}
      </Typography>
      {items.length === 0 ? (
        <Typography variant="body2" sx={quiet}>
          {notStated}
        </Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 2.5, typography: "body2" }}>
          {Array.from(items, (item, position) => (
            <li key={position}>{item}</li>
          ))}
        </Box>
      )}
    </Box>
  )
}

const Terms = ({ depositNote, offer }: Props) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: 2,
      rowGap: 0.75,
      m: 0,
      typography: "body2",
      "& dt": quiet,
      "& dd": { m: 0 }
    }}
  >
    {Object.entries(termsOf(offer)).map(([name, words]) => (
      <Box key={name} sx={{ display: "contents" }}>
        <dt>{name}</dt>
        <Box component="dd" sx={words === notStated ? quiet : {}}>
          {words}
          {name === "Deposit" && depositNote && (
            <Typography variant="caption" component="p" sx={quiet}>
              {depositNote}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)

/** All that an offer says: what it costs and is made of, what it includes and not, its terms and words. */
export const OfferDetails = ({ depositNote, offer }: Props) => (
  <Box sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
    <Box>
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {offer.price === null ? "No price yet" : formatMoney(offer.price)}
      </Typography>
      <Typography variant="subtitle2" component="p">
        {kindWords(offer)}
      </Typography>
    </Box>
    {offer.message && (
      <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
        {offer.message}
      </Typography>
    )}
    {offer.lines.length === 0 || offer.price === null ? (
      <Typography variant="body2" sx={quiet}>
        The price is not broken down.
      </Typography>
    ) : (
      <OfferLines lines={offer.lines} total={offer.price} />
    )}
    <Items title="Includes" items={offer.includes} />
    <Items title="Does not include" items={offer.excludes} />
    <Terms offer={offer} depositNote={depositNote} />
  </Box>
)
