import ChatIcon from "@mui/icons-material/ChatBubbleOutlineOutlined"
import Button, { type ButtonProps } from "@mui/material/Button"
import { useLocation } from "wouter"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

import { useStartConversation } from "./use-start-conversation.ts"

interface Props extends Pick<ButtonProps, "fullWidth" | "size" | "variant"> {
  readonly providerId: string
}

/** Opens a homeowner's conversation with the provider. */
export const StartConversation = ({ providerId, ...look }: Props) => {
  const start = useStartConversation()
  const [, navigate] = useLocation()
  const open = () =>
    start.mutate(providerId, {
      onSuccess: ({ id }) => navigate(`/messages?conversation=${id}`),
      onError: (error) => {
        const description = wordsFor(error, "Please try again.")
        toast({ title: "Failed to open the conversation", description, variant: "destructive" })
      }
    })
  return (
    <Button
      {...look}
      startIcon={<ChatIcon />}
      // Not false: that would leave a style attribute in what the server renders.
      loading={start.isPending || null}
      onClick={open}
    >
      Message
    </Button>
  )
}
