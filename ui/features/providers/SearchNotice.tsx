import Typography from "@mui/material/Typography"

import { notOfferedText } from "#domain/search/not-offered-text.ts"
import { Link } from "#ui/shared/routing/Link.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import { type ProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"

import { AskPlace } from "./AskPlace.tsx"
import { isPlaceMissing } from "./has-notice.ts"
import { noticeText } from "./notice-text.ts"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood
  /** Whether nobody was found; the reason is then told together with the place. */
  readonly isEmpty: boolean
  /** Looks near this place. */
  readonly onPlace: (place: string) => void
}

const notice = { ...noticeText, mb: { xs: 1, sm: 2 } }

/**
 * Notices about a search: how its text was corrected, with a link to search as it was typed; which trade is not
 * offered; and that a place is missing.
 */
export const SearchNotice = ({ isEmpty, onPlace, query, understood }: Props) => {
  const { corrected, isPlaceCorrected, notOffered, place, trades } = understood
  return (
    <>
      {corrected !== undefined && (
        <Typography sx={notice}>
          Showing results for <strong>{corrected}</strong>. Search instead for{" "}
          <Link href={`/providers${writeProviderQuery({ ...query, exact: "true" })}`}>{query.service}</Link>
        </Typography>
      )}
      {isPlaceCorrected && !isEmpty && (
        <Typography sx={notice}>
          Showing results near <strong>{place}</strong>.
        </Typography>
      )}
      {notOffered !== undefined && <Typography sx={notice}>{notOfferedText(notOffered, trades)}</Typography>}
      {(!isEmpty || understood.unknownPlace !== undefined) && isPlaceMissing(query, understood) && (
        <AskPlace query={query} unknown={understood.unknownPlace} onPlace={onPlace} />
      )}
    </>
  )
}
