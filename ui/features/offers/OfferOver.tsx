import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { formatDate } from "#ui/shared/format/format.ts"

import { isOfferOver } from "./offer-over.ts"
import { useStep } from "./use-step.ts"

// Loaded by the press: what the dashboard shows first has to stay light.
const loadCallOnce = async () => (await import("#ui/shared/api/call-once.ts")).callOnce

const useAskAgain = (quoteId: Quote["id"]) =>
  useWrite({
    touches: ["/api/quotes"],
    send: async (_: "ask") => {
      const callOnce = await loadCallOnce()
      return callOnce("POST /api/quotes/:quoteId/ask-again", { params: { quoteId } })
    },
    // The quote stays as it is until its provider answers.
    take: () => undefined
  })

const words = { done: "Asked for a new offer", failed: "Failed to ask for a new offer" }

const AskAgain = ({ quote: { id, providerName } }: Pick<Props, "quote">) => {
  const mutation = useAskAgain(id)
  const { isBusy, start } = useStep(mutation, words)
  const place = useFocusAfterwards(isBusy)
  return (
    <Typography ref={place} component="div" tabIndex={-1} variant="body2">
      {mutation.isSuccess ? (
        `You have asked ${providerName} for a new one.`
      ) : (
        <Button size="small" variant="contained" loading={isBusy} onClick={() => void start("ask")}>
          Ask for a new one
        </Button>
      )}
    </Typography>
  )
}

interface Props {
  readonly role: Role
  readonly quote: Quote
}

/** Says that an offer's last day is over: its homeowner may ask for another one, its provider may revise it. */
export const OfferOver = ({ quote, role }: Props) => {
  const validUntil = quote.offer?.validUntil
  if (!validUntil || !isOfferOver(quote)) return null
  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 1, flexBasis: "100%" }}>
      <Typography variant="body2">
        This offer was valid until {formatDate(validUntil)}.
        {role === "provider" && " It can no longer be accepted: revise it to offer anew."}
      </Typography>
      {role === "homeowner" && <AskAgain quote={quote} />}
    </Box>
  )
}
