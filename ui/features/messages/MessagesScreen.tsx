import { RequireSession } from "#ui/shared/session/RequireSession.tsx"
import { TakesPart } from "#ui/shared/session/TakesPart.tsx"

import { Inbox } from "./Inbox.tsx"

/** Conversations and their messages (docs/product.md#messages). */
export const MessagesScreen = () => (
  <RequireSession>
    {(user) => (
      <TakesPart>
        <Inbox user={user} />
      </TakesPart>
    )}
  </RequireSession>
)
