import PhoneOutlinedIcon from "@mui/icons-material/PhoneOutlined"
import Button, { type ButtonProps } from "@mui/material/Button"
import { useQueryClient } from "@tanstack/react-query"
import { useLocation } from "wouter"

import type { Provider } from "#domain/provider/provider.ts"
import { phoneWithheldWords } from "#domain/usage/usage-limits.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { phoneHref } from "#ui/shared/format/phone-words.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { providerQuery } from "../use-providers.ts"

interface Props extends Pick<ButtonProps, "aria-describedby"> {
  readonly provider: Pick<Provider, "id">
}

const cannot = (description: string) =>
  toast({ title: "We cannot call from here", description, variant: "destructive" })

/**
 * Calls a professional of a list. The number is fetched on demand, because each number that one reads counts towards a
 * limit of use.
 */
export const CallButton = ({ provider: { id }, ...button }: Props) => {
  const { isAuthenticated, isLoading } = useSession()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const here = useHere()
  const { isBusy, start } = useOnce(async () => {
    if (!isAuthenticated && !isLoading) return () => navigate(loginPath(here))
    const found = await queryClient.fetchQuery(providerQuery(id)).catch(() => undefined)
    const href = found?.phone ? phoneHref(found.phone) : undefined
    if (href) location.assign(href)
    else if (found?.phoneWithheld) cannot(phoneWithheldWords)
    else cannot(found ? "No phone number available." : "Please try again.")
    return undefined
  })
  return (
    <Button
      {...button}
      variant="contained"
      color="error"
      startIcon={<PhoneOutlinedIcon />}
      loading={isBusy || null}
      onClick={() => void start()}
    >
      Call
    </Button>
  )
}
