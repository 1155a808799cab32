import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import type { RefObject } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import type { Answer } from "#ui/shared/api/call.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formatRecentDay } from "#ui/shared/format/past-days.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { quoteRevealsQuery } from "../quote-lists.ts"
import { useSeen } from "./use-seen.ts"
import { useShareNumber } from "./use-share-number.ts"

interface Props {
  readonly quote: Quote
}

type Reveal = Answer<"GET /api/quotes/:quoteId/reveals">[number]

const causes: Record<Reveal["cause"], string> = {
  accepted: "you accepted its offer",
  asked: "you asked with it",
  shared: "you shared it"
}

interface Shown extends Props {
  readonly line: RefObject<HTMLElement | null>
}

const Since = ({ line, quote: { id, providerName } }: Shown) => {
  // A list may be long, and each line is a call.
  const isSeen = useSeen(line)
  const { data } = useQuery({ ...quoteRevealsQuery(id), enabled: isSeen })
  const given = data?.find(({ what }) => what === "phone")
  return (
    given &&
    `${providerName} has had your number since ${formatRecentDay(given.at)} (${causes[given.cause]}).`
  )
}

const useShare = ({ id, providerName }: Quote) => {
  const { mutateAsync } = useShareNumber(id)
  return useOnce(() =>
    mutateAsync().then(
      () => toast({ title: "Number shared", description: `${providerName} sees your number now.` }),
      sayRefusal("Your number could not be shared")
    )
  )
}

const AddNumber = () => (
  <LinkButton href="/account" size="small" sx={{ ml: -1.5 }}>
    Add your number to share it
  </LinkButton>
)

/** Since when and why the provider has the homeowner's number, or the button to share it. */
export const NumberShared = ({ isGiven, quote }: Props & { readonly isGiven: boolean }) => {
  const { user } = useSession()
  const { isBusy, start } = useShare(quote)
  const line = useFocusAfterwards(isBusy)
  const hasNone = quote.contactPhone === "" && user?.phone === null
  return (
    <Typography ref={line} tabIndex={-1} variant="body2" sx={{ flexGrow: 1, color: "text.secondary" }}>
      {isGiven && <Since line={line} quote={quote} />}
      {!isGiven && hasNone && <AddNumber />}
      {!isGiven && !hasNone && (
        <Button
          size="small"
          loading={isBusy}
          aria-description={`${quote.providerName} will see your number.`}
          onClick={() => void start()}
          sx={{ ml: -1.5 }}
        >
          Share my number
        </Button>
      )}
    </Typography>
  )
}
