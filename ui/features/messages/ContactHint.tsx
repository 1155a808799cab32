import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"

import { contactDataWords, holdsContactData } from "#domain/messaging/contact-data.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { pairQuotesQuery } from "#ui/features/quotes/quote-lists.ts"

interface Props {
  readonly conversationId: ConversationId
  readonly business: string
  readonly draft: string
}

/** A hint below the field, while its text contains a number or an email address and nothing was accepted yet. */
export const ContactHint = ({ business, conversationId, draft }: Props) => {
  const { data: quotes = [] } = useQuery(pairQuotesQuery(conversationId))
  const isAgreed = quotes.some(({ acceptedAt }) => acceptedAt !== null)
  return (
    <Box
      role="status"
      sx={{ px: 2, typography: "body2", color: "text.secondary", "&:not(:empty)": { pb: 1.5 } }}
    >
      {!isAgreed && holdsContactData(draft) && contactDataWords(business)}
    </Box>
  )
}
