import ChatIcon from "@mui/icons-material/ChatBubbleOutlineOutlined"
import Button from "@mui/material/Button"
import { useLocation } from "wouter"

import type { Role } from "#domain/account/role.ts"
import { useStartConversation } from "#ui/features/messages/use-start-conversation.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

const looks = { size: "small", startIcon: <ChatIcon /> } as const

const StartConversation = ({ providerId }: { readonly providerId: string }) => {
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
    <Button {...looks} loading={start.isPending} loadingPosition="start" onClick={open}>
      Message
    </Button>
  )
}

interface Props {
  readonly role: Role
  readonly providerId: string
}

/** Leads to the conversation: a homeowner opens it with the provider, a provider finds it in the list. */
export const MessageAction = ({ providerId, role }: Props) =>
  role === "homeowner" ? (
    <StartConversation providerId={providerId} />
  ) : (
    <LinkButton {...looks} href="/messages">
      Message
    </LinkButton>
  )
