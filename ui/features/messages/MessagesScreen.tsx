import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { Inbox } from "./Inbox.tsx"

/** Conversations and their messages (docs/product.md#messages). */
export const MessagesScreen = () => (
  <RequireSession takesPart>{(user) => <Inbox user={user} />}</RequireSession>
)
