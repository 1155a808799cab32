import ForumIcon from "@mui/icons-material/ForumOutlined"
import HandymanIcon from "@mui/icons-material/HandymanOutlined"
import RequestQuoteIcon from "@mui/icons-material/RequestQuoteOutlined"
import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"

import type { Role } from "../../src/domain/account/role.ts"
import { conversationsQuery } from "../messages/use-conversations.ts"
import { projectsQuery } from "../projects/use-projects.ts"
import { quotesQuery } from "../quotes/use-quotes.ts"
import { SummaryCard } from "./SummaryCard.tsx"

const countOf = <Status extends string>(
  things: ReadonlyArray<{ readonly status: Status }> = [],
  status: NoInfer<Status>
) => things.filter((thing) => thing.status === status).length

/** Active projects, quotes and messages in numbers. */
export const SummaryCards = ({ role }: { readonly role: Role }) => {
  const projects = useQuery(projectsQuery).data
  const quotes = useQuery(quotesQuery).data
  const conversations = useQuery(conversationsQuery).data
  const unread = conversations?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
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
        count={projects ? countOf(projects, "in_progress") : null}
        detail={`${countOf(projects, "pending")} pending`}
      />
      <SummaryCard
        title={role === "homeowner" ? "Quotes Received" : "Quotes Sent"}
        icon={<RequestQuoteIcon />}
        count={quotes?.length ?? null}
        detail={`${countOf(quotes, "pending")} pending`}
      />
      <SummaryCard
        title="Messages"
        icon={<ForumIcon />}
        count={conversations?.length ?? null}
        detail={unread > 0 ? `${unread} new` : conversations?.length === 1 ? "conversation" : "conversations"}
      />
    </Box>
  )
}
