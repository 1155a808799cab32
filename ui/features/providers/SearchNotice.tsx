import Typography from "@mui/material/Typography"

import { notOfferedText } from "#domain/search/not-offered-text.ts"
import { Link } from "#ui/shared/routing/Link.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import { type ProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
}

/** What a text was taken for, where that is not what it says, with the way to have it as it was typed; and who is not offered. */
export const SearchNotice = ({ query, understood: { corrected, notOffered, trades } }: Props) => (
  <>
    {corrected !== undefined && (
      <Typography sx={{ mb: 2 }}>
        Showing results for <strong>{corrected}</strong>. Search instead for{" "}
        <Link href={`/providers${writeProviderQuery({ ...query, exact: "true" })}`}>{query.service}</Link>
      </Typography>
    )}
    {notOffered !== undefined && <Typography sx={{ mb: 2 }}>{notOfferedText(notOffered, trades)}</Typography>}
  </>
)
