import Box from "@mui/material/Box"

import { Container } from "#ui/shared/components/Page.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { Inbox } from "./Inbox.tsx"
import { MessagesHeader } from "./MessagesHeader.tsx"

/** Conversations and their messages (docs/product.md#messages). */
export const MessagesScreen = () => (
  <RequireSession>
    {(user) => (
      <Container sx={{ py: { xs: 2, md: 4 } }}>
        <MessagesHeader user={user} />
        <Box sx={{ mt: { xs: 2, md: 3 } }}>
          <Inbox user={user} />
        </Box>
      </Container>
    )}
  </RequireSession>
)
