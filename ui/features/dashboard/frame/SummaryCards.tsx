import ForumIcon from "@mui/icons-material/ForumOutlined"
import HandymanIcon from "@mui/icons-material/HandymanOutlined"
import RequestQuoteIcon from "@mui/icons-material/RequestQuoteOutlined"
import Box from "@mui/material/Box"
import { useQuery, type UseQueryResult } from "@tanstack/react-query"

import type { OwnCounts } from "#domain/account/own-counts.ts"
import type { Role } from "#domain/account/role.ts"
import { totalOf } from "#domain/account/total-of.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { useOnlineAgain } from "#ui/shared/routing/use-online-again.ts"
import { countsQuery } from "#ui/shared/session/use-counts.ts"

import { type Failure, SummaryCard } from "./SummaryCard.tsx"

const talkWords = ({ conversations, unread }: OwnCounts) => {
  if (unread > 0) return `${formatNumber(unread)} new`
  return conversations === 1 ? "conversation" : "conversations"
}

const pendingWords = (counts: { readonly pending: number } | undefined) =>
  counts === undefined ? "" : `${formatNumber(counts.pending)} pending`

// A project may have come of an accepted quote, and many have not.
const workOf = ({ quotes }: OwnCounts) =>
  `Accepted jobs ${formatNumber(quotes.accepted)} · Pending: not agreed yet`

const partsOf = ({ offers, requests }: OwnCounts) =>
  `Requests ${formatNumber(requests)} · Offers ${formatNumber(totalOf(offers))}`

// Still a failure while it is fetched again, until it has loaded.
const failureOf = ({ data, errorUpdateCount, isFetching, refetch }: UseQueryResult): Failure | undefined =>
  data === undefined && errorUpdateCount > 0 ? { retry: refetch, isRetrying: isFetching } : undefined

/** Active projects, quotes and messages in numbers. */
export const SummaryCards = ({ role }: { readonly role: Role }) => {
  const result = useQuery(countsQuery)
  const counts = result.data
  const failure = failureOf(result)
  // A provider's offers are the quotes that name a price; the rest are requests.
  const quotes = role === "homeowner" ? counts?.quotes : counts?.offers
  useOnlineAgain(failure?.retry)
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 1.5, md: 3 },
        gridTemplateColumns: {
          xs: "repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))",
          sm: "repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))"
        }
      }}
    >
      <SummaryCard
        title="Active Projects"
        icon={<HandymanIcon />}
        count={counts?.projects.in_progress ?? null}
        detail={pendingWords(counts?.projects)}
        parts={counts && role === "provider" ? workOf(counts) : undefined}
        failure={failure}
      />
      <SummaryCard
        title={role === "homeowner" ? "Quotes Received" : "Quotes Sent"}
        icon={<RequestQuoteIcon />}
        count={quotes ? totalOf(quotes) : null}
        detail={pendingWords(quotes)}
        parts={counts && partsOf(counts)}
        failure={failure}
      />
      <SummaryCard
        title="Messages"
        icon={<ForumIcon />}
        count={counts?.conversations ?? null}
        detail={counts ? talkWords(counts) : ""}
        failure={failure}
      />
    </Box>
  )
}
