import ForumIcon from "@mui/icons-material/ForumOutlined"
import HandymanIcon from "@mui/icons-material/HandymanOutlined"
import RequestQuoteIcon from "@mui/icons-material/RequestQuoteOutlined"
import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"

import type { OwnCounts } from "../../src/domain/account/own-counts.ts"
import type { Role } from "../../src/domain/account/role.ts"
import { countsQuery } from "../session/use-counts.ts"
import { SummaryCard } from "./SummaryCard.tsx"

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

const talkWords = ({ conversations, unread }: OwnCounts) => {
  if (unread > 0) return `${unread} new`
  return conversations === 1 ? "conversation" : "conversations"
}

/** Active projects, quotes and messages in numbers. */
export const SummaryCards = ({ role }: { readonly role: Role }) => {
  const counts = useQuery(countsQuery).data
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 1.5, md: 3 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" }
      }}
    >
      <SummaryCard
        title="Active Projects"
        icon={<HandymanIcon />}
        count={counts?.projects.in_progress ?? null}
        detail={`${counts?.projects.pending} pending`}
      />
      <SummaryCard
        title={role === "homeowner" ? "Quotes Received" : "Quotes Sent"}
        icon={<RequestQuoteIcon />}
        count={counts ? sum(counts.quotes) : null}
        detail={`${counts?.quotes.pending} pending`}
      />
      <SummaryCard
        title="Messages"
        icon={<ForumIcon />}
        count={counts?.conversations ?? null}
        detail={counts ? talkWords(counts) : ""}
      />
    </Box>
  )
}
