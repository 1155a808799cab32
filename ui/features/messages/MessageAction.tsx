import ChatIcon from "@mui/icons-material/ChatBubbleOutlineOutlined"

import type { Role } from "#domain/account/role.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { StartConversation } from "./StartConversation.tsx"

interface Props {
  readonly role: Role
  readonly providerId: string
  readonly conversationId?: string | undefined
}

/**
 * A link to the conversation; if it is not known, a homeowner gets a button that opens it, and a provider a link to the
 * list.
 */
export const MessageAction = ({ conversationId, providerId, role }: Props) =>
  role === "homeowner" && conversationId === undefined ? (
    <StartConversation providerId={providerId} size="small" />
  ) : (
    <LinkButton
      size="small"
      startIcon={<ChatIcon />}
      href={conversationId === undefined ? "/messages" : `/messages?conversation=${conversationId}`}
    >
      Message
    </LinkButton>
  )
