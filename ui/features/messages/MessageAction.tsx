import ChatIcon from "@mui/icons-material/ChatBubbleOutlineOutlined"

import type { Role } from "#domain/account/role.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { StartConversation } from "./StartConversation.tsx"

interface Props {
  readonly role: Role
  readonly providerId: string
  readonly conversationId?: string | undefined
}

/** Leads to the conversation; where none is known a homeowner opens it, and a provider looks through the list. */
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
