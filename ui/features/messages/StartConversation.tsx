import ChatIcon from "@mui/icons-material/ChatBubbleOutlineOutlined"
import Button, { type ButtonProps } from "@mui/material/Button"
import { useLocation } from "wouter"

import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useStartConversation } from "./use-start-conversation.ts"

interface Props extends Pick<ButtonProps, "fullWidth" | "size" | "variant"> {
  readonly providerId: string
}

/** Opens a homeowner's conversation with the provider. */
export const StartConversation = ({ providerId, ...look }: Props) => {
  const { mutateAsync } = useStartConversation()
  const [, navigate] = useLocation()
  const { isBusy, start } = useOnce(async () => {
    try {
      const { id } = await mutateAsync(providerId)
      return () => navigate(`/messages?conversation=${id}`)
    } catch (error) {
      return sayRefusal("Failed to open the conversation")(error)
    }
  })
  return (
    <Button
      {...look}
      startIcon={<ChatIcon />}
      // Null rather than false, which would render a style attribute on the server.
      loading={isBusy || null}
      onClick={() => void start()}
    >
      Message
    </Button>
  )
}
